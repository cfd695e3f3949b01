import type { PlanPreviewResponse, PreviewPlanRequest } from '@pressdock/api';
import { billingKey, plansKey } from '../../../entities/billing/plans.queries.ts';
import { userKeys } from '../../../entities/user/user.queries.ts';
import { api } from '../../../shared/server/api.ts';
import { dataOf } from '../../../shared/server/failure.ts';
import { queryAtom, queryClientAtom } from '../../../shared/server/query.ts';
import { atom } from '../../../shared/state.ts';

/** The plan or the analytics plan to change to. */
export type PlanChoice = PreviewPlanRequest;

/**
 * Creates the cost of a change for a dialog that was opened at a time. Each dialog reads its own, because
 * the amount changes by the second.
 */
export const createPreviewAtom = (choice: PlanChoice, openedAt: number) =>
  queryAtom<PlanPreviewResponse>(() => ({
    queryKey: [...billingKey, 'preview', choice, openedAt],
    queryFn: ({ signal }) => dataOf(api.post('/api/v1/plans/preview', { body: choice, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  }));

/** Reads again what shows the plan, the card or the invoices. */
export const refreshBillingAtom = atom(null, async (get) => {
  const client = get(queryClientAtom);
  void client.invalidateQueries({ queryKey: userKeys.me });
  await client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === billingKey[0] && queryKey[1] !== 'preview',
  });
});

/** Changes the plan as its preview said. */
export const changePlanAtom = atom(
  null,
  async (get, set, { choice, preview }: { choice: PlanChoice; preview: PlanPreviewResponse }) => {
    const { due, prorationDate } = preview;
    const body = { ...choice, due, ...(prorationDate === null ? {} : { prorationDate }) };
    const result = await api.put('/api/v1/plans', { body });
    if (!result.ok) return result;
    get(queryClientAtom).setQueryData(plansKey, result.data);
    await set(refreshBillingAtom);
    return result;
  },
);
