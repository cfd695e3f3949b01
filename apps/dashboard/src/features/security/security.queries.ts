import type { SecondFactorResponse, SessionResponse } from '@pressdock/api';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom, queryClientAtom } from '../../shared/server/query.ts';
import { atom } from '../../shared/state.ts';

const sessionsKey = ['security', 'sessions'];
const factorKey = ['security', 'secondFactor'];

/** The person's sessions, most recently used first. */
export const sessionsAtom = queryAtom<SessionResponse[]>(() => ({
  queryKey: sessionsKey,
  queryFn: ({ signal }) => dataOf(api.get('/api/v1/users/me/sessions', { signal })),
}));

/** Signs out one session. Resolves to whether it no longer exists; a missing session counts. */
export const endSessionAtom = atom(null, async (get, _set, id: string) => {
  const params = { path: { id } };
  const result = await api.delete('/api/v1/users/me/sessions/{id}', { params });
  if (!result.ok && result.status !== 404) return false;
  await get(queryClientAtom).invalidateQueries({ queryKey: sessionsKey });
  return true;
});

/** Signs out every other session. Resolves to whether that succeeded. */
export const endOtherSessionsAtom = atom(null, async (get) => {
  const result = await api.delete('/api/v1/users/me/sessions');
  if (result.ok) await get(queryClientAtom).invalidateQueries({ queryKey: sessionsKey });
  return result.ok;
});

/** The status of two-factor authentication. */
export const secondFactorAtom = queryAtom<SecondFactorResponse>(() => ({
  queryKey: factorKey,
  queryFn: ({ signal }) => dataOf(api.get('/api/v1/users/me/second-factor', { signal })),
}));

/** Refreshes the status of two-factor authentication after a change. */
export const refreshSecondFactorAtom = atom(null, (get) =>
  get(queryClientAtom).invalidateQueries({ queryKey: factorKey }),
);
