import { FLAG_NOTICE_MS } from '@pressdock/api/limits';
import { Alert } from '@pressdock/ui';
import { useEffect, useRef } from 'react';
import { useAtomValue } from '../../shared/state.ts';
import { meAtom } from '../user/user.queries.ts';
import { featureFlagMessages } from './featureFlag.messages.ts';
import { activeUserLimitAtom } from './featureFlag.queries.ts';

const { overLimit: words } = featureFlagMessages;

/**
 * Warns that the account has more active users than its plan includes. Checks again shortly after
 * the plan changes.
 * @see specification, section 9, "over-limit recheck"
 */
export function OverLimitNotice() {
  const { data, refetch } = useAtomValue(activeUserLimitAtom);
  const plan = useAtomValue(meAtom).data?.selectedPlan;
  const checkedPlan = useRef(plan);

  useEffect(() => {
    const isChanged = checkedPlan.current !== undefined && checkedPlan.current !== plan;
    checkedPlan.current = plan;
    if (!isChanged) return;
    const timer = setTimeout(() => void refetch(), FLAG_NOTICE_MS.limitRecheck);
    return () => clearTimeout(timer);
  }, [plan, refetch]);

  if (!data?.isOver || data.limit === null) return null;
  return (
    <Alert tone="caution" title={words.title}>
      {words.body(data.count, data.limit)}
    </Alert>
  );
}
