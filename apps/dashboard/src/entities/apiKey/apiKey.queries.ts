import type { CreateApiKeyRequest, CreatedApiKeyResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { api } from '../../shared/server/api.ts';
import { queryClientAtom } from '../../shared/server/query.ts';
import { atom } from '../../shared/state.ts';

/** The cache key of the account's API keys. */
export const apiKeysKey = ['apiKeys'];

/** Creates a key. Only this response contains it. */
export const createApiKeyAtom = atom(null, async (get, _set, body: CreateApiKeyRequest) => {
  const result: Result<CreatedApiKeyResponse> = await api.post('/api/v1/api-keys', { body });
  if (result.ok) void get(queryClientAtom).invalidateQueries({ queryKey: apiKeysKey });
  return result;
});
