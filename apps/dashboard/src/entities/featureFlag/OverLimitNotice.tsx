import { FLAG_NOTICE_MS } from '@pressdock/api/limits';
import { Alert, LinkButton } from '@pressdock/ui';
import { useEffect, useRef } from 'react';
import { billingPaths } from '../../shared/billingPaths.ts';
import { useAtomValue } from '../../shared/state.ts';
import { usageLevel } from '../billing/usage.rules.ts';
import { isActingAtom, meAtom } from '../user/user.queries.ts';
import { featureFlagMessages } from './featureFlag.messages.ts';
import { activeUserLimitAtom } from './featureFlag.queries.ts';

const { overLimit: words } = featureFlagMessages;

/**
 * Warns that the account has more active users than its plan includes, or nearly as many. Checks again
 * shortly after the plan changes.
 * @see specification, section 9, "over-limit recheck"
 */
export function OverLimitNotice() {
  const { data, refetch } = useAtomValue(activeUserLimitAtom);
  const me = useAtomValue(meAtom).data;
  const isActing = useAtomValue(isActingAtom);
  const plan = me?.selectedPlan;
  const checkedPlan = useRef(plan);

  useEffect(() => {
    const isChanged = checkedPlan.current !== undefined && checkedPlan.current !== plan;
    checkedPlan.current = plan;
    if (!isChanged) return;
    const timer = setTimeout(() => void refetch(), FLAG_NOTICE_MS.limitRecheck);
    return () => clearTimeout(timer);
  }, [plan, refetch]);

  if (!data || data.limit === null) return null;
  const { count, limit, isOver } = data;
  if (!isOver && usageLevel(count, limit) === 'low') return null;
  const isBilled = me?.isBillingEnabled;
  return (
    <Alert
      tone={isOver ? 'caution' : 'info'}
      title={isOver ? words.title : words.nearTitle}
      actions={
        isBilled && !isActing ? (
          <LinkButton size="small" href={billingPaths.billing()}>
            {words.toPlans}
          </LinkButton>
        ) : undefined
      }
    >
      {words.body(count, limit)} {isBilled ? null : words.askOperator}
    </Alert>
  );
}
