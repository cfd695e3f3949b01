import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChartData } from '../plot/chartData.ts';
import { heatGridLayout } from './heatGridLayout.ts';
import { heatSteps, shadesOf } from './shades.ts';

const size = { width: 600, height: 240, em: 12 };
const table = (...rows: (number | null)[][]): ChartData => ({
  series: Array.from(
    { length: Math.max(0, ...rows.map(({ length }) => length)) },
    (_, column) => `6.${column}`,
  ),
  rows: rows.map((values, row) => ({ label: `8.${row}`, values })),
});
const layOut = (data: ChartData, chart = size) =>
  heatGridLayout(data, shadesOf(data), String, chart);
/** How many cells there are of each shade. */
const shades = (...values: (number | null)[]) =>
  layOut(table(values)).boxes.map(({ length }) => length);

describe('the shades', () => {
  test.each<[string, (number | null)[], number[]]>([
    ['nothing', [], [0, 0, 0, 0, 0, 0]],
    ['one value', [7], [0, 0, 0, 0, 0, 1]],
    ['equal values', [3, 3], [0, 0, 0, 0, 0, 2]],
    ['zeros', [0, 0], [2, 0, 0, 0, 0, 0]],
    ['equal parts of the way up', [1, 20, 21, 40, 60, 80, 81, 100], [0, 2, 2, 1, 1, 2]],
    ['a very small value beside a very large one', [0, 1, 1e9], [1, 1, 0, 0, 0, 1]],
    ['values below zero', [-8, 4], [1, 0, 0, 0, 0, 1]],
    ['nothing above zero', [-8, -4], [2, 0, 0, 0, 0, 0]],
    ['what is unknown', [null, Number.NaN, Number.POSITIVE_INFINITY, 2], [0, 0, 0, 0, 0, 1]],
  ])('of %s', (_, values, expected) => {
    expect(shades(...values)).toEqual(expected);
  });

  test('end at equal parts of the highest value', () => {
    const limits = (...values: number[]) =>
      shadesOf(table(values)).limits.map(({ step, upTo }) => [step, upTo]);
    expect(limits(40, 100)).toEqual([
      [0, 0],
      [1, 20],
      [2, 40],
      [3, 60],
      [4, 80],
      [5, 100],
    ]);
    expect(limits(0.5, 10)).toEqual([
      [0, 0],
      [1, 2],
      [2, 4],
      [3, 6],
      [4, 8],
      [5, 10],
    ]);
    expect(limits(0)).toEqual([[0, 0]]);
  });

  test('that integers cannot have are not in the legend', () => {
    expect(shadesOf(table([1, 3])).limits).toEqual([
      { step: 0, upTo: 0 },
      { step: 2, upTo: 1 },
      { step: 4, upTo: 2 },
      { step: 5, upTo: 3 },
    ]);
  });

  test('never get weaker as values grow', () => {
    const anyValues = fc.array(fc.double({ noNaN: true, min: -10, max: 1e12 }), { minLength: 2 });
    fc.assert(
      fc.property(anyValues, (values) => {
        const sorted = [...values].sort((a, b) => a - b);
        const steps = sorted.map(shadesOf(table(sorted)).stepOf);
        expect(steps).toEqual([...steps].sort((a, b) => a - b));
        expect(steps.every((step) => step >= 0 && step <= heatSteps)).toBe(true);
      }),
    );
  });
});

describe('the cells', () => {
  test('are in rows and columns and show their values', () => {
    const { cell, texts } = layOut(table([1, 2], [3, 4]));
    expect(cell(1, 0).left).toBe(cell(0, 0).left);
    expect(cell(0, 1).left).toBeGreaterThan(cell(0, 0).right);
    expect(cell(1, 0).top).toBeGreaterThan(cell(0, 0).bottom);
    expect(texts.map(({ text }) => text)).toEqual(['1', '2', '3', '4']);
  });

  test('show no value if they are too small', () => {
    const many = Array.from({ length: 40 }, () => Array.from({ length: 40 }, () => 1));
    expect(layOut(table(...many)).texts).toEqual([]);
  });

  test('of short rows are unknown', () => {
    expect(layOut(table([1], [1, 2, 3])).texts.length).toBe(4);
  });

  test('are found by position, including unknown ones', () => {
    const { rowAt, level, cell } = layOut(table([1, null], [3, 4]));
    expect(rowAt(cell(1, 1).top + 1)).toBe(1);
    const { left, right } = cell(0, 1);
    expect(level(0, 1)).toBeCloseTo((left + right) / 2, 9);
  });

  test('of five thousand rows are all drawn, and their labels do not overlap', () => {
    const rows = Array.from({ length: 5_000 }, (_, index) => [index]);
    const { boxes, labelTicks } = layOut(table(...rows));
    expect(boxes.flat().length).toBe(5_000);
    for (const [index, { at }] of labelTicks.entries()) {
      const before = labelTicks[index - 1];
      if (before) expect(at - before.at).toBeGreaterThanOrEqual(16);
    }
  });

  test('keep most of the width if a label is very long', () => {
    const data = table([1, 2]);
    const { plot, labelTicks } = layOut({
      ...data,
      rows: [{ label: 'a very long name '.repeat(12), values: [1, 2] }],
    });
    expect(plot.left).toBeLessThan(size.width * 0.4);
    expect(labelTicks[0]?.text.endsWith('…')).toBe(true);
  });
});

test('labels at most twelve of thirty columns, at even steps, including the first and the last', () => {
  const { valueTicks } = layOut(table(Array.from({ length: 30 }, (_, column) => column)));
  const names = valueTicks.map(({ text }) => text);
  expect(names.length).toBeGreaterThan(4);
  expect(names.length).toBeLessThanOrEqual(12);
  expect([names[0], names.at(-1)]).toEqual(['6.0', '6.29']);
});

const anyValue = fc.oneof(fc.constant(null), fc.double(), fc.nat(100));
const anyTable = fc
  .array(fc.array(anyValue, { maxLength: 9 }), { maxLength: 9 })
  .map((rows) => table(...rows));

test('every cell is inside the drawing and has a positive size, for any data', () => {
  fc.assert(
    fc.property(anyTable, fc.integer({ min: 0, max: 1400 }), (data, width) => {
      const { boxes, plot } = layOut(data, { ...size, width });
      for (const { left, right, top, bottom } of boxes.flat()) {
        expect(left).toBeGreaterThanOrEqual(plot.left - 1e-6);
        expect(right).toBeLessThanOrEqual(plot.right + 1e-6);
        expect(right).toBeGreaterThanOrEqual(left);
        expect(top).toBeGreaterThanOrEqual(plot.top - 1e-6);
        expect(bottom).toBeLessThanOrEqual(plot.bottom + 1e-6);
      }
    }),
  );
});
