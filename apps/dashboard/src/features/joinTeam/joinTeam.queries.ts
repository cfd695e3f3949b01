import type { InvitationResponse } from '@pressdock/api';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom } from '../../shared/server/query.ts';
import { atomFamily } from '../../shared/state.ts';

/** An invitation, by the secret in its link. */
export const invitationAtoms = atomFamily((pendingUUID: string) =>
  queryAtom<InvitationResponse>(() => ({
    queryKey: ['invitation', pendingUUID],
    queryFn: ({ signal }) => {
      const path = { pendingUUID };
      return dataOf(api.get('/api/v1/auth/join-team/{pendingUUID}', { params: { path }, signal }));
    },
  })),
);
