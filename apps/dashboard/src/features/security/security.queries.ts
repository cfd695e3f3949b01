import type { SecondFactorResponse, SessionResponse } from '@pressdock/api';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom, queryClientAtom } from '../../shared/server/query.ts';
import { atom } from '../../shared/state.ts';

const sessionsKey = ['security', 'sessions'];
const factorKey = ['security', 'secondFactor'];

/** Where the person is signed in, the latest used first. */
export const sessionsAtom = queryAtom<SessionResponse[]>(() => ({
  queryKey: sessionsKey,
  queryFn: ({ signal }) => dataOf(api.get('/api/v1/users/me/sessions', { signal })),
}));

/** Ends one session, and says whether it is ended. One that is gone already counts as ended. */
export const endSessionAtom = atom(null, async (get, _set, id: string) => {
  const params = { path: { id } };
  const result = await api.delete('/api/v1/users/me/sessions/{id}', { params });
  if (!result.ok && result.status !== 404) return false;
  await get(queryClientAtom).invalidateQueries({ queryKey: sessionsKey });
  return true;
});

/** Ends every session but this one, and says whether they are ended. */
export const endOtherSessionsAtom = atom(null, async (get) => {
  const result = await api.delete('/api/v1/users/me/sessions');
  if (result.ok) await get(queryClientAtom).invalidateQueries({ queryKey: sessionsKey });
  return result.ok;
});

/** Whether signing in asks for a code as well. */
export const secondFactorAtom = queryAtom<SecondFactorResponse>(() => ({
  queryKey: factorKey,
  queryFn: ({ signal }) => dataOf(api.get('/api/v1/users/me/second-factor', { signal })),
}));

/** Has the second factor read anew after a change. */
export const refreshSecondFactorAtom = atom(null, (get) =>
  get(queryClientAtom).invalidateQueries({ queryKey: factorKey }),
);
