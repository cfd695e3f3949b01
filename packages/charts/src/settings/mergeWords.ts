import type { ChartWords } from '../plot/words.ts';

const withoutUndefined = (words: object) =>
  Object.fromEntries(Object.entries(words).filter(([, word]) => word !== undefined));

/**
 * Returns the words with others replacing them, except for those that are undefined. The kinds of chart
 * are replaced one by one.
 */
export function mergeWords<Words extends Partial<ChartWords>>(
  words: Words,
  others: Partial<ChartWords> | undefined,
): Words {
  if (!others) return words;
  const merged = { ...words, ...withoutUndefined(others) };
  const { kind } = words;
  if (typeof others.kind === 'object' && kind !== undefined) {
    const kinds = typeof kind === 'string' ? { line: kind, bar: kind, heatGrid: kind } : kind;
    merged.kind = { ...kinds, ...withoutUndefined(others.kind) };
  }
  return merged;
}
