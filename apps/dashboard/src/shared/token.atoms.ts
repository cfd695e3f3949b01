import { readToken, writeToken } from './cookie.ts';
import { atom, atomWithLazy } from './state.ts';

const CHANNEL = 'pressdock-session';

/** The session whose data this document may hold. */
let owner: string | undefined;

function ownToken(): string | undefined {
  const token = readToken();
  owner ??= token;
  return token;
}

const storedTokenAtom = atomWithLazy(ownToken);

// Another tab signed in or out, or the cookie ran out while this tab slept: follow it. A document that
// has held somebody's data begins anew, so that nothing of it is left for the next person.
storedTokenAtom.onMount = (set) => {
  const follow = () => {
    if (owner !== undefined && readToken() !== owner) location.reload();
    else set(ownToken());
  };
  const followRestored = (event: PageTransitionEvent) => {
    if (event.persisted) follow();
  };
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', follow);
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pageshow', followRestored);
  return () => {
    channel.close();
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('pageshow', followRestored);
  };
};

/** The session token in every tab of this browser; writing `undefined` forgets it everywhere. */
export const tokenAtom = atom(
  (get) => get(storedTokenAtom),
  (_get, set, token: string | undefined) => {
    writeToken(token);
    owner ??= token;
    set(storedTokenAtom, token);
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage('changed');
    channel.close();
  },
);
