'use client';
import { createContext, useContext } from 'react';
import type { KitWords } from './words.ts';

/** Separate from the provider, so that a button does not bundle the code that sets the language. */
export const WordsContext = createContext<KitWords | undefined>(undefined);

/** Returns the kit's texts in the current language. @param inEnglish the requested texts in English, used without a provider */
export function useWords<Word extends keyof KitWords>(
  inEnglish: Pick<KitWords, Word>,
): Pick<KitWords, Word> {
  return useContext(WordsContext) ?? inEnglish;
}
