import type { SigningKeyResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { api } from '../../shared/api.ts';
import { dataOf } from '../../shared/failure.ts';
import { queryAtom, queryClientAtom } from '../../shared/query.ts';
import { atom } from '../../shared/state.ts';

const signingKey = ['signingKeys'];

/** The keys that leases are verified with, the one in use first. */
export const signingKeysAtom = queryAtom<SigningKeyResponse[]>(() => ({
  queryKey: signingKey,
  queryFn: ({ signal }) => dataOf(api.get('/api/v2/license/signing-keys', { signal })),
}));

/** Begins to sign with a new key; says whether that succeeded. */
export const rotateSigningKeyAtom = atom(null, async (get) => {
  const result: Result<SigningKeyResponse[]> = await api.post('/api/v2/license/signing-keys', {});
  if (result.ok) get(queryClientAtom).setQueryData(signingKey, result.data);
  return result.ok;
});
