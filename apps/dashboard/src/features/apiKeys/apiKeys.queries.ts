import type { ApiKeyResponse } from '@pressdock/api';
import { apiKeysKey } from '../../entities/apiKey/apiKey.queries.ts';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom, queryClientAtom } from '../../shared/server/query.ts';
import { atom } from '../../shared/state.ts';

/** The API keys of the account, newest first. */
export const apiKeysAtom = queryAtom<ApiKeyResponse[]>(() => ({
  queryKey: apiKeysKey,
  queryFn: ({ signal }) => dataOf(api.get('/api/v1/api-keys', { signal })),
}));

/** Deletes a key. Resolves to whether it no longer exists; a missing key counts as deleted. */
export const deleteApiKeyAtom = atom(null, async (get, _set, id: string) => {
  const params = { path: { id } };
  const result = await api.delete('/api/v1/api-keys/{id}', { params });
  if (!result.ok && result.status !== 404) return false;
  const client = get(queryClientAtom);
  client.setQueryData<ApiKeyResponse[]>(apiKeysKey, (keys) =>
    keys?.filter(({ _id }) => _id !== id),
  );
  await client.invalidateQueries({ queryKey: apiKeysKey });
  return true;
});
