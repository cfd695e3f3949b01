import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { type AnalyticsView, viewOf, withView } from './analyticsView.rules.ts';

/** Returns what the URL says to show, and a function that changes it as a new entry of the history. */
export function useAnalyticsView() {
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const view = useMemo(() => viewOf(new URLSearchParams(text)), [text]);
  const change = useCallback(
    (changes: Partial<AnalyticsView>) => setSearch((current) => withView(current, changes)),
    [setSearch],
  );
  return { view, change };
}
