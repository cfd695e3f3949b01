import type { PlansResponse } from '@pressdock/api';
import { PLANS } from '@pressdock/api/limits';
import { Alert, Button, LinkButton } from '@pressdock/ui';
import { Changes } from '../../../entities/user/Changes.tsx';
import { planLabel } from '../../../entities/user/user.rules.ts';
import { billingPaths } from '../../../shared/billingPaths.ts';
import { formatDate } from '../../../shared/format.ts';
import { liveSubscription } from '../billing.rules.ts';
import type { PlanName } from './PlanComparison.tsx';
import { planMessages as words } from './plan.messages.ts';

export interface PlanNoticesProps {
  plans: PlansResponse;
  /** Continues a plan that would end. */
  onKeep: (plan: PlanName) => void;
}

/** The facts that matter most to the owner: an overdue payment, a plan that ends, a plan from the operator. */
export function PlanNotices({ plans, onKeep }: PlanNoticesProps) {
  const { delinquency, grant } = plans;
  const endsAt = liveSubscription(plans)?.endsAt ?? null;
  const current = PLANS.all.find((plan) => plan === plans.selectedPlan);
  return (
    <>
      {delinquency ? <Overdue delinquency={delinquency} /> : null}
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
          {words.endingText}
        </Alert>
      )}
      {grant && grant.selectedPlan !== PLANS.none ? (
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

function Overdue({ delinquency }: { delinquency: NonNullable<PlansResponse['delinquency']> }) {
  const { since, addingEndsAt, servingEndsAt, payUrl } = delinquency;
  const serving = formatDate(servingEndsAt);
  return (
    <Alert
      tone="critical"
      title={words.overdue.title(formatDate(since))}
      actions={
        <>
          {payUrl === null ? null : (
            <LinkButton size="small" variant="primary" href={payUrl} target="_blank">
              {words.overdue.pay}
            </LinkButton>
          )}
          <LinkButton size="small" href={billingPaths.billing('invoices')}>
            {words.overdue.invoices}
          </LinkButton>
        </>
      }
    >
      {new Date(addingEndsAt) > new Date()
        ? words.overdue.text(formatDate(addingEndsAt), serving)
        : words.overdue.textAfter(serving)}
    </Alert>
  );
}
