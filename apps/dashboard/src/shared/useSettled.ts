import { DOMAIN_SEARCH_MS } from '@pressdock/api/limits';
import { useEffect, useState } from 'react';

/** Returns a text once nothing more has been typed for {@link DOMAIN_SEARCH_MS}. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DOMAIN_SEARCH_MS);
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
    const timer = setTimeout(() => search(typed), DOMAIN_SEARCH_MS);
    return () => clearTimeout(timer);
  }, [typed, requested, search]);
  return [typed, setTyped] as const;
}
