import type { Result } from '@pressdock/api/client';
import { logQuietly } from '../../shared/log.ts';
import { api } from '../../shared/server/api.ts';
import { forgetDrafts, tokenAtom } from '../../shared/session/token.atoms.ts';
import { atom } from '../../shared/state.ts';

const REVOKE_WITHIN_MILLISECONDS = 4000;

/** Whether somebody is signed in in this browser. */
export const isSignedInAtom = atom((get) => get(tokenAtom) !== undefined);

/** What somebody signs in with: a code where one is asked for, and the wish to have the account back. */
export interface Credentials {
  email: string;
  password: string;
  code?: string;
  reactivate?: boolean;
}

/** Asks the server for a session; nothing is kept of the answer. */
export function askForSession(credentials: Credentials): Promise<Result<string>> {
  return api.post('/api/v1/auth', { body: credentials });
}

/**
 * Signs in and keeps the token; a failure removes any token there was.
 * @see specification, section 8
 */
export const signInAtom = atom(null, async (_get, set, credentials: Credentials) => {
  const result = await askForSession(credentials);
  set(tokenAtom, result.ok ? result.data : undefined);
  return result;
});

/**
 * Revokes the session at the server and forgets it in every tab, also where the server does not answer.
 * A session that ended by itself leaves what was typed, for when the person is back.
 */
export const signOutAtom = atom(null, async (get, set, hasEnded: boolean = false) => {
  if (get(tokenAtom) !== undefined) {
    const signal = AbortSignal.timeout(REVOKE_WITHIN_MILLISECONDS);
    await api
      .delete('/api/v1/auth', { signal })
      .catch((cause: unknown) => logQuietly('The server did not answer the sign-out.', cause));
  }
  if (!hasEnded) forgetDrafts();
  set(tokenAtom, undefined, hasEnded ? 'changed' : 'signed-out');
});
