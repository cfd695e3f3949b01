'use client';
import { type ReactNode, useContext } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { WordsContext } from './useWords.ts';
import type { KitWords } from './words.ts';

export interface LocaleProviderProps {
  /** A BCP 47 language tag such as `de-DE`. Defaults to the surrounding provider's, then the browser's. Sets formats and direction. */
  locale?: string;
  /** The kit's texts in that language. Defaults to the surrounding provider's, then English. */
  words?: KitWords;
  /** The content in that language. */
  children: ReactNode;
}

/** Sets the language of its content: formats, direction and the kit's own texts. */
export function LocaleProvider({ locale, words, children }: LocaleProviderProps) {
  const { locale: localeAround } = useLocale();
  const wordsAround = useContext(WordsContext);
  return (
    <I18nProvider locale={locale || localeAround}>
      <WordsContext.Provider value={words ?? wordsAround}>{children}</WordsContext.Provider>
    </I18nProvider>
  );
}
