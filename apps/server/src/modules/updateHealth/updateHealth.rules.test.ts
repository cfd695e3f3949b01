import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeComparison } from './releaseAlert.rules.ts';
import { alertMessages } from './updateHealth.messages.ts';
import {
  compareReleases,
  findConfidence,
  findShared,
  isRecent,
  type OutcomeCounts,
  type Portion,
  type ValueCount,
} from './updateHealth.rules.ts';

/** Counts choices exactly. */
function choose(n: number, k: number): bigint {
  let product = 1n;
  for (let i = 0; i < k; i++) product = (product * BigInt(n - i)) / BigInt(i + 1);
  return product;
}

/** Returns the confidence of Fisher's one-sided test with exact integers. */
function findExactConfidence(first: Portion, second: Portion): number {
  const some = first.some + second.some;
  let fewer = 0n;
  for (let k = Math.max(0, some - second.of); k < first.some; k++) {
    fewer += choose(first.of, k) * choose(second.of, some - k);
  }
  const scale = 10n ** 15n;
  return Number((fewer * scale) / choose(first.of + second.of, some)) / 1e15;
}

describe('the confidence that a proportion is higher', () => {
  test.each<[number, number, number, number, number]>([
    // The tea-tasting experiment, and values of R's fisher.test(alternative = "greater").
    [3, 4, 1, 4, 0.7571428571],
    [1, 20, 0, 1000, 0.9803921569],
    [10, 100, 2, 100, 0.9836407],
    [0, 50, 0, 50, 0],
    [5, 50, 5, 50, 0.3704],
  ])('of %i of %i and %i of %i is %f', (some, of, otherSome, otherOf, expected) => {
    const confidence = findConfidence({ some, of }, { some: otherSome, of: otherOf });
    expect(confidence).toBeCloseTo(expected, 3);
  });

  const portion = fc
    .integer({ min: 1, max: 60 })
    .chain((of) => fc.record({ some: fc.integer({ min: 0, max: of }), of: fc.constant(of) }));

  test('equals the sum of exact probabilities', () => {
    fc.assert(
      fc.property(portion, portion, (first, second) => {
        const expected = findExactConfidence(first, second);
        expect(findConfidence(first, second)).toBeCloseTo(expected, 9);
      }),
    );
  });

  test('is certain in both directions with a hundred thousand sites', () => {
    const [few, many] = [
      { some: 2000, of: 100_000 },
      { some: 20_000, of: 100_000 },
    ];
    expect(findConfidence(many, few)).toBe(1);
    expect(findConfidence(few, many)).toBeCloseTo(0, 12);
    expect(findConfidence({ some: 2010, of: 100_000 }, few)).toBeCloseTo(0.558, 2);
  });
});

const counts = (downloaded: number, failed: number, more: Partial<OutcomeCounts> = {}) => ({
  ...{ downloaded, failed, rolled_back: 0, silent: 0 },
  ...more,
});

describe('a release', () => {
  test.each<[string, OutcomeCounts, OutcomeCounts | undefined, boolean | null]>([
    ['without a previous one', counts(100, 50), undefined, null],
    ['with 19 downloads', counts(19, 19), counts(1000, 0), null],
    ['after one with 19 downloads', counts(1000, 500), counts(19, 0), null],
    ['with two bad sites of 20', counts(20, 2), counts(1000, 0), false],
    ['with three bad sites of 20', counts(20, 3), counts(1000, 0), true],
    ['that does better', counts(1000, 5), counts(1000, 60), false],
    ['that does as well', counts(1000, 60), counts(1000, 60), false],
    ['that does a little worse', counts(1000, 65), counts(1000, 60), false],
    [
      'whose bad outcomes differ',
      counts(1000, 10, { rolled_back: 25, silent: 25 }),
      counts(1000, 20),
      true,
    ],
  ])('%s: worse = %s', (_name, release, previous, expected) => {
    const { confidence, isWorse } = compareReleases(release, previous);
    expect(confidence === null ? null : isWorse).toBe(expected);
  });

  test('raises an alert only within 30 days', () => {
    const now = new Date('2026-03-31T00:00:00Z');
    expect(isRecent(new Date('2026-03-01T00:00:00Z'), now)).toBe(true);
    expect(isRecent(new Date('2026-02-28T00:00:00Z'), now)).toBe(false);
  });
});

describe('what the sites of an outcome have in common', () => {
  const totals = { downloaded: 1000, failed: 10, rolled_back: 40, silent: 3 };
  const value = (more: Partial<ValueCount>): ValueCount => ({
    ...{ outcome: 'rolledBack', fact: 'php', value: '8.3', sites: 40, all: 200 },
    ...more,
  });

  test.each<[string, Partial<ValueCount>, boolean]>([
    ['all of them have it, and few others', {}, true],
    ['four in five have it', { sites: 32 }, true],
    ['fewer have it', { sites: 31 }, false],
    ['all sites have it', { all: 1000 }, false],
    ['most sites have it', { all: 950 }, false],
    ['three sites, by chance', { outcome: 'silent', sites: 3, all: 500 }, false],
    ['three sites, and rarely others', { outcome: 'silent', sites: 3, all: 20 }, true],
  ])('is named if %s: %o → %s', (_name, more, isNamed) => {
    expect(Object.values(findShared([value(more)], totals)).flat()).toHaveLength(isNamed ? 1 : 0);
  });

  test('is listed by the difference from all sites, with both shares', () => {
    const shared = findShared(
      [value({ fact: 'language', value: 'de-DE', all: 600 }), value({ all: 200 })],
      totals,
    );
    expect(shared).toEqual({
      rolledBack: [
        { fact: 'php', value: '8.3', sites: 40, share: 1, shareOfAll: 0.2 },
        { fact: 'language', value: 'de-DE', sites: 40, share: 1, shareOfAll: 0.6 },
      ],
    });
  });
});

test('an alert names the shares and never rounds its confidence up to certainty', () => {
  const release = counts(1200, 20, { rolled_back: 30, silent: 10 });
  const alert = {
    ...{ productId: 'p', versionId: 'v', product: 'Harbor', version: '2.0.0' },
    ...{ previousVersion: '1.9.0', confidence: 0.99999 },
    ...describeComparison(release, counts(800, 8)),
  };
  expect(alertMessages.summary(alert)).toBe(
    '5.0% of the sites that downloaded Harbor 2.0.0 had problems: the update failed, was rolled back, or the site stopped checking for updates. With 1.9.0, it was 1.0%.',
  );
  expect(alertMessages.facts(alert)).toEqual([
    ['Sites that downloaded it', '1,200'],
    ['Failed', '20'],
    ['Rolled back', '30'],
    ['Silent', '10'],
    ['Confidence', '99.9%'],
  ]);
});
