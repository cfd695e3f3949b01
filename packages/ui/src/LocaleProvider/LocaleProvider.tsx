'use client';
import { createContext, type ReactNode, useContext } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { english, type KitWords } from './words.ts';

const WordsContext = createContext<KitWords>(english);

export interface LocaleProviderProps {
  /** A BCP 47 language tag, such as `de-DE`; the browser's own by default. Decides formats and direction. */
  locale?: string;
  /** The kit's own words in that language; English by default. */
  words?: KitWords;
  /** What is in that language. */
  children: ReactNode;
}

/** Sets the language of everything within: formats, direction, and what the kit says by itself. */
export function LocaleProvider({ locale, words = english, children }: LocaleProviderProps) {
  return (
    <I18nProvider {...(locale && { locale })}>
      <WordsContext.Provider value={words}>{children}</WordsContext.Provider>
    </I18nProvider>
  );
}

/** The kit's words in the language that holds here. */
export function useWords(): KitWords {
  return useContext(WordsContext);
}
