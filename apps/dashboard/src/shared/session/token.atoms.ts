import { atom, atomWithLazy } from '../state.ts';
import { readToken, writeToken } from './cookie.ts';
import { sessionCare } from './sessionCare.ts';

const CHANNEL = 'pressdock-session';

/** What tabs tell each other: that the token is another now, or that somebody meant to sign out. */
type News = 'changed' | 'signed-out';

/** The session whose data this document may hold. */
let owner: string | undefined;

function ownToken(): string | undefined {
  const token = readToken();
  owner ??= token;
  return token;
}

/** The token this document acts with: none while the browser holds that of another session. */
export function documentToken(): string | undefined {
  const token = ownToken();
  return token === owner ? token : undefined;
}

/** Lets this document go on with another session of the same person. */
export function adopt(token: string): void {
  owner = token;
}

/** Hides this document and begins it anew, so that nothing of it is left for the next person. */
export function beginAnew(): void {
  // Whoever signs out elsewhere is not asked here whether to stay.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
  document.body.hidden = true;
  forgetDrafts();
  location.reload();
}

/** Forgets what this tab keeps of unsaved forms. */
export function forgetDrafts(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is refused: nothing was kept.
  }
}

const storedTokenAtom = atomWithLazy(ownToken);
const isAnothers = () => owner !== undefined && readToken() !== owner;

// Another tab signed in or out, or the cookie ran out while this tab slept: follow it.
storedTokenAtom.onMount = (set) => {
  const follow = () => {
    if (isAnothers()) void sessionCare().then((care) => care?.follow());
    else set(ownToken());
  };
  const hear = ({ data }: MessageEvent<News>) => {
    if (data === 'signed-out' && isAnothers()) beginAnew();
    else follow();
  };
  const followRestored = ({ persisted }: PageTransitionEvent) => {
    if (persisted && isAnothers()) beginAnew();
    else if (persisted) follow();
  };
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', hear);
  document.addEventListener('visibilitychange', follow);
  addEventListener('pageshow', followRestored);
  return () => {
    channel.close();
    document.removeEventListener('visibilitychange', follow);
    removeEventListener('pageshow', followRestored);
  };
};

/** The session token in every tab of this browser; writing `undefined` forgets it everywhere. */
export const tokenAtom = atom(
  (get) => get(storedTokenAtom),
  (_get, set, token: string | undefined, news: News = 'changed') => {
    writeToken(token);
    owner ??= token;
    set(storedTokenAtom, token);
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(news);
    channel.close();
  },
);
