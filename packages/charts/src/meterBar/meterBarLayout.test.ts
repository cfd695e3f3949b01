import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meterBarLayout } from './meterBarLayout.ts';

const parts = (...values: (number | null)[]) =>
  values.map((value, index) => ({ name: `berth ${index + 1}`, value }));
const shares = (values: (number | null)[], whole?: number) =>
  meterBarLayout(parts(...values), whole).map(({ share }) => share);

describe('the shares', () => {
  test.each<[string, (number | null)[], number | undefined, number[]]>([
    ['nothing', [], undefined, []],
    ['one part', [7], undefined, [1]],
    ['equal parts', [2, 2, 2, 2], undefined, [0.25, 0.25, 0.25, 0.25]],
    ['zeros', [0, 0], undefined, [0, 0]],
    ['unknown, negative and infinite values', [null, -4, Number.NaN, 3], undefined, [0, 0, 0, 1]],
    ['an infinite part', [Number.POSITIVE_INFINITY, 1], undefined, [0, 1]],
    ['a larger whole', [1, 1], 8, [0.125, 0.125]],
    ['a whole that is too small', [1, 1], 1, [0.5, 0.5]],
    ['a whole that is not a number', [1, 1], Number.NaN, [0.5, 0.5]],
    ['the largest numbers there are', [Number.MAX_VALUE, Number.MAX_VALUE], undefined, [0.5, 0.5]],
  ])('of %s', (_, values, whole, expected) => {
    expect(shares(values, whole)).toEqual(expected);
  });

  test('keep the given order, including duplicates', () => {
    const segments = meterBarLayout([
      { name: 'North', value: 1 },
      { name: 'North', value: 3 },
    ]);
    expect(segments.map(({ index, start }) => [index, start])).toEqual([
      [0, 0],
      [1, 0.25],
    ]);
  });
});

test('places all of five thousand parts', () => {
  const segments = meterBarLayout(parts(...Array.from({ length: 5_000 }, () => 1)));
  expect(segments.length).toBe(5_000);
  expect(segments.at(-1)?.start).toBeCloseTo(0.9998, 6);
});

const anyValue = fc.oneof(fc.constant(null), fc.double(), fc.nat(100));
const anyWhole = fc.oneof(fc.constant(undefined), fc.double());

test('never exceed the whole, and begin where the previous part ends', () => {
  fc.assert(
    fc.property(fc.array(anyValue, { maxLength: 60 }), anyWhole, (values, whole) => {
      let end = 0;
      for (const { start, share } of meterBarLayout(parts(...values), whole)) {
        expect(start).toBeCloseTo(end, 9);
        expect(share).toBeGreaterThanOrEqual(0);
        end = start + share;
      }
      expect(end).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});
