import { useEffect, useState } from 'react';
import { personAtom } from '../../entities/user/user.queries.ts';
import { useAtomValue } from '../../shared/state.ts';

const keyOf = (person: string | undefined) =>
  person === undefined ? undefined : `pressdock-draft:${person}:support`;

function readStory(key: string | undefined): string {
  try {
    return (key && sessionStorage.getItem(key)) || '';
  } catch {
    return '';
  }
}

function keep(key: string | undefined, text: string): void {
  try {
    if (key !== undefined) sessionStorage.setItem(key, text);
  } catch {
    // Storage is blocked or full: the text lasts as long as the page.
  }
}

/** The person's description of a problem, stored in this tab until they sign out. */
export function useStory(): [story: string, tell: (story: string) => void] {
  const key = keyOf(useAtomValue(personAtom)?._id);
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    if (typed !== undefined) keep(key, typed);
  }, [key, typed]);
  return [typed ?? readStory(key), setTyped];
}
