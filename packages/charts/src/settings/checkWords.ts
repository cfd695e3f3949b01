import { failProp } from '../checks/failProp.ts';
import type { ChartWords } from '../plot/words.ts';
import { englishWords } from './englishWords.ts';

/** Throws unless the words are left out or have the types of the English ones. */
export function checkWords(chart: string, words: Partial<ChartWords> | undefined): void {
  if (words === undefined) return;
  const input: unknown = words;
  if (typeof input !== 'object' || input === null) {
    failProp(chart, 'words', input, 'an object with some of the words in ChartWords');
  }
  for (const [name, word] of Object.entries(input)) {
    const english = englishWords[name as keyof ChartWords];
    if (word === undefined || typeof word === typeof english) continue;
    if (name === 'kind' && typeof word === 'string') continue;
    const isFunction = typeof english === 'function';
    const expected = isFunction ? 'a function that returns a string' : 'a string';
    if (english !== undefined) failProp(chart, `words.${name}`, word, expected);
  }
}
