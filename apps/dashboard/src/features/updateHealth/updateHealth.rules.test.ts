import { expect, test } from 'vitest';
import {
  certaintyText,
  comparisonDetail,
  comparisonOf,
  emptyTexts,
  missingDownloads,
  outcomeIn,
  sharedSentence,
  shareText,
} from './updateHealth.rules.ts';

test.each([
  [0, 0, undefined],
  [5, 0, undefined],
  [0, 10, '0%'],
  [1, 10_000, 'under 0.1%'],
  [4, 1_000, '0.4%'],
  [96, 1_000, '9.6%'],
  [1, 4, '25%'],
  [655, 1_000, '66%'],
  [996, 1_000, '99.6%'],
  [9_999, 10_000, 'over 99.9%'],
  [10, 10, '100%'],
  // A package may be downloaded by sites that were never offered it.
  [12, 10, '100%'],
])('the share of %d in %d is %s', (part, whole, expected) => {
  expect(shareText(part, whole)).toBe(expected);
});

const computedAt = '2026-11-20T08:00:00.000Z';

test.each([
  ['3.0.0', 0.97, true, 'worse'],
  ['3.0.0', 0.97, false, 'possiblyWorse'],
  ['3.0.0', 0.8, false, 'possiblyWorse'],
  ['3.0.0', 0.79, false, 'similar'],
  ['3.0.0', 0.05, false, 'similar'],
  ['3.0.0', 0.04, false, 'better'],
  ['3.0.0', null, false, 'tooFew'],
  [null, null, false, 'first'],
] as const)(
  'compared with %s, confidence %s, worse %s is %s',
  (comparedWith, confidence, isWorse, expected) => {
    expect(comparisonOf({ comparedWith, confidence, isWorse, computedAt })).toBe(expected);
  },
);

test.each([
  ['3.0.0', 0.97, true, 'Than 3.0.0, 97% certain'],
  ['3.0.0', 0.8, false, 'Than 3.0.0, 80% certain'],
  ['3.0.0', 0.5, false, 'Than 3.0.0'],
  ['3.0.0', 0.01, false, 'Than 3.0.0'],
  ['3.0.0', null, false, 'To compare with 3.0.0'],
  [null, null, false, 'No earlier release'],
] as const)(
  'compared with %s, confidence %s, worse %s reads %j',
  (comparedWith, confidence, isWorse, expected) => {
    expect(comparisonDetail({ comparedWith, confidence, isWorse, computedAt })).toBe(expected);
  },
);

test('says that no update to a release was recorded, and nothing about earlier releases', () => {
  const health = { comparedWith: null, confidence: null, isWorse: false, computedAt: null };
  expect(comparisonOf(health)).toBe('notCounted');
  expect(comparisonDetail(health)).toBe('No update recorded');
});

test.each([
  [0, 20],
  [7, 13],
  [20, 0],
  [900, 0],
])('a release with %d downloads lacks %d to be compared', (downloaded, expected) => {
  expect(missingDownloads({ downloaded })).toBe(expected);
});

test.each([
  [0.952, '95%'],
  [0.9999, '99%'],
  [1, '99%'],
])('a confidence of %d is %s', (confidence, expected) => {
  expect(certaintyText(confidence)).toBe(expected);
});

test.each([
  [
    'failed',
    { fact: 'php', value: '8.3', sites: 12, share: 1, shareOfAll: 0.21 },
    12,
    'All 12 failed sites run PHP 8.3; 21% of all sites do.',
  ],
  [
    'rolledBack',
    { fact: 'wordpress', value: '6.1', sites: 9, share: 0.9, shareOfAll: 0.034 },
    10,
    '9 of 10 rolled-back sites run WordPress 6.1; 3.4% of all sites do.',
  ],
  [
    'silent',
    { fact: 'hosting', value: 'Tide Hosting (EU)', sites: 1_200, share: 1, shareOfAll: 0.5 },
    1_200,
    'All 1,200 silent sites are hosted by Tide Hosting; 50% of all sites are.',
  ],
  [
    'failed',
    { fact: 'version', value: '2.9.1', sites: 1, share: 1, shareOfAll: 0.1 },
    1,
    'The only failed site had version 2.9.1 before; 10% of all sites did.',
  ],
  [
    'failed',
    {
      fact: 'mysql',
      value: '5.5.5-10.6.12-MariaDB-0ubuntu0.22.04.1',
      sites: 4,
      share: 0.8,
      shareOfAll: 0.3,
    },
    5,
    '4 of 5 failed sites use the database 10.6.12 [MariaDB]; 30% of all sites do.',
  ],
] as const)('says what %s sites share', (outcome, shared, total, expected) => {
  expect(sharedSentence(outcome, shared, total)).toBe(expected);
});

test.each([
  ['outcome=silent', { failed: 3, rolledBack: 0, silent: 0 }, 'silent'],
  ['outcome=unknown', { failed: 0, rolledBack: 2, silent: 1 }, 'rolledBack'],
  ['', { failed: 0, rolledBack: 0, silent: 4 }, 'silent'],
  ['', { failed: 0, rolledBack: 0, silent: 0 }, 'failed'],
] as const)('the query %j shows %s as %s', (query, health, expected) => {
  expect(outcomeIn(new URLSearchParams(query), health)).toBe(expected);
});

test.each([
  [0, 'No silent sites'],
  [3, 'Records deleted'],
])('a list without sites, of which %d were counted, has the title %j', (total, title) => {
  expect(emptyTexts('silent', total).title).toBe(title);
});
