import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyData } from '../frame/anyData.testing.ts';
import type { ChartData } from '../plot/chartData.ts';
import { groupOthers, sortRows } from './arrangeRows.ts';

const data: ChartData = {
  series: ['May', 'June'],
  rows: [
    { label: 'a', values: [1, 2] },
    { label: 'b', values: [9, null] },
    { label: 'c', values: [3, 7] },
    { label: 'd', values: [0, 2] },
  ],
};
const labels = ({ rows }: ChartData) => rows.map(({ label }) => label);

describe('sorting', () => {
  test('keeps the given order', () => {
    expect(sortRows(data, 'given')).toBe(data);
  });

  test('puts the highest value of the last series first and unknown ones last', () => {
    expect(labels(sortRows(data, 'value'))).toEqual(['c', 'a', 'd', 'b']);
  });
});

describe('others', () => {
  test('are the sum of all but the largest rows, at the end', () => {
    const { rows } = groupOthers(data, { label: 'Others', keep: 2 });
    expect(rows.map(({ label, values }) => [label, values])).toEqual([
      ['b', [9, null]],
      ['c', [3, 7]],
      ['Others', [1, 4]],
    ]);
  });

  test.each([[3], [4], [9]])('are not made of one row or none: %i are kept', (keep) => {
    expect(groupOthers(data, { label: 'Others', keep })).toBe(data);
  });

  test('are not grouped by default', () => {
    expect(groupOthers(data, undefined)).toBe(data);
  });

  test('lose no known value', () => {
    const sum = ({ rows }: ChartData) =>
      rows.flatMap(({ values }) => values.map((value) => value ?? 0)).reduce((a, b) => a + b, 0);
    const whole = anyData.map(({ series, rows }) => ({
      series,
      rows: rows.map((row, index) => ({ ...row, values: series.map(() => index * 3) })),
    }));
    fc.assert(
      fc.property(whole, fc.nat(20), (any, keep) => {
        expect(sum(groupOthers(any, { label: 'Others', keep }))).toBe(sum(any));
      }),
    );
  });
});
