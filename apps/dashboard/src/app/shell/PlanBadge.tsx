import { Badge } from '@pressdock/ui';
import { meAtom } from '../../entities/user/user.queries.ts';
import { planLabel } from '../../entities/user/user.rules.ts';
import { useAtomValue } from '../../shared/state.ts';

/** The plan of the account. */
export function PlanBadge() {
  const plan = useAtomValue(meAtom).data?.selectedPlan;
  return plan ? <Badge>{planLabel(plan)}</Badge> : null;
}
