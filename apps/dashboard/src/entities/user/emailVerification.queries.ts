import { api } from '../../shared/server/api.ts';
import { queryClientAtom } from '../../shared/server/query.ts';
import { atom } from '../../shared/state.ts';
import { userKeys } from './user.queries.ts';

/** Sends the person signed in a new link that verifies their e-mail address. */
export const sendEmailVerificationAtom = atom(null, () =>
  api.post('/api/v1/users/me/email-verification'),
);

/** Verifies the e-mail address of the person signed in with the code in the link. */
export const verifyEmailAtom = atom(null, async (get, _set, code: string) => {
  const result = await api.post('/api/v1/users/me/email-verification/confirm', { body: { code } });
  if (result.ok) {
    const client = get(queryClientAtom);
    await Promise.all([
      client.invalidateQueries({ queryKey: userKeys.me }),
      client.invalidateQueries({ queryKey: userKeys.actual }),
    ]);
  }
  return result;
});
