import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyData } from '../frame/anyData.testing.ts';
import { bands, pointsAlong } from './bands.ts';
import { mostTicks } from './mostTicks.ts';
import { valueDomain } from './valueDomain.ts';
import { valueScale } from './valueScale.ts';

const dataOf = (...values: (number | null)[]) => ({
  series: ['Ships'],
  rows: values.map((value, index) => ({ label: `day ${index}`, values: [value] })),
});

describe('the domain of values', () => {
  test.each<[string, (number | null)[], [number, number]]>([
    ['nothing at all', [], [0, 1]],
    ['only unknown values', [null, Number.NaN], [0, 1]],
    ['only zeros', [0, 0], [0, 1]],
    ['one value', [7], [0, 7]],
    ['equal values', [7, 7], [0, 7]],
    ['values below zero', [-4, -1], [-4, 0]],
    ['values on both sides of zero', [-4, 9], [-4, 9]],
    ['values and gaps', [3, null, 12, Number.NaN, 5], [0, 12]],
    ['an infinite value', [3, Number.POSITIVE_INFINITY], [0, 3]],
    ['a value that is too large', [3, 1e308], [0, 3]],
    ['a tiny value', [5e-324], [0, 1]],
  ])('of %s is %j → %j', (_, values, [least, greatest]) => {
    expect(valueDomain(dataOf(...values))).toMatchObject({ least, greatest });
  });
});

describe('the ticks of an axis', () => {
  test.each<[number, number, boolean, number[]]>([
    [0, 1, true, [0, 1]],
    [0, 2, true, [0, 1, 2]],
    [0, 930, true, [0, 200, 400, 600, 800, 1000]],
    [-30, 20, true, [-30, -20, -10, 0, 10, 20]],
    [0, 1, false, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [0, 0.3, false, [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3]],
  ])('from %d to %d, whole %s, are %j', (least, greatest, isWhole, ticks) => {
    expect(valueScale({ least, greatest, isWhole }, [0, 100], 5).ticks).toEqual(ticks);
  });

  test('are at most twelve, ascending, include zero and enclose all values', () => {
    fc.assert(
      fc.property(anyData, fc.double({ min: -1, max: 40, noNaN: true }), (data, room) => {
        const domain = valueDomain(data);
        const { ticks, at } = valueScale(domain, [300, 20], room);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(mostTicks);
        expect(ticks).toContain(0);
        expect(ticks.every(Number.isFinite)).toBe(true);
        expect(ticks.every((tick, index) => index === 0 || tick > (ticks[index - 1] ?? 0))).toBe(
          true,
        );
        for (const value of [domain.least, domain.greatest]) {
          expect(at(value)).toBeGreaterThanOrEqual(20 - 1e-6);
          expect(at(value)).toBeLessThanOrEqual(300 + 1e-6);
        }
      }),
    );
  });
});

describe('positions along an axis', () => {
  test('of points run from end to end; a single one is in the middle', () => {
    expect([0, 1, 2].map(pointsAlong(3, 10, 110).middle)).toEqual([10, 60, 110]);
    expect(pointsAlong(1, 10, 110).middle(0)).toBe(60);
  });

  test('of bands are equal parts', () => {
    const { middle, start, step } = bands(4, 0, 100);
    expect([step, start(1), middle(3)]).toEqual([25, 25, 87.5]);
  });

  test('map back to their row', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), fc.double(), (count, nth, odd) => {
        const row = nth % count;
        for (const along of [bands(count, 40, 640), pointsAlong(count, 40, 640)]) {
          expect(along.indexAt(along.middle(row))).toBe(row);
          const found = along.indexAt(Number.isFinite(odd) ? odd : 0);
          expect(found).toBeGreaterThanOrEqual(0);
          expect(found).toBeLessThan(count);
        }
      }),
    );
  });
});
