import { useEffect, useRef, useState } from 'react';
import { type Draft, readDraft, writeDraft } from './draft.rules.ts';
import { loadDraft, storeDraft } from './draftStorage.ts';

/** The storage key and the fields of a draft. */
export interface DraftOptions<Values> {
  /** Unique to the account, the kind of object and its id; undefined until they are known. */
  key: string | undefined;
  /** Every field a draft may hold, with a value of its type; the same object on every render. */
  fields: Partial<Values>;
}

/** Stores unsaved changes in this tab and offers them once after a reload. */
export function useDraft<Values extends object>(
  { key, fields }: DraftOptions<Values>,
  current: Draft<Values>,
) {
  const [offered, setOffered] = useState<Draft<Values>>();
  const hasStored = useRef(false);
  const text = writeDraft(current, fields);

  // Runs before the first write, so that the offer holds what an earlier page stored.
  useEffect(() => {
    if (key !== undefined) setOffered(readDraft(loadDraft(key), fields));
  }, [key, fields]);

  useEffect(() => {
    if (key === undefined || (text === undefined && !hasStored.current)) return;
    hasStored.current = text !== undefined;
    storeDraft(key, text);
  }, [key, text]);

  const remove = () => {
    if (key !== undefined) storeDraft(key, undefined);
  };
  return {
    offered,
    /** Ends the offer without deleting anything. */
    close: () => setOffered(undefined),
    /** Ends the offer and deletes the offered draft. Changes typed since stay stored. */
    discard: () => {
      setOffered(undefined);
      if (text === undefined) remove();
    },
    /** Deletes the stored draft: the changes were saved or abandoned. */
    remove,
  };
}
