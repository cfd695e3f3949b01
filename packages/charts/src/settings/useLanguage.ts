'use client';
import { useMemo } from 'react';
import { checkFormat } from '../checks/checkValues.ts';
import type { ChartWords } from '../plot/words.ts';
import { type ChartSettings, useSettings } from './ChartsProvider.tsx';
import { checkWords } from './checkWords.ts';
import { englishWords } from './englishWords.ts';
import { mergeWords } from './mergeWords.ts';

/** The words and formats of one chart. */
export interface ChartLanguage {
  words: ChartWords;
  formatValue: (value: number) => string;
  formatTick: (value: number) => string;
  /** Formats a share between 0 and 1 as a percentage. */
  formatShare: (share: number) => string;
}

type Format = (value: number) => string;

const formats = new Map<string, Format>();

/** Returns a number format of `Intl`. Creating one is slow, so each is created once. */
function intlFormat(locale: string, style: 'decimal' | 'percent'): Format {
  const key = `${locale} ${style}`;
  let format = formats.get(key);
  if (!format) {
    const maximumFractionDigits = style === 'percent' ? 1 : 2;
    format = new Intl.NumberFormat(locale, { style, maximumFractionDigits }).format;
    formats.set(key, format);
  }
  return format;
}

/**
 * Formats a number in English like `Intl`. Integers do not need it, and its first use on a page
 * takes longer than drawing a chart.
 */
export function formatEnglish(value: number): string {
  if (!Number.isInteger(value) || Math.abs(value) > 1e15)
    return intlFormat('en-US', 'decimal')(value);
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

const decimalFormat = (locale: string | undefined): Format =>
  locale === undefined ? formatEnglish : intlFormat(locale, 'decimal');

/**
 * Returns the words and formats of a chart: its own props first, then those of `ChartsProvider`,
 * then English. A chart with a format of its own does not take the provider's format for axes.
 */
export function useLanguage(chart: string, own: Omit<ChartSettings, 'locale'>): ChartLanguage {
  const settings = useSettings();
  const { words, formatValue, formatTick } = own;
  return useMemo(() => {
    checkWords(chart, words);
    checkFormat(chart, 'formatValue', formatValue);
    checkFormat(chart, 'formatTick', formatTick);
    const { locale } = settings;
    const inherited = settings.formatValue ?? decimalFormat(locale);
    return {
      words: mergeWords(mergeWords(englishWords, settings.words), words),
      formatValue: formatValue ?? inherited,
      formatTick: formatTick ?? formatValue ?? settings.formatTick ?? inherited,
      formatShare: (share) => intlFormat(locale ?? 'en-US', 'percent')(share),
    };
  }, [chart, settings, words, formatValue, formatTick]);
}
