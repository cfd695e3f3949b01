import type { CreateAccountRequest } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { api } from '../../../shared/server/api.ts';
import { queryClientAtom } from '../../../shared/server/query.ts';
import { atom } from '../../../shared/state.ts';
import { accountsKey } from '../accounts.queries.ts';
import type { AccountAction } from './accountActions.rules.ts';

const account = '/api/v1/admin/accounts/{id}';

const calls: Record<AccountAction, (id: string) => Promise<Result<unknown>>> = {
  suspend: (id) => api.post(`${account}/suspend`, { params: { path: { id } } }),
  restore: (id) => api.post(`${account}/restore`, { params: { path: { id } } }),
  reset: (id) => api.post(`${account}/reset`, { params: { path: { id } } }),
  delete: (id) => api.delete(account, { params: { path: { id } } }),
  appoint: (id) => setOperator(id, true),
  dismiss: (id) => setOperator(id, false),
};

function setOperator(id: string, isOperator: boolean) {
  return api.put(`${account}/operator`, { params: { path: { id } }, body: { isOperator } });
}

/** Changes an account as an operator. */
export const changeAccountAtom = atom(
  null,
  async (get, _set, { id, action }: { id: string; action: AccountAction }) => {
    const result = await calls[action](id);
    // The page of a deleted account is still open, and must not request it again.
    const queryKey = action === 'delete' ? [...accountsKey, 'list'] : accountsKey;
    if (result.ok) await get(queryClientAtom).invalidateQueries({ queryKey });
    return result;
  },
);

/** Creates an account. Its person chooses the password with the link in an e-mail. */
export const createAccountAtom = atom(null, async (get, _set, body: CreateAccountRequest) => {
  const result = await api.post('/api/v1/admin/accounts', { body });
  if (result.ok) await get(queryClientAtom).invalidateQueries({ queryKey: accountsKey });
  return result;
});
