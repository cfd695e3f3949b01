import type { PlansResponse, PlanUsageResponse } from '@pressdock/api';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom } from '../../shared/server/query.ts';

/** The cache key of everything about the account's billing. */
export const billingKey = ['billing'];

/** The cache key of the plans. */
export const plansKey = [...billingKey, 'plans'];

/** The plans, what they include and what the account uses. Members may not read it. */
export const plansAtom = queryAtom<PlansResponse>(() => ({
  queryKey: plansKey,
  queryFn: ({ signal }) => dataOf(api.get('/api/v1/plans', { signal })),
}));

/** The limits of the plan and how much of them is used, which members may read as well. */
export const planUsageAtom = queryAtom<PlanUsageResponse>(() => ({
  queryKey: [...billingKey, 'usage'],
  queryFn: ({ signal }) => dataOf(api.get('/api/v1/plans/usage', { signal })),
}));
