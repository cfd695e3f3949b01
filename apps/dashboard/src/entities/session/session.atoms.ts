import type { Result } from '@pressdock/api/client';
import { logQuietly } from '../../shared/log.ts';
import { api } from '../../shared/server/api.ts';
import { forgetDrafts, tokenAtom } from '../../shared/session/token.atoms.ts';
import { atom } from '../../shared/state.ts';

const REVOKE_WITHIN_MILLISECONDS = 4000;

/** Whether somebody is signed in in this browser. */
export const isSignedInAtom = atom((get) => get(tokenAtom) !== undefined);

/**
 * The credentials of a person. `code` is required for two-factor authentication, `reactivate` for a
 * deactivated account.
 */
export interface Credentials {
  email: string;
  password: string;
  code?: string;
  reactivate?: boolean;
}

/** Requests a session. Stores nothing of the response. */
export function requestSession(credentials: Credentials): Promise<Result<string>> {
  return api.post('/api/v1/auth', { body: credentials });
}

/**
 * Signs in and stores the token; a failure deletes any stored token.
 * @see specification, section 8
 */
export const signInAtom = atom(null, async (_get, set, credentials: Credentials) => {
  const result = await requestSession(credentials);
  set(tokenAtom, result.ok ? result.data : undefined);
  return result;
});

/**
 * Revokes the session on the server and deletes its token in every tab, even if the server does not
 * respond. After a session that expired, drafts are kept for when the person returns.
 */
export const signOutAtom = atom(null, async (get, set, hasEnded: boolean = false) => {
  if (get(tokenAtom) !== undefined) {
    const signal = AbortSignal.timeout(REVOKE_WITHIN_MILLISECONDS);
    await api
      .delete('/api/v1/auth', { signal })
      .catch((cause: unknown) => logQuietly('The server did not respond to the sign-out.', cause));
  }
  if (!hasEnded) forgetDrafts();
  set(tokenAtom, undefined, hasEnded ? 'changed' : 'signed-out');
});
