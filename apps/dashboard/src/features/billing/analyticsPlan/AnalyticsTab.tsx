import type { PlansResponse } from '@pressdock/api';
import { PLANS } from '@pressdock/api/limits';
import {
  Badge,
  Button,
  Card,
  DescriptionItem,
  DescriptionList,
  Inline,
  LinkButton,
  Stack,
  Text,
} from '@pressdock/ui';
import { useState } from 'react';
import { formatPrice } from '../../../entities/billing/money.rules.ts';
import { Changes } from '../../../entities/user/Changes.tsx';
import { analyticsPaths } from '../../../shared/analyticsPaths.ts';
import { Day } from '../../../shared/page/Day.tsx';
import { formColumn } from '../../../shared/page/page.css.ts';
import { liveSubscription } from '../billing.rules.ts';
import { ChangePlanDialog } from '../change/ChangePlanDialog.tsx';
import type { PlanChoice } from '../change/change.queries.ts';
import { analyticsTabMessages as words } from './analyticsPlan.messages.ts';

/** The analytics plan: what it contains, its price, and choosing or canceling it. */
export function AnalyticsTab({ plans }: { plans: PlansResponse }) {
  const [choice, setChoice] = useState<{
    plan: PlanChoice['analyticsPlan'];
    action: 'choose' | 'keep' | null;
  }>();
  const isActive = plans.analyticsPlan === PLANS.analytics;
  const isGranted = isActive && plans.grant?.analyticsPlan === PLANS.analytics;
  const price = plans.analyticsPlans[0]?.price ?? null;
  const live = liveSubscription(plans);
  const endsAt = live?.endsAt ?? null;
  const isPaid = live?.analyticsPlan === PLANS.analytics;
  return (
    <div className={formColumn}>
      <Card title={words.name}>
        <Stack gap="16">
          <Text as="p" tone="muted">
            {words.body}
          </Text>
          <DescriptionList>
            <DescriptionItem term={words.price}>
              {price ? formatPrice(price) : words.noPrice}
            </DescriptionItem>
            <DescriptionItem term={words.status}>
              <Badge tone={isActive ? 'positive' : 'neutral'}>
                {isGranted ? words.granted : isActive ? words.active : words.inactive}
              </Badge>
            </DescriptionItem>
            {isPaid && endsAt !== null ? (
              <DescriptionItem term={words.ends}>
                <Day moment={endsAt} />
              </DescriptionItem>
            ) : null}
          </DescriptionList>
          <Inline gap="8">
            {isActive ? (
              <LinkButton href={analyticsPaths.analytics()}>{words.open}</LinkButton>
            ) : null}
            <Changes>
              {isActive ? null : (
                <Button
                  variant="primary"
                  isDisabled={price === null}
                  onPress={() => setChoice({ plan: PLANS.analytics, action: 'choose' })}
                >
                  {words.choose}
                </Button>
              )}
              {isPaid && endsAt === null ? (
                <Button
                  variant="quiet"
                  onPress={() => setChoice({ plan: PLANS.none, action: null })}
                >
                  {words.cancel}
                </Button>
              ) : null}
              {isPaid && endsAt !== null ? (
                <Button onPress={() => setChoice({ plan: PLANS.analytics, action: 'keep' })}>
                  {words.keep}
                </Button>
              ) : null}
            </Changes>
          </Inline>
        </Stack>
      </Card>
      {choice ? (
        <ChangePlanDialog
          title={words.titles[choice.action ?? 'cancel']}
          choice={{ analyticsPlan: choice.plan }}
          action={choice.action}
          endsAt={endsAt}
          onClose={() => setChoice(undefined)}
        />
      ) : null}
    </div>
  );
}
