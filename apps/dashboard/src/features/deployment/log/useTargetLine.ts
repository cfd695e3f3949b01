import { useCallback, useEffect, useState } from 'react';
import { fragmentOf, lineOf } from './buildLog.rules.ts';

/** Returns the number of the line that the URL names, and a function that names another one. */
export function useTargetLine(): [number | undefined, (line: number) => void] {
  const [target, setTarget] = useState(() => lineOf(location.hash));
  useEffect(() => {
    const read = () => setTarget(lineOf(location.hash));
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const open = useCallback((line: number) => {
    // Replaces the entry, so that Back leaves the page.
    history.replaceState(history.state, '', fragmentOf(line));
    setTarget(line);
  }, []);
  return [target, open];
}
