'use client';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { checkFormat } from '../checks/checkValues.ts';
import { failProp } from '../checks/failProp.ts';
import type { ChartWords } from '../plot/words.ts';
import { checkWords } from './checkWords.ts';
import { mergeWords } from './mergeWords.ts';

/** The settings that all charts below a provider share. */
export interface ChartSettings {
  /** The language that numbers are formatted for, as a BCP 47 tag such as "de". */
  locale?: string;
  /** Replaces the English words, all of them or some. */
  words?: Partial<ChartWords>;
  /** Formats a value, both to show and to speak it. */
  formatValue?: (value: number) => string;
  /** Formats a value on an axis. */
  formatTick?: (value: number) => string;
}

/** The settings of the charts below, and the charts. */
export interface ChartsProviderProps extends ChartSettings {
  children?: ReactNode;
}

const SettingsContext = createContext<ChartSettings>({});

/** Returns the settings of the nearest provider, merged with those of the providers around it. */
export const useSettings = () => useContext(SettingsContext);

function checkLocale(locale: unknown): void {
  try {
    if (locale === undefined || Intl.getCanonicalLocales(locale as string).length > 0) return;
  } catch {
    // Intl throws for what is not a language tag.
  }
  failProp('ChartsProvider', 'locale', locale, 'a BCP 47 language tag, such as "en-US"');
}

/**
 * Sets the language of all charts below: the locale of their numbers, their words and their formats.
 * A prop of a chart takes precedence. A nested provider inherits what it does not set.
 */
export function ChartsProvider(props: ChartsProviderProps) {
  const { locale, words, formatValue, formatTick, children } = props;
  const outer = useSettings();
  const settings = useMemo(() => {
    checkLocale(locale);
    checkWords('ChartsProvider', words);
    checkFormat('ChartsProvider', 'formatValue', formatValue);
    checkFormat('ChartsProvider', 'formatTick', formatTick);
    return {
      ...outer,
      ...(locale !== undefined && { locale }),
      ...(words && { words: mergeWords(outer.words ?? {}, words) }),
      ...(formatValue && { formatValue }),
      ...(formatTick && { formatTick }),
    };
  }, [outer, locale, words, formatValue, formatTick]);
  return <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>;
}
