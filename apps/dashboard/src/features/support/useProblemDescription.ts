import { useEffect, useState } from 'react';
import { personAtom } from '../../entities/user/user.queries.ts';
import { loadDraft, storeDraft } from '../../shared/form/draftStorage.ts';
import { useAtomValue } from '../../shared/state.ts';

const keyOf = (person: string | undefined) =>
  person === undefined ? undefined : `pressdock-draft:${person}:support`;

/** Returns the person's description of a problem, which this tab stores until they sign out. */
export function useProblemDescription(): [text: string, setText: (text: string) => void] {
  const key = keyOf(useAtomValue(personAtom)?._id);
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    if (key !== undefined && typed !== undefined) storeDraft(key, typed);
  }, [key, typed]);
  const stored = key === undefined ? null : loadDraft(key);
  return [typed ?? stored ?? '', setTyped];
}
