import type { DeployKeyResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { api } from '../../../shared/server/api.ts';
import { dataOf } from '../../../shared/server/failure.ts';
import { queryAtom, queryClientAtom } from '../../../shared/server/query.ts';
import { atom } from '../../../shared/state.ts';

const deployKeysKey = ['deployKeys'];

/** The account's deploy keys. */
export const deployKeysAtom = queryAtom<DeployKeyResponse[]>(() => ({
  queryKey: deployKeysKey,
  queryFn: ({ signal }) => dataOf(api.get('/api/v1/users/me/gitlab', { signal })),
}));

/** Creates a deploy key for a product. */
export const createDeployKeyAtom = atom(null, async (get, _set, pluginOrThemeId: string) => {
  const result: Result<DeployKeyResponse> = await api.post('/api/v1/users/me/gitlab', {
    body: { pluginOrThemeId },
  });
  if (result.ok) void get(queryClientAtom).invalidateQueries({ queryKey: deployKeysKey });
  return result;
});

/** Deletes a deploy key. Resolves to true once it no longer exists, or to the reason why it does. */
export const deleteDeployKeyAtom = atom(null, async (get, _set, id: string) => {
  const params = { path: { id } };
  const result = await api.delete('/api/v1/users/me/gitlab/{id}', { params });
  if (!result.ok && result.status !== 404) {
    return result.status === 409 ? result.error.message : false;
  }
  const client = get(queryClientAtom);
  client.setQueryData<DeployKeyResponse[]>(deployKeysKey, (keys) =>
    keys?.filter(({ _id }) => _id !== id),
  );
  await client.invalidateQueries({ queryKey: deployKeysKey });
  return true;
});
