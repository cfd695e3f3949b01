import { PLANS } from '@pressdock/api/limits';
import { atom } from '../../shared/state.ts';
import { meAtom } from '../user/user.queries.ts';

/**
 * Whether the account's plan includes analytics; undefined until it is known.
 * @see specification, section 6
 */
export const hasAnalyticsPlanAtom = atom((get) => {
  const plan = get(meAtom).data?.analyticsPlan;
  return plan === undefined ? undefined : plan === PLANS.analytics;
});
