import { useEffect, useState } from 'react';
import { replayIn } from './deployment.rules.ts';

/**
 * Returns the id of the build that the URL's fragment asks to replay, and a function that forgets it.
 * The fragment is removed from the URL at once, so that a reload does not replay the build again.
 * @see specification, section 2, "/continuous-integration"
 */
export function useReplayLink(): [string | undefined, () => void] {
  const [id, setId] = useState<string>();
  useEffect(() => {
    const read = () => {
      const found = replayIn(location.hash);
      if (found === undefined) return;
      history.replaceState(history.state, '', `${location.pathname}${location.search}`);
      setId(found);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return [id, () => setId(undefined)];
}
