import type { SigningKeyResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom, queryClientAtom } from '../../shared/server/query.ts';
import { atom } from '../../shared/state.ts';

const signingKey = ['signingKeys'];

/** The signing keys: the next one, the current one, the retired ones. */
export const signingKeysAtom = queryAtom<SigningKeyResponse[]>(() => ({
  queryKey: signingKey,
  queryFn: ({ signal }) => dataOf(api.get('/api/v2/license/signing-keys', { signal })),
}));

/** A step of replacing keys: the next one is created and listed, later it signs. */
export type SigningStep = { name: 'make' } | { name: 'sign'; id: string };

const keysPath = '/api/v2/license/signing-keys';

/** Performs a step. Returns whether that succeeded. */
export const signingStepAtom = atom(null, async (get, _set, step: SigningStep) => {
  const result: Result<SigningKeyResponse[]> =
    step.name === 'make'
      ? await api.post(keysPath, {})
      : await api.post(`${keysPath}/{id}/sign`, { params: { path: { id: step.id } } });
  if (result.ok) get(queryClientAtom).setQueryData(signingKey, result.data);
  return result.ok;
});
