import type { MemberResponse, PendingMemberResponse } from '@pressdock/api';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom, queryClientAtom } from '../../shared/server/query.ts';
import { atom } from '../../shared/state.ts';

const membersKey = ['team', 'members'];
const pendingKey = ['team', 'pending'];

/** The members of the team, earliest first. */
export const membersAtom = queryAtom<MemberResponse[]>(() => ({
  queryKey: membersKey,
  queryFn: ({ signal }) => dataOf(api.get('/api/v1/users/children', { signal })),
}));

/** The pending invitations, newest first. */
export const pendingAtom = queryAtom<PendingMemberResponse[]>(() => ({
  queryKey: pendingKey,
  queryFn: ({ signal }) => dataOf(api.get('/api/v1/users/children/pending', { signal })),
}));

const refreshPendingAtom = atom(null, (get) =>
  get(queryClientAtom).invalidateQueries({ queryKey: pendingKey }),
);

/** Invites a person by e-mail. */
export const inviteMemberAtom = atom(null, async (_get, set, email: string) => {
  const result = await api.post('/api/v1/users/children', { body: { email } });
  if (result.ok) await set(refreshPendingAtom);
  return result;
});

/**
 * Sends an invitation again, with a new link. Fails if the invitation expired and the team is full
 * by now.
 */
export const resendInvitationAtom = atom(null, async (_get, set, id: string) => {
  const path = { id };
  const result = await api.post('/api/v1/users/children/pending/{id}/resend', { params: { path } });
  if (result.ok || result.status === 404) await set(refreshPendingAtom);
  return result;
});

/** Revokes an invitation. Returns whether it is revoked; a missing one counts. */
export const revokeInvitationAtom = atom(null, async (_get, set, id: string) => {
  const path = { id };
  const result = await api.delete('/api/v1/users/children/pending/{id}', { params: { path } });
  if (!result.ok && result.status !== 404) return false;
  await set(refreshPendingAtom);
  return true;
});

/** Removes a member from the team. Returns whether they are removed; one who left counts. */
export const removeMemberAtom = atom(null, async (get, _set, id: string) => {
  const path = { id };
  const result = await api.delete('/api/v1/users/children/{id}', { params: { path } });
  if (!result.ok && result.status !== 404) return false;
  await get(queryClientAtom).invalidateQueries({ queryKey: membersKey });
  return true;
});
