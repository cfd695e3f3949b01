import type { PlansResponse } from '@pressdock/api';
import { PLANS } from '@pressdock/api/limits';
import { Alert, Button } from '@pressdock/ui';
import { Changes } from '../../../entities/user/Changes.tsx';
import { planLabel } from '../../../entities/user/user.rules.ts';
import { formatDate } from '../../../shared/format.ts';
import { liveSubscription } from '../billing.rules.ts';
import type { PlanName } from './PlanComparison.tsx';
import { planMessages as words } from './plan.messages.ts';

export interface PlanNoticesProps {
  plans: PlansResponse;
  /** Continues a plan that would end. */
  onKeep: (plan: PlanName) => void;
}

/** The facts that matter most to the owner: a plan that ends, and a plan from the operator. */
export function PlanNotices({ plans, onKeep }: PlanNoticesProps) {
  const { grant } = plans;
  const live = liveSubscription(plans);
  const endsAt = live?.endsAt ?? null;
  const current = PLANS.all.find((plan) => plan === live?.plan);
  const hasGrant = grant !== null && grant.selectedPlan !== PLANS.none;
  const outlasts = hasGrant && endsAt !== null && (grant.until === null || grant.until > endsAt);
  return (
    <>
      {endsAt === null ? null : (
        <Alert
          tone="caution"
          title={words.ending(formatDate(endsAt))}
          actions={
            current ? (
              <Changes>
                <Button size="small" onPress={() => onKeep(current)}>
                  {words.keep}
                </Button>
              </Changes>
            ) : undefined
          }
        >
          {outlasts ? words.endingGranted : current ? words.endingText : undefined}
        </Alert>
      )}
      {hasGrant ? (
        <Alert tone="info">
          {words.granted(
            planLabel(grant.selectedPlan),
            grant.until === null ? null : formatDate(grant.until),
          )}
        </Alert>
      ) : null}
    </>
  );
}
