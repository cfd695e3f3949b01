import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimate } from './decimate.ts';

const wave = Array.from({ length: 10_000 }, (_, index) => Math.round(1000 * Math.sin(index / 90)));
const picksOf = (values: readonly number[], most: number) =>
  decimate(values, 0, values.length, most);

describe('a decimated line', () => {
  test('keeps every point if there are few', () => {
    expect(picksOf([3, 1, 2], 10)).toEqual([0, 1, 2]);
  });

  test('has no points without any', () => {
    expect(picksOf([], 10)).toEqual([]);
  });

  test('has about the requested number of points', () => {
    const { length } = picksOf(wave, 600);
    expect(length).toBeGreaterThan(590);
    expect(length).toBeLessThanOrEqual(602);
  });

  test('keeps a single spike among ten thousand points', () => {
    const values = wave.map((value, index) => (index === 7_777 ? 9_999 : value));
    expect(picksOf(values, 64)).toContain(7_777);
  });

  test('keeps its ends and its extremes, in order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ noNaN: true, min: -1e300, max: 1e300 }), {
          minLength: 1,
          maxLength: 400,
        }),
        fc.integer({ min: 1, max: 120 }),
        (values, most) => {
          const picks = picksOf(values, most);
          const picked = picks.map((index) => values[index] ?? 0);
          expect(picks[0]).toBe(0);
          expect(picks.at(-1)).toBe(values.length - 1);
          expect(Math.max(...picked)).toBe(Math.max(...values));
          expect(Math.min(...picked)).toBe(Math.min(...values));
          expect(picks).toEqual([...new Set(picks)].sort((a, b) => a - b));
          expect(picks.length).toBeLessThanOrEqual(Math.max(4, most) + 2);
        },
      ),
    );
  });
});
