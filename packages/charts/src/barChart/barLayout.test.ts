import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textWidth } from '../axes/textWidth.ts';
import { anyData, anySize } from '../frame/anyData.testing.ts';
import { barPath } from '../marks/barPath.ts';
import type { ChartData } from '../plot/chartData.ts';
import { mostTicks } from '../scale/mostTicks.ts';
import { formatEnglish } from '../settings/useLanguage.ts';
import { barLayout, barOrientations } from './barLayout.ts';

const size = { width: 600, height: 240, em: 12 };
const berths = (count: number): ChartData => ({
  series: ['May', 'June'],
  rows: Array.from({ length: count }, (_, index) => ({
    label: `Berth ${index + 1}`,
    values: [index, 2 * index],
  })),
});

describe('vertical bars', () => {
  test('are side by side, the first date before the second, without touching', () => {
    const { series, span } = barLayout(berths(6), 'vertical', formatEnglish, size);
    const [may, june] = series.map(({ bars }) => bars[3]);
    const [from, to] = span(3);
    expect(may?.start).toBeGreaterThan(from);
    expect(june?.start).toBeGreaterThan((may?.start ?? 0) + (may?.size ?? 0));
    expect((june?.start ?? 0) + (june?.size ?? 0)).toBeLessThan(to);
  });

  test('fit the chart while possible, and scroll rather than shrink', () => {
    const widthOf = (count: number) =>
      barLayout(berths(count), 'vertical', formatEnglish, size).width;
    expect(widthOf(30)).toBe(600);
    expect(widthOf(500)).toBeGreaterThan(7000);
  });

  test('leave out unknown values and keep zeros', () => {
    const data = {
      series: ['May'],
      rows: [
        { label: 'a', values: [null] },
        { label: 'b', values: [0] },
      ],
    };
    const { series, level } = barLayout(data, 'vertical', formatEnglish, size);
    expect(series[0]?.bars.length).toBe(1);
    expect([level(0, 0), level(1, 0)]).toEqual([null, series[0]?.bars[0]?.zero]);
  });

  test('are found by position', () => {
    const layout = barLayout(berths(4), 'vertical', formatEnglish, size);
    const june = layout.series[1]?.bars[2];
    expect(layout.rowAt((june?.start ?? 0) + 1)).toBe(2);
    expect(layout.seriesAt?.((june?.start ?? 0) + 1, 2)).toBe(1);
  });
});

describe('horizontal bars', () => {
  test('have a row each, as high as their text needs, and scroll', () => {
    const layout = barLayout(berths(80), 'horizontal', formatEnglish, size);
    expect(layout.labelTicks.length).toBe(80);
    expect(layout.height).toBeGreaterThan(size.height);
    const [first, second] = layout.labelTicks;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(24);
  });

  test('clip labels to two fifths of the width', () => {
    const data = { series: ['May'], rows: [{ label: 'harbor '.repeat(40), values: [3] }] };
    const { labelTicks } = barLayout(data, 'horizontal', formatEnglish, size);
    expect(textWidth(labelTicks[0]?.text ?? '', 12)).toBeLessThanOrEqual(240);
  });
});

test.each(barOrientations)('%s: everything that is drawn is a finite number', (orientation) => {
  fc.assert(
    fc.property(anyData, anySize, (data, box) => {
      const layout = barLayout(data, orientation, formatEnglish, box);
      const { width, height, plot, valueTicks, labelTicks, series, zero } = layout;
      const numbers = [
        ...[width, height, zero],
        ...Object.values(plot),
        ...[...valueTicks, ...labelTicks].map(({ at }) => at),
        ...series.flatMap(({ bars }) => bars.flatMap((bar) => Object.values(bar))),
      ];
      expect(numbers.filter((number) => !Number.isFinite(number))).toEqual([]);
      expect(valueTicks.length).toBeLessThanOrEqual(mostTicks);
      const paths = series.map(({ bars }) => barPath(bars, layout.rowsAlong)).join('');
      expect(paths).not.toMatch(/NaN|Infinity|e\+/);
    }),
  );
});

test('bars of one category never overlap those of the next', () => {
  fc.assert(
    fc.property(anyData, anySize, fc.constantFrom(...barOrientations), (data, box, orientation) => {
      const { series, span } = barLayout(data, orientation, formatEnglish, box);
      for (const { bars } of series) {
        const sorted = bars.map(({ start, size }) => [start, start + size] as const);
        sorted.forEach(([start], index) => {
          expect(start).toBeGreaterThanOrEqual((sorted[index - 1]?.[1] ?? start) - 1e-6);
        });
      }
      if (data.rows.length > 1) expect(span(1)[0]).toBeCloseTo(span(0)[1]);
    }),
  );
});
