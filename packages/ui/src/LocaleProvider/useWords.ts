'use client';
import { createContext, useContext } from 'react';
import { english, type KitWords } from './words.ts';

/** Apart from the provider, so that a button does not bring along what sets languages. */
export const WordsContext = createContext<KitWords>(english);

/** The kit's words in the language that holds here. */
export function useWords(): KitWords {
  return useContext(WordsContext);
}
