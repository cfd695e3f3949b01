import { failProp } from '../checks/failProp.ts';
import type { ChartWords } from '../plot/words.ts';
import { englishWords } from './englishWords.ts';

const text = { series: 'A', seriesCount: 1, label: 'B', value: '1', than: 'C', by: '1' };
const sample = { ...text, count: 1, first: 'B', last: 'B', direction: 'up', from: text, to: text };

/** The arguments to try the words with that do not take an object. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  allEqual: ['1'],
  biggestDifference: ['B', { ...text, direction: 'more' }],
  unknown: [1],
};

function checkWord(chart: string, prop: string, word: unknown, english: unknown, name: string) {
  if (typeof english !== 'function') {
    if (typeof word !== 'string') failProp(chart, prop, word, 'a string');
    return;
  }
  const expected = 'a function that returns a string';
  if (typeof word !== 'function') failProp(chart, prop, word, expected);
  const result: unknown = word(...(samples[name] ?? [sample]));
  if (typeof result !== 'string') failProp(chart, `${prop}()`, result ?? null, expected);
}

function checkAll(chart: string, prop: string, words: object, english: object): void {
  const known = new Map<string, unknown>(Object.entries(english));
  for (const [name, word] of Object.entries(words)) {
    const path = `${prop}.${name}`;
    const original = known.get(name);
    if (!known.has(name)) failProp(chart, path, word, `one of ${[...known.keys()].join(', ')}`);
    if (word === undefined) continue;
    if (typeof original !== 'object' || original === null) {
      checkWord(chart, path, word, original, name);
    } else if (typeof word === 'object' && word !== null) {
      checkAll(chart, path, word, original);
    } else if (typeof word !== 'string') {
      failProp(chart, path, word, 'a string, or one for each kind of chart');
    }
  }
}

/** Throws unless the words are left out or have the types of the English ones. */
export function checkWords(chart: string, words: Partial<ChartWords> | undefined): void {
  if (words === undefined) return;
  const input: unknown = words;
  if (typeof input !== 'object' || input === null) {
    failProp(chart, 'words', input, 'an object with some of the words in ChartWords');
  }
  checkAll(chart, 'words', input, englishWords);
}
