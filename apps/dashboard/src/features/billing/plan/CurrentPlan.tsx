import type { PlansResponse } from '@pressdock/api';
import { PLAN_LIMIT_NAMES, PLANS } from '@pressdock/api/limits';
import { Button, Card, DescriptionItem, DescriptionList, Grid, Stack, Text } from '@pressdock/ui';
import { UsageMeter } from '../../../entities/billing/UsageMeter.tsx';
import { Changes } from '../../../entities/user/Changes.tsx';
import { planLabel } from '../../../entities/user/user.rules.ts';
import { Day } from '../../../shared/page/Day.tsx';
import { size } from '../../../shared/sizes.ts';
import { liveSubscription } from '../billing.rules.ts';
import { planMessages } from './plan.messages.ts';

const { current: words } = planMessages;

export interface CurrentPlanProps {
  plans: PlansResponse;
  onCancel: () => void;
}

/** The plan of the account, when it renews, and how much of it is used. */
export function CurrentPlan({ plans, onCancel }: CurrentPlanProps) {
  const { selectedPlan, limits, usage } = plans;
  const live = liveSubscription(plans);
  if (selectedPlan === PLANS.none) {
    return (
      <Card title={words.title}>
        <Text as="p">{words.none}</Text>
      </Card>
    );
  }
  const limited = PLAN_LIMIT_NAMES.filter((kind) => (limits[kind] ?? 0) > 0);
  const renewsAt = live?.endsAt === null ? live.periodEndsAt : null;
  return (
    <Card
      title={words.title}
      aside={
        live && live.endsAt === null && live.plan !== PLANS.none ? (
          <Changes>
            <Button size="small" variant="quiet" onPress={onCancel}>
              {words.cancel}
            </Button>
          </Changes>
        ) : undefined
      }
    >
      <Stack gap="24">
        <DescriptionList>
          <DescriptionItem term={words.plan}>{planLabel(selectedPlan)}</DescriptionItem>
          {live && live.plan !== selectedPlan ? (
            <DescriptionItem term={words.subscription}>
              {planLabel(live.plan === PLANS.none ? live.analyticsPlan : live.plan)}
            </DescriptionItem>
          ) : null}
          {live ? (
            <DescriptionItem term={words.status}>{words.statuses[live.status]}</DescriptionItem>
          ) : null}
          {renewsAt === null ? null : (
            <DescriptionItem term={words.renews}>
              <Day moment={renewsAt} />
            </DescriptionItem>
          )}
          {live && live.endsAt !== null ? (
            <DescriptionItem term={words.ends}>
              <Day moment={live.endsAt} />
            </DescriptionItem>
          ) : null}
        </DescriptionList>
        {limited.length > 0 ? (
          <Grid gap="24" minColumnWidth={size.search}>
            {limited.map((kind) => (
              <UsageMeter key={kind} kind={kind} used={usage[kind]} limit={limits[kind] ?? 0} />
            ))}
          </Grid>
        ) : null}
      </Stack>
    </Card>
  );
}
