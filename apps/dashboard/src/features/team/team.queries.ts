import type { MemberResponse, PendingMemberResponse } from '@pressdock/api';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom, queryClientAtom } from '../../shared/server/query.ts';
import { atom } from '../../shared/state.ts';

const membersKey = ['team', 'members'];
const pendingKey = ['team', 'pending'];

/** The members of the team, the earliest first. */
export const membersAtom = queryAtom<MemberResponse[]>(() => ({
  queryKey: membersKey,
  queryFn: ({ signal }) => dataOf(api.get('/api/v1/users/children', { signal })),
}));

/** The invitations that wait, the newest first. */
export const pendingAtom = queryAtom<PendingMemberResponse[]>(() => ({
  queryKey: pendingKey,
  queryFn: ({ signal }) => dataOf(api.get('/api/v1/users/children/pending', { signal })),
}));

const refreshPendingAtom = atom(null, (get) =>
  get(queryClientAtom).invalidateQueries({ queryKey: pendingKey }),
);

/** Invites somebody by mail. */
export const inviteMemberAtom = atom(null, async (_get, set, email: string) => {
  const result = await api.post('/api/v1/users/children', { body: { email } });
  if (result.ok) await set(refreshPendingAtom);
  return result;
});

/** Mails an invitation again, with a new link. It may be refused: one that ran out needs a place anew. */
export const resendInvitationAtom = atom(null, async (_get, set, id: string) => {
  const path = { id };
  const result = await api.post('/api/v1/users/children/pending/{id}/resend', { params: { path } });
  if (result.ok || result.status === 404) await set(refreshPendingAtom);
  return result;
});

/** Takes an invitation back, and says whether it is. One that is gone already counts. */
export const revokeInvitationAtom = atom(null, async (_get, set, id: string) => {
  const path = { id };
  const result = await api.delete('/api/v1/users/children/pending/{id}', { params: { path } });
  if (!result.ok && result.status !== 404) return false;
  await set(refreshPendingAtom);
  return true;
});

/** Takes a member out of the team, and says whether they are out. One who left already counts. */
export const removeMemberAtom = atom(null, async (get, _set, id: string) => {
  const path = { id };
  const result = await api.delete('/api/v1/users/children/{id}', { params: { path } });
  if (!result.ok && result.status !== 404) return false;
  await get(queryClientAtom).invalidateQueries({ queryKey: membersKey });
  return true;
});
