import type {
  BillingAccountListResponse,
  BillingStatusResponse,
  ChangeAccountPlanRequest,
  GrantPlanRequest,
} from '@pressdock/api';
import { userKeys } from '../../../entities/user/user.queries.ts';
import { api } from '../../../shared/server/api.ts';
import { dataOf } from '../../../shared/server/failure.ts';
import { pageCountInUrl } from '../../../shared/server/listLength.rules.ts';
import { pagedQueryAtom } from '../../../shared/server/pagedQuery.ts';
import { queryAtom, queryClientAtom } from '../../../shared/server/query.ts';
import { atom, atomFamily } from '../../../shared/state.ts';
import { accountsKey } from '../accounts.queries.ts';
import { stateFilterQuery } from '../list/accountFilter.rules.ts';
import type { BilledFilter } from './billedAccounts.rules.ts';

const billedKey = [...accountsKey, 'billed'];
const statusKey = [...billedKey, 'status'];
const runningMs = 2000;

/** The state of billing on this server; read again while accounts are compared with Stripe. */
export const billingStatusAtom = queryAtom<BillingStatusResponse>(() => ({
  queryKey: statusKey,
  queryFn: ({ signal }) => dataOf(api.get('/api/v1/admin/billing', { signal })),
  refetchInterval: ({ state }) => (state.data?.reconciliation.isRunning ? runningMs : false),
}));

/** The accounts that a filter finds, newest first. */
export const billedAccountsAtoms = atomFamily(
  (filter: BilledFilter) =>
    pagedQueryAtom<BillingAccountListResponse>({
      queryKey: [...billedKey, 'list', stateFilterQuery(filter)],
      read: (after, signal) =>
        dataOf(
          api.get('/api/v1/admin/billing/accounts', {
            params: { query: { ...stateFilterQuery(filter), after } },
            signal,
          }),
        ),
      firstPageCount: pageCountInUrl,
    }),
  (one, other) => one.q === other.q && one.state === other.state,
);

const refreshAtom = atom(null, async (get) => {
  const client = get(queryClientAtom);
  void client.invalidateQueries({ queryKey: userKeys.me });
  await client.invalidateQueries({ queryKey: accountsKey });
});

/** Gives an account a plan without payment. */
export const grantPlanAtom = atom(
  null,
  async (_get, set, { id, body }: { id: string; body: GrantPlanRequest }) => {
    const params = { path: { id } };
    const result = await api.put('/api/v1/admin/billing/accounts/{id}/grant', { params, body });
    if (result.ok) await set(refreshAtom);
    return result;
  },
);

/** Ends a grant now. */
export const endGrantAtom = atom(
  null,
  async (_get, set, { id, reason }: { id: string; reason: string }) => {
    const params = { path: { id } };
    const result = await api.post('/api/v1/admin/billing/accounts/{id}/end-grant', {
      params,
      body: { reason },
    });
    if (result.ok) await set(refreshAtom);
    return result;
  },
);

/** Changes the subscription of an account. */
export const changeSubscriptionAtom = atom(
  null,
  async (_get, set, { id, body }: { id: string; body: ChangeAccountPlanRequest }) => {
    const params = { path: { id } };
    const result = await api.put('/api/v1/admin/billing/accounts/{id}/plan', { params, body });
    if (result.ok) await set(refreshAtom);
    return result;
  },
);

/** Starts to compare all accounts with Stripe. Returns whether it was started. */
export const reconcileAtom = atom(null, async (get) => {
  const result = await api.post('/api/v1/admin/billing/reconcile');
  if (result.ok) get(queryClientAtom).setQueryData(statusKey, result.data);
  return result.ok;
});
