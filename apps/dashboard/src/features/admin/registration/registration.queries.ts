import type { ServerSettingsResponse } from '@pressdock/api';
import type { RegistrationMode } from '@pressdock/api/limits';
import { api } from '../../../shared/server/api.ts';
import { dataOf } from '../../../shared/server/failure.ts';
import { queryAtom, queryClientAtom } from '../../../shared/server/query.ts';
import { atom } from '../../../shared/state.ts';

const settingsKey = ['serverSettings'];

/** The settings of this server. */
export const serverSettingsAtom = queryAtom<ServerSettingsResponse>(() => ({
  queryKey: settingsKey,
  queryFn: ({ signal }) => dataOf(api.get('/api/v1/admin/settings', { signal })),
}));

/** Sets who can create an account. */
export const setRegistrationAtom = atom(null, async (get, _set, registration: RegistrationMode) => {
  const result = await api.patch('/api/v1/admin/settings', { body: { registration } });
  if (result.ok) get(queryClientAtom).setQueryData(settingsKey, result.data);
  return result;
});
