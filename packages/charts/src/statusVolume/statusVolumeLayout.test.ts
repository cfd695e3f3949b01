import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type StatusVolumeDate, statusVolumeLayout } from './statusVolumeLayout.ts';

const plot = { left: 40, right: 540, top: 10, bottom: 110 };
const dates = (...totals: (number | null)[]): StatusVolumeDate[] =>
  totals.map((total, index) => ({ label: `Nov ${index + 1}`, total }));
const tops = (data: StatusVolumeDate[]) =>
  statusVolumeLayout(data, plot).bars.map(({ top }) => top);

describe('the bars', () => {
  test.each<[string, StatusVolumeDate[], number[]]>([
    ['no data', dates(), []],
    ['one date', dates(100), [10]],
    ['equal totals', dates(100, 100), [10, 10]],
    ['zeros', dates(0, 0), [110, 110]],
    ['totals from zero up', dates(0, 50, 100), [110, 60, 10]],
    ['a total below zero, at zero', dates(-5, 100), [110, 10]],
    ['an unknown total, not at all', dates(null, 100), [10]],
    ['a total that is not a number', dates(Number.NaN, Number.POSITIVE_INFINITY, 100), [10]],
  ])('of %s', (_, data, expected) => {
    expect(tops(data)).toEqual(expected);
  });

  test('have their errors at the foot, never above the total', () => {
    const { bars } = statusVolumeLayout(
      [
        { label: 'Nov 1', total: 100, errors: 25 },
        { label: 'Nov 2', total: 50, errors: 80 },
        { label: 'Nov 3', total: 50, errors: null },
        { label: 'Nov 4', total: 50, errors: -3 },
      ],
      plot,
    );
    expect(bars.map(({ errorsTop }) => errorsTop)).toEqual([85, 60, 110, 110]);
  });

  test('of dates with one name stand side by side', () => {
    const data = [...dates(1), ...dates(2)];
    const [first, second] = statusVolumeLayout(data, plot).bars;
    expect(second?.left).toBeGreaterThan((first?.left ?? 0) + (first?.width ?? 0));
  });

  test('grow no wider than is calm, in the middle of their date', () => {
    const [bar] = statusVolumeLayout(dates(3), plot).bars;
    expect(bar).toMatchObject({ width: 64, middle: 290, left: 258 });
  });

  test('of five thousand dates are all there, a pixel wide', () => {
    const data = dates(...Array.from({ length: 5_000 }, (_, index) => index));
    const { bars } = statusVolumeLayout(data, plot);
    expect(bars.length).toBe(5_000);
    expect(bars[0]?.width).toBe(1);
  });
});

test('the axis counts in whole numbers from zero', () => {
  const { countTicks } = statusVolumeLayout(dates(2, 1), plot);
  expect(countTicks.map(({ value }) => value)).toEqual([0, 1, 2]);
});

const anyNumber = fc.oneof(fc.constant(null), fc.double(), fc.integer({ min: -5, max: 100_000 }));
const anyData = fc.array(fc.record({ label: fc.string(), total: anyNumber, errors: anyNumber }), {
  maxLength: 60,
});

test('nothing leaves the plot, and errors stay inside their bar', () => {
  fc.assert(
    fc.property(anyData, (data) => {
      const { bars, middles, countTicks, baseline } = statusVolumeLayout(data, plot);
      expect(middles.length).toBe(data.length);
      expect(countTicks.length).toBeLessThanOrEqual(12);
      expect(baseline).toBe(plot.bottom);
      for (const { left, width, top, errorsTop } of bars) {
        expect(left).toBeGreaterThanOrEqual(plot.left);
        expect(left + width).toBeLessThanOrEqual(plot.right + 1e-9);
        expect(top).toBeGreaterThanOrEqual(plot.top);
        expect(errorsTop).toBeGreaterThanOrEqual(top);
        expect(errorsTop).toBeLessThanOrEqual(plot.bottom);
      }
    }),
  );
});
