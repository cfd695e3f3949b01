import { useEffect, useState } from 'react';
import { type ReplayLink, replayIn } from './deployment.rules.ts';

/**
 * Returns the build that the URL's fragment asks to replay, and a function that forgets it.
 * The fragment is removed from the URL at once, so that a reload does not replay the build again.
 * @see specification, section 2, "/continuous-integration"
 */
export function useReplayLink(): [ReplayLink | undefined, () => void] {
  const [link, setLink] = useState<ReplayLink>();
  useEffect(() => {
    const read = () => {
      const found = replayIn(location.hash);
      if (found === undefined) return;
      history.replaceState(history.state, '', `${location.pathname}${location.search}`);
      setLink(found);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return [link, () => setLink(undefined)];
}
