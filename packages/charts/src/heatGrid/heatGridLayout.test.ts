import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heatGridLayout, heatSteps } from './heatGridLayout.ts';

const size = { width: 300, height: 100 };
const oneRow = (...values: (number | null)[]) => ({
  rows: ['PHP 8.4'],
  columns: values.map((_, index) => `6.${index}`),
  values: [values],
});
const steps = (...values: (number | null)[]) =>
  heatGridLayout(oneRow(...values), size).cells.map(({ step }) => step);

describe('the shades', () => {
  test.each<[string, (number | null)[], (number | null)[]]>([
    ['nothing', [], []],
    ['one value', [7], [5]],
    ['equal values', [3, 3], [5, 5]],
    ['zeros', [0, 0], [0, 0]],
    [
      'equal parts of the way to the greatest',
      [1, 20, 21, 40, 60, 80, 81, 100],
      [1, 1, 2, 2, 3, 4, 5, 5],
    ],
    ['a very small value beside a very large one', [0, 1, 1e9], [0, 1, 5]],
    ['values below zero', [-8, 4], [0, 5]],
    ['nothing but values below zero', [-8, -4], [0, 0]],
    ['what is unknown', [null, Number.NaN, Number.POSITIVE_INFINITY, 2], [null, null, null, 5]],
    ['the largest number there is', [Number.MAX_VALUE, 1], [5, 1]],
  ])('of %s', (_, values, expected) => {
    expect(steps(...values)).toEqual(expected);
  });

  test('end at equal parts of the greatest value', () => {
    expect(heatGridLayout(oneRow(40, 100), size).limits).toEqual([20, 40, 60, 80, 100]);
    expect(heatGridLayout(oneRow(0, null), size).limits).toEqual([]);
  });
});

describe('the cells', () => {
  test('fill the grid, row by row', () => {
    const layout = heatGridLayout(
      {
        rows: ['a', 'b'],
        columns: ['c', 'd', 'e'],
        values: [
          [1, 2, 3],
          [4, 5, 6],
        ],
      },
      size,
    );
    expect([layout.cellWidth, layout.cellHeight]).toEqual([100, 50]);
    expect(layout.cells.map(({ x, y, value }) => [x, y, value])).toEqual([
      [0, 0, 1],
      [100, 0, 2],
      [200, 0, 3],
      [0, 50, 4],
      [100, 50, 5],
      [200, 50, 6],
    ]);
  });

  test('are unknown where rows are too short, and no more than the names where they are too long', () => {
    const layout = heatGridLayout(
      { rows: ['a', 'b', 'a'], columns: ['c', 'c'], values: [[1], [1, 2, 3]] },
      size,
    );
    expect(layout.cells.map(({ value }) => value)).toEqual([1, null, 1, 2, null, null]);
  });

  test('of five thousand rows are all there', () => {
    const rows = Array.from({ length: 5_000 }, (_, index) => `1.${index}`);
    const layout = heatGridLayout({ rows, columns: ['6.8'], values: rows.map(() => [1]) }, size);
    expect(layout.cells.length).toBe(5_000);
    expect(layout.cells.at(-1)?.y).toBeCloseTo(99.98, 6);
  });
});

const anyValue = fc.oneof(fc.constant(null), fc.double(), fc.nat(100));
const anyGrid = fc.record({
  rows: fc.array(fc.string(), { maxLength: 8 }),
  columns: fc.array(fc.string(), { maxLength: 8 }),
  values: fc.array(fc.array(anyValue, { maxLength: 9 }), { maxLength: 9 }),
});

test('never leave the grid, and never have a shade that does not exist', () => {
  fc.assert(
    fc.property(anyGrid, fc.integer({ min: -5, max: 900 }), (data, width) => {
      const layout = heatGridLayout(data, { width, height: 90 });
      expect(layout.cells.length).toBe(data.rows.length * data.columns.length);
      for (const { x, y, step } of layout.cells) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + layout.cellWidth).toBeLessThanOrEqual(Math.max(0, width) + 1e-6);
        expect(y + layout.cellHeight).toBeLessThanOrEqual(90 + 1e-6);
        if (step !== null) expect([...Array(heatSteps + 1).keys()]).toContain(step);
      }
      expect(layout.limits.every(Number.isFinite)).toBe(true);
    }),
  );
});

test('a greater value never has a weaker shade', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ noNaN: true, min: 0, max: 1e12 }), { minLength: 2 }),
      (values) => {
        const sorted = [...values].sort((a, b) => a - b);
        const shades = steps(...sorted);
        expect(shades).toEqual([...shades].sort((a, b) => Number(a) - Number(b)));
      },
    ),
  );
});
