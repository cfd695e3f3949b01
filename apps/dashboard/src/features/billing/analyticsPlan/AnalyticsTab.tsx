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
import { formColumn } from '../../../shared/page/page.css.ts';
import { liveSubscription } from '../billing.rules.ts';
import { ChangePlanDialog } from '../change/ChangePlanDialog.tsx';
import type { PlanChoice } from '../change/change.queries.ts';
import { analyticsTabMessages as words } from './analyticsPlan.messages.ts';

/** The analytics plan: what it contains, its price, and choosing or canceling it. */
export function AnalyticsTab({ plans }: { plans: PlansResponse }) {
  const [choice, setChoice] = useState<PlanChoice>();
  const isActive = plans.analyticsPlan === PLANS.analytics;
  const isGranted = isActive && plans.grant?.analyticsPlan === PLANS.analytics;
  const price = plans.analyticsPlans[0]?.price ?? null;
  const canCancel = isActive && liveSubscription(plans) !== null;
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
                  onPress={() => setChoice({ analyticsPlan: PLANS.analytics })}
                >
                  {words.choose}
                </Button>
              )}
              {canCancel ? (
                <Button variant="quiet" onPress={() => setChoice({ analyticsPlan: PLANS.none })}>
                  {words.cancel}
                </Button>
              ) : null}
            </Changes>
          </Inline>
        </Stack>
      </Card>
      {choice ? (
        <ChangePlanDialog
          title={choice.analyticsPlan === PLANS.none ? words.cancelTitle : words.chooseTitle}
          choice={choice}
          action="choose"
          onClose={() => setChoice(undefined)}
        />
      ) : null}
    </div>
  );
}
