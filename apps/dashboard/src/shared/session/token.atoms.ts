import { reloadFreely } from '../navigation/leaving.ts';
import { atom, atomWithLazy } from '../state.ts';
import { readToken, writeToken } from './cookie.ts';
import { loadSessionRecovery } from './sessionRecovery.ts';

const CHANNEL = 'pressdock-session';

/** How long to wait for the cookie that another tab wrote; its message can arrive first. */
const COOKIE_MILLISECONDS = 500;

/** Messages between tabs: the token has changed, or the person has signed out. */
type News = 'changed' | 'signed-out';

/** The session that this document may show data of. */
let owner: string | undefined;

function ownToken(): string | undefined {
  const token = readToken();
  owner ??= token;
  return token;
}

/**
 * Returns the token that this document uses; undefined if the browser stores another session's
 * token.
 */
export function documentToken(): string | undefined {
  const token = ownToken();
  return token === owner ? token : undefined;
}

/** Lets this document continue with another session of the same person. */
export function adopt(token: string): void {
  owner = token;
}

/** Hides and reloads this document, so that nothing of it remains for the next person. */
export function reloadDocument(): void {
  document.body.hidden = true;
  forgetDrafts();
  // Signing out in another tab must not ask here whether to leave.
  reloadFreely();
}

/** Deletes this tab's drafts of unsaved forms. */
export function forgetDrafts(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

const storedTokenAtom = atomWithLazy(ownToken);
const isAnothers = () => owner !== undefined && readToken() !== owner;

// Another tab signed in or out, or the cookie expired while this tab was asleep.
storedTokenAtom.onMount = (set) => {
  const follow = () => {
    if (isAnothers()) void loadSessionRecovery().then((recovery) => recovery?.follow());
    else set(ownToken());
  };
  const followNews = (news: News) => {
    if (news === 'signed-out' && isAnothers()) reloadDocument();
    else follow();
  };
  const onMessage = ({ data }: MessageEvent<News>) => {
    followNews(data);
    setTimeout(followNews, COOKIE_MILLISECONDS, data);
  };
  const followRestored = ({ persisted }: PageTransitionEvent) => {
    if (persisted && isAnothers()) reloadDocument();
    else if (persisted) follow();
  };
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', onMessage);
  document.addEventListener('visibilitychange', follow);
  addEventListener('pageshow', followRestored);
  return () => {
    channel.close();
    document.removeEventListener('visibilitychange', follow);
    removeEventListener('pageshow', followRestored);
  };
};

/** The session token of every tab of this browser; writing `undefined` deletes it everywhere. */
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
