import { useEffect, useState } from 'react';

/**
 * How long a search waits for more typing.
 * @see specification, section 9, "search debounce"
 */
const SEARCH_PAUSE_MILLISECONDS = 400;

/** Returns a text once nothing more has been typed for a while. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/**
 * Returns the text of a search field and its setter. Typing shows at once and calls `search` after
 * a pause.
 */
export function useTypedSearch(requested: string, search: (text: string) => void) {
  const [typed, setTyped] = useState(requested);
  const [known, setKnown] = useState(requested);
  if (requested !== known) {
    setKnown(requested);
    setTyped(requested);
  }
  useEffect(() => {
    if (typed === requested) return;
    const timer = setTimeout(() => search(typed), SEARCH_PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [typed, requested, search]);
  return [typed, setTyped] as const;
}
