'use client';
import { createContext, useContext } from 'react';
import type { KitWords } from './words.ts';

/** Apart from the provider, so that a button does not bring along what sets languages. */
export const WordsContext = createContext<KitWords | undefined>(undefined);

/** Words of the kit in the language that holds here. @param inEnglish the words asked for, as they stand where nobody passed others */
export function useWords<Word extends keyof KitWords>(
  inEnglish: Pick<KitWords, Word>,
): Pick<KitWords, Word> {
  return useContext(WordsContext) ?? inEnglish;
}
