'use client';
import { type ReactNode, useContext } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { WordsContext } from './useWords.ts';
import type { KitWords } from './words.ts';

export interface LocaleProviderProps {
  /** A BCP 47 language tag, such as `de-DE`; by default the one around it, outermost the browser's. Decides formats and direction. */
  locale?: string;
  /** The kit's own words in that language; by default those around it, outermost English. */
  words?: KitWords;
  /** What is in that language. */
  children: ReactNode;
}

/** Sets the language of everything within: formats, direction, and what the kit says by itself. */
export function LocaleProvider({ locale, words, children }: LocaleProviderProps) {
  const { locale: localeAround } = useLocale();
  const wordsAround = useContext(WordsContext);
  return (
    <I18nProvider locale={locale || localeAround}>
      <WordsContext.Provider value={words ?? wordsAround}>{children}</WordsContext.Provider>
    </I18nProvider>
  );
}
