import type { ApiKeyResponse, CreateApiKeyRequest, CreatedApiKeyResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom, queryClientAtom } from '../../shared/server/query.ts';
import { atom } from '../../shared/state.ts';

const apiKeysKey = ['apiKeys'];

/** The API keys of the account, newest first. */
export const apiKeysAtom = queryAtom<ApiKeyResponse[]>(() => ({
  queryKey: apiKeysKey,
  queryFn: ({ signal }) => dataOf(api.get('/api/v1/api-keys', { signal })),
}));

/** Creates a key. Only this response contains it. */
export const createApiKeyAtom = atom(null, async (get, _set, body: CreateApiKeyRequest) => {
  const result: Result<CreatedApiKeyResponse> = await api.post('/api/v1/api-keys', { body });
  if (result.ok) void get(queryClientAtom).invalidateQueries({ queryKey: apiKeysKey });
  return result;
});

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
