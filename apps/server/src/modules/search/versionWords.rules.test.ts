import { expect, test } from 'vitest';
import { versionWords } from './versionWords.rules.ts';

test.each([
  ['1.4', [['1.4', ['1.4']]]],
  ['v1.4', [['1.4', ['1.4']]]],
  ['1.4.0', [['1.4.0', ['1.4.0', '1.4']]]],
  ['2.0.0', [['2.0.0', ['2.0.0', '2.0', '2']]]],
  ['2.0', [['2.0', ['2.0']]]],
  ['1.4.0.0', [['1.4.0.0', ['1.4.0.0']]]],
  ['2.0.0-BETA1', [['2.0.0-beta1', ['2.0.0-beta1']]]],
  [
    '  Ballast  1.4 ',
    [
      ['ballast', []],
      ['1.4', ['1.4']],
    ],
  ],
  ['voyage', [['voyage', []]]],
])('%j means %j', (query, words) => {
  expect(versionWords(query).map(({ text, versions }) => [text, versions])).toEqual(words);
});
