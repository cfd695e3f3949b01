import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChartData } from '../plot/chartData.ts';
import { statusVolumeLayout } from './statusVolumeLayout.ts';

const size = { width: 540, height: 200, em: 12 };
const layOut = (data: ChartData, chart = size) => statusVolumeLayout(data, String, chart);
const dates = (...rows: (number | null)[][]): ChartData => ({
  series: rows.some((values) => values.length > 1) ? ['Checks', 'Errors'] : ['Checks'],
  rows: rows.map((values, index) => ({ label: `${index + 1} Nov`, values })),
});
/** How high the bars of the first series reach, as a share of the plot. */
const heights = (data: ChartData) => {
  const { totals, plot } = layOut(data);
  const whole = plot.bottom - plot.top;
  return totals.map(({ zero, level }) => Number((Math.abs(zero - level) / whole).toFixed(3)));
};

describe('the bars', () => {
  test.each<[string, ChartData, number[]]>([
    ['no dates', dates(), []],
    ['one date', dates([100]), [1]],
    ['equal totals', dates([100], [100]), [1, 1]],
    ['zeros', dates([0], [0]), [0, 0]],
    ['totals from zero up', dates([0], [50], [100]), [0, 0.5, 1]],
    ['an unknown total, not at all', dates([null], [100]), [1]],
    ['what is not a number', dates([Number.NaN], [Number.POSITIVE_INFINITY], [100]), [1]],
    ['a total below zero, below it', dates([-50], [50]), [0.5, 0.5]],
  ])('of %s', (_, data, expected) => {
    expect(heights(data)).toEqual(expected);
  });

  test('have their failed part at the foot, at their date', () => {
    const { totals, errors, plot } = layOut(dates([100, 25], [null, 50], [50, null]));
    const whole = plot.bottom - plot.top;
    expect(errors.map(({ level }) => (plot.bottom - level) / whole)).toEqual([0.25, 0.5]);
    expect(errors[0]).toMatchObject({ start: totals[0]?.start, size: totals[0]?.size });
  });

  test('of dates with the same name are side by side', () => {
    const data = dates([1], [2]);
    const rows = data.rows.map((row) => ({ ...row, label: 'Today' }));
    const [first, second] = layOut({ ...data, rows }).totals;
    expect(second?.start).toBeGreaterThan((first?.start ?? 0) + (first?.size ?? 0));
  });

  test('have a largest width', () => {
    const [bar] = layOut(dates([3])).totals;
    expect(bar?.size).toBe(60);
  });

  test('of five thousand dates are all drawn, a pixel wide, with at most twelve labels', () => {
    const { totals, labelTicks } = layOut(
      dates(...Array.from({ length: 5_000 }, (_, index) => [index])),
    );
    expect(totals.length).toBe(5_000);
    expect(totals[9]?.size).toBe(1);
    expect(labelTicks.length).toBeLessThanOrEqual(12);
    expect(labelTicks.at(-1)?.text).toBe('5000 Nov');
  });
});

test('the axis has integers from zero', () => {
  expect(layOut(dates([2], [1])).valueTicks.map(({ text }) => text)).toEqual(['0', '1', '2']);
});

test('a position maps to its date', () => {
  const { rowAt, span, plot } = layOut(dates([1], [2], [3], [4]));
  expect(
    [plot.left - 20, ...[0, 1, 2, 3].map((row) => span(row)[0] + 1), 9_999].map(rowAt),
  ).toEqual([0, 0, 1, 2, 3, 3]);
});

const anyNumber = fc.oneof(fc.constant(null), fc.double(), fc.integer({ min: -5, max: 100_000 }));
const anyData = fc
  .array(fc.tuple(anyNumber, anyNumber), { maxLength: 60 })
  .map((rows) => dates(...rows));

test('bars leave the plot by half a pixel at most, for any data', () => {
  fc.assert(
    fc.property(anyData, fc.integer({ min: 0, max: 1400 }), (data, width) => {
      const { totals, errors, plot, zero, valueTicks } = layOut(data, { ...size, width });
      expect(valueTicks.length).toBeLessThanOrEqual(12);
      expect(Number.isFinite(zero)).toBe(true);
      for (const { start, size: width, level } of [...totals, ...errors]) {
        expect(start).toBeGreaterThanOrEqual(plot.left - 0.5);
        expect(start + width).toBeLessThanOrEqual(plot.right + 0.5 + 1e-9);
        expect(level).toBeGreaterThanOrEqual(plot.top - 1e-6);
        expect(level).toBeLessThanOrEqual(plot.bottom + 1e-6);
      }
    }),
  );
});
