import type { AccountListResponse, AccountResponse, PatchAccountRequest } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { userKeys } from '../../entities/user/user.queries.ts';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { pageCountInUrl } from '../../shared/server/listLength.rules.ts';
import { pagedQueryAtom } from '../../shared/server/pagedQuery.ts';
import { queryAtom, queryClientAtom } from '../../shared/server/query.ts';
import { atom, atomFamily } from '../../shared/state.ts';
import type { AccountFilter } from './accounts.rules.ts';
import { stateFilterQuery } from './list/accountFilter.rules.ts';

/** The cache key of all lists and accounts. */
export const accountsKey = ['accounts'];
const listKey = (filter: AccountFilter) => [...accountsKey, 'list', stateFilterQuery(filter)];
const accountKey = (id: string) => [...accountsKey, 'one', id];

/** The accounts that a filter finds, newest first. */
export const accountsAtoms = atomFamily(
  (filter: AccountFilter) =>
    pagedQueryAtom<AccountListResponse>({
      queryKey: listKey(filter),
      read: (after, signal) =>
        dataOf(
          api.get('/api/v1/admin/accounts', {
            params: { query: { ...stateFilterQuery(filter), after } },
            signal,
          }),
        ),
      firstPageCount: pageCountInUrl,
    }),
  (one, other) => one.q === other.q && one.state === other.state,
);

/** One account. */
export const accountAtoms = atomFamily((id: string) =>
  queryAtom<AccountResponse>(() => ({
    queryKey: accountKey(id),
    queryFn: ({ signal }) =>
      dataOf(api.get('/api/v1/admin/accounts/{id}', { params: { path: { id } }, signal })),
  })),
);

/**
 * Saves the plan and permissions of an account, and refetches the account if it is the operator's
 * own.
 */
export const saveAccountAtom = atom(
  null,
  async (get, _set, { id, body }: { id: string; body: PatchAccountRequest }) => {
    const params = { path: { id } };
    const result: Result<AccountResponse> = await api.patch('/api/v1/admin/accounts/{id}', {
      params,
      body,
    });
    if (!result.ok) return result;
    const client = get(queryClientAtom);
    client.setQueryData(accountKey(id), result.data);
    void client.invalidateQueries({ queryKey: [...accountsKey, 'list'] });
    void client.invalidateQueries({ queryKey: userKeys.me });
    return result;
  },
);
