import { api } from '../../../shared/server/api.ts';
import { dataOf } from '../../../shared/server/failure.ts';
import { queryAtom } from '../../../shared/server/query.ts';
import { atomFamily } from '../../../shared/state.ts';

/** Whether the code from an e-mail is still valid; an invalid one fails with 400. */
export const nonceAtoms = atomFamily((nonce: string) =>
  queryAtom<boolean>(() => ({
    queryKey: ['resetNonce', nonce],
    queryFn: async ({ signal }) => {
      await dataOf(api.post('/api/v1/password-reset/check-nonce', { body: { nonce }, signal }));
      return true;
    },
    // A valid code becomes invalid only by using it.
    staleTime: Number.POSITIVE_INFINITY,
  })),
);
