import { expect, test } from 'vitest';
import {
  adoptionSentence,
  chosenAnswer,
  departureSentence,
  requirementSentence,
  shareText,
} from './answers.rules.ts';

const basis = { from: '2026-08-22', to: '2026-11-20', sample: 1000 };

test.each([
  [0, '0%'],
  [0.0004, 'under 0.1%'],
  [0.031, '3.1%'],
  [0.5, '50%'],
  [0.99999, 'over 99.9%'],
  [1, '100%'],
])('writes the share %d as %s', (share, text) => {
  expect(shareText(share)).toBe(text);
});

test.each([
  ['php', '8.1', 31, 1000, 'If you require PHP 8.1, 3.1% of sites (31 of 1,000) stay behind.'],
  ['wordpress', '6.2', 0, 5, 'If you require WordPress 6.2, 0% of sites (0 of 5) stay behind.'],
  ['php', '8.3', 0, 0, 'If you require PHP 8.3, 0% of sites (0 of 0) stay behind.'],
] as const)('requiring %s %s leaves %i of %i behind', (fact, version, sites, sample, sentence) => {
  expect(requirementSentence({ ...basis, fact, version, sites, sample })).toBe(sentence);
});

test.each([
  [3.2, 0.9, 'Half of the sites had 2.4.0 after 3.2 days.'],
  [1, 0.6, 'Half of the sites had 2.4.0 after 1 day.'],
  [12.04, 0.6, 'Half of the sites had 2.4.0 after 12 days.'],
  [null, 0.31, 'Fewer than half of the sites have 2.4.0 so far: 31%.'],
])('a release that half have after %d days, %d so far', (halfDays, share, sentence) => {
  expect(adoptionSentence({ ...basis, version: '2.4.0', halfDays, share })).toBe(sentence);
});

test.each([
  [5.2, 0.06, 'WordPress below 6.2 can be dropped in about 5 months.'],
  [1.2, 0.06, 'WordPress below 6.2 can be dropped in about 1 month.'],
  [0.4, 0.06, 'WordPress below 6.2 can be dropped in about a month.'],
  [0, 0.004, 'WordPress below 6.2 can be dropped now: 0.4% of sites use it.'],
  // The share may not fall, fall too slowly, or have been counted on too few days.
  [null, 0.06, 'There is no sign yet that WordPress below 6.2 can be dropped: 6% of sites use it.'],
])('a version that is rare in %d months, %d now', (months, currentShare, sentence) => {
  const departure = { ...basis, fact: 'wordpress', version: '6.2', share: 0.01 } as const;
  expect(departureSentence({ ...departure, currentShare, months })).toBe(sentence);
});

test('answers about the version in the URL, or about the first one', () => {
  const answers = [{ version: '8.1' }, { version: '8.2' }];
  const idOf = ({ version }: { version: string }) => version;
  expect(chosenAnswer(answers, idOf, '8.2')).toBe(answers[1]);
  expect(chosenAnswer(answers, idOf, '9.9')).toBe(answers[0]);
  expect(chosenAnswer(answers, idOf, null)).toBe(answers[0]);
  expect(chosenAnswer([], idOf, '8.1')).toBeUndefined();
});
