import { api } from '../../../shared/server/api.ts';
import { dataOf } from '../../../shared/server/failure.ts';
import { queryAtom } from '../../../shared/server/query.ts';
import { atomFamily } from '../../../shared/state.ts';

/** Whether the code of a reset letter can still be used; one that cannot fails with 400. */
export const nonceAtoms = atomFamily((nonce: string) =>
  queryAtom<boolean>(() => ({
    queryKey: ['resetNonce', nonce],
    queryFn: async ({ signal }) => {
      await dataOf(api.post('/api/v1/password-reset/check-nonce', { body: { nonce }, signal }));
      return true;
    },
    // What was usable once is asked about again only by using it.
    staleTime: Number.POSITIVE_INFINITY,
  })),
);
