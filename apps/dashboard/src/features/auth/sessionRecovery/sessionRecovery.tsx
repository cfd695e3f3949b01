import type { UserResponse } from '@pressdock/api';
import { createRoot } from 'react-dom/client';
import { meAtom, personAtom } from '../../../entities/user/user.queries.ts';
import { logQuietly } from '../../../shared/log.ts';
import { currentPath, navigateFreely } from '../../../shared/navigation/navigation.ts';
import { paths } from '../../../shared/paths.ts';
import { readToken } from '../../../shared/session/cookie.ts';
import {
  adopt,
  documentToken,
  reloadDocument,
  tokenAtom,
} from '../../../shared/session/token.atoms.ts';
import { getDefaultStore } from '../../../shared/state.ts';
import { SignInAgainDialog } from './SignInAgainDialog.tsx';
import { type Actors, canSignInAgain, isSameActors } from './sessionRecovery.rules.ts';

const store = getDefaultStore();
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const isInside = () => location.pathname.startsWith(paths.home());

/** Returns whose data this document contains, as far as known. */
function knownActors(): Partial<Actors> {
  return { me: store.get(meAtom).data, person: store.get(personAtom) };
}

/** Returns whom a token belongs to; blank if the server rejects it. */
async function actorsOf(token: string): Promise<Partial<Actors>> {
  const read = async (path: string): Promise<UserResponse | undefined> => {
    const answer = await fetch(path, { headers: bearer(token) });
    return answer.ok ? answer.json() : undefined;
  };
  const [me, person] = await Promise.all([
    read('/api/v1/users/me/'),
    read('/api/v1/users/me/actual'),
  ]);
  return { me, person };
}

let question: Promise<boolean> | undefined;
let proceed = () => {};

/** Asks the person to sign in again on top of the page, once for all waiting requests. */
function askToSignIn(person: UserResponse): Promise<boolean> {
  question ??= new Promise((resolve) => {
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    root.render(<SignInAgainDialog email={person.email} onSignedIn={take} />);
    proceed = () => {
      question = undefined;
      root.unmount();
      container.remove();
      resolve(true);
    };
  });
  return question;
}

/**
 * Continues with a session of the same person; reloads the document for another person's. Returns
 * whether the server accepts the token.
 */
async function take(token: string): Promise<boolean> {
  const actors = await actorsOf(token);
  if (actors.me === undefined) return false;
  const isSame = isSameActors(knownActors(), actors);
  if (isSame) adopt(token);
  store.set(tokenAtom, token);
  if (isSame) proceed();
  else reloadDocument();
  return true;
}

async function isSessionBack(): Promise<boolean> {
  const known = knownActors();
  return isInside() && canSignInAgain(known) ? askToSignIn(known.person) : false;
}

/**
 * Follows what other tabs did to the session: signed in again, signed in as someone else, or signed
 * out.
 */
export async function follow(): Promise<void> {
  const token = readToken();
  if (!isInside() || (token !== undefined && token === documentToken())) return;
  try {
    if (token !== undefined && (await take(token))) return;
    if (!(await isSessionBack())) leave();
  } catch (cause) {
    logQuietly('The session of another tab could not be read.', cause);
  }
}

/** Repeats a refused request as soon as there is a session for it. */
export async function repeat(request: Request, refused: Response): Promise<Response> {
  const sent = request.headers.get('Authorization');
  const isOld = () => sent === `Bearer ${documentToken() ?? ''}`;
  if (documentToken() === undefined) await follow();
  if (isOld() && !(await isSessionBack())) return refused;
  const token = documentToken();
  if (token === undefined) return refused;
  request.headers.set('Authorization', `Bearer ${token}`);
  return fetch(request);
}

/**
 * Redirects to the sign-in page, which returns here afterward.
 * @see specification, section 8
 */
export function leave(): void {
  if (isInside()) navigateFreely(paths.logout(currentPath()), { replace: true });
}
