import type { Result } from '@pressdock/api/client';
import { api } from '../../shared/api.ts';
import { logQuietly } from '../../shared/log.ts';
import { atom } from '../../shared/state.ts';
import { tokenAtom } from '../../shared/token.atoms.ts';

const REVOKE_WITHIN_MILLISECONDS = 4000;

/** Whether somebody is signed in in this browser. */
export const isSignedInAtom = atom((get) => get(tokenAtom) !== undefined);

/** What somebody signs in with. */
export interface Credentials {
  email: string;
  password: string;
}

/**
 * Signs in and keeps the token; a failure removes any token there was.
 * @see specification, section 8
 */
export const signInAtom = atom(null, async (_get, set, credentials: Credentials) => {
  const result: Result<string> = await api.post('/api/v1/auth', { body: credentials });
  set(tokenAtom, result.ok ? result.data : undefined);
  return result;
});

/** Revokes the session at the server and forgets it in every tab, also where the server does not answer. */
export const signOutAtom = atom(null, async (get, set) => {
  if (get(tokenAtom) === undefined) return;
  const signal = AbortSignal.timeout(REVOKE_WITHIN_MILLISECONDS);
  await api
    .delete('/api/v1/auth', { signal })
    .catch((cause: unknown) => logQuietly('The server did not answer the sign-out.', cause));
  set(tokenAtom, undefined);
});
