import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sparklineLayout } from './sparklineLayout.ts';

const size = { width: 100, height: 20 };
const positions = (values: (number | null)[]) =>
  sparklineLayout(values, size).runs.map((run) => run.map(({ x, y }) => [x, y]));

describe('a sparkline', () => {
  test.each<[string, (number | null)[], number[][][]]>([
    ['no values', [], []],
    ['one value, at its end', [5], [[[100, 10]]]],
    [
      'equal values, in the middle',
      [4, 4],
      [
        [
          [0, 10],
          [100, 10],
        ],
      ],
    ],
    [
      'zeros, in the middle',
      [0, 0],
      [
        [
          [0, 10],
          [100, 10],
        ],
      ],
    ],
    [
      'a rise',
      [0, 10],
      [
        [
          [0, 20],
          [100, 0],
        ],
      ],
    ],
    [
      'values below zero',
      [-10, -5, 0],
      [
        [
          [0, 20],
          [50, 10],
          [100, 0],
        ],
      ],
    ],
    ['a gap', [0, null, 10], [[[0, 20]], [[100, 0]]]],
    ['values that are not numbers', [Number.NaN, 1, Number.POSITIVE_INFINITY], [[[50, 10]]]],
    ['nothing but gaps', [null, null], []],
    [
      'the largest numbers there are',
      [-Number.MAX_VALUE, Number.MAX_VALUE],
      [
        [
          [0, 20],
          [100, 0],
        ],
      ],
    ],
  ])('of %s', (_, values, expected) => {
    expect(positions(values)).toEqual(expected);
  });

  test('ends at its last known value', () => {
    expect(sparklineLayout([1, 3, null], size).last).toMatchObject({ index: 1, x: 50 });
    expect(sparklineLayout([], size).last).toBeUndefined();
  });

  test('reduces ten thousand values to a few hundred, keeping extremes and ends', () => {
    const values = Array.from({ length: 10_000 }, (_, index) => Math.sin(index / 7));
    values[7_123] = 40;
    values[2_001] = -40;
    const points = sparklineLayout(values, size).runs.flat();
    const indices = new Set(points.map(({ index }) => index));
    expect([0, 2_001, 7_123, 9_999].every((index) => indices.has(index))).toBe(true);
    expect(points.length).toBeLessThanOrEqual(400);
  });
});

const anyValue = fc.oneof(fc.constant(null), fc.double(), fc.integer({ min: -9, max: 9 }));
const anyValues = fc.oneof(
  fc.array(anyValue, { maxLength: 60 }),
  fc.array(anyValue, { minLength: 900, maxLength: 1_200 }),
);

test('stays inside its box, in order, for any values', () => {
  fc.assert(
    fc.property(anyValues, fc.nat(300), fc.nat(60), (values, width, height) => {
      const points = sparklineLayout(values, { width, height }).runs.flat();
      for (const { x, y } of points) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(width + 1e-9);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(height + 1e-9);
      }
      const order = points.map(({ index }) => index);
      expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
    }),
  );
});

test('has exactly the gaps of its values', () => {
  fc.assert(
    fc.property(anyValues, (values) => {
      const known = (value: number | null) => value !== null && Number.isFinite(value);
      const starts = values.filter((value, at) => known(value) && !known(values[at - 1] ?? null));
      expect(sparklineLayout(values, size).runs.length).toBe(starts.length);
    }),
  );
});
