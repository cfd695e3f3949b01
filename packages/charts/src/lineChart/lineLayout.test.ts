import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyData, anySize } from '../frame/anyData.testing.ts';
import type { ChartData } from '../plot/chartData.ts';
import { formatEnglish } from '../settings/useLanguage.ts';
import { lineLayout } from './lineLayout.ts';
import type { LineMarker } from './placeMarkers.ts';

const size = { width: 600, height: 240, em: 12 };
const days = (...counts: (number | null)[]): ChartData => ({
  series: ['Downloads'],
  rows: counts.map((count, index) => ({ label: `day ${index + 1}`, values: [count] })),
});
const layOut = (data: ChartData, markers: LineMarker[] = []) =>
  lineLayout(data, markers, formatEnglish, size);

/** Returns the lengths of the unbroken parts of the first line. */
function runs(data: ChartData): number[] {
  const lengths = [0];
  for (const point of layOut(data).lines[0]?.points ?? []) {
    if (point) lengths.push((lengths.pop() ?? 0) + 1);
    else lengths.push(0);
  }
  return lengths.filter((length) => length > 0);
}

describe('the line', () => {
  test.each<[string, ChartData, number[]]>([
    ['no data', days(), []],
    ['one day', days(5), [1]],
    ['equal counts', days(4, 4, 4), [3]],
    ['a gap inside', days(1, 2, null, 4), [2, 1]],
    ['a count that is not a number', days(1, Number.NaN, 3), [1, 1]],
    ['gaps at both ends', days(null, 2, 3, null), [2]],
    ['nothing but gaps', days(null, null), []],
  ])('of %s has parts of %j', (_, data, expected) => {
    expect(runs(data)).toEqual(expected);
  });

  test('spans the plot from its first day to its last', () => {
    const { lines, plot } = layOut(days(1, 2, 3));
    const xs = lines[0]?.points.flatMap((point) => point?.x ?? []) ?? [];
    expect([xs[0], xs.at(-1)]).toEqual([plot.left, plot.right]);
  });

  test('has about one point per pixel for ten thousand days', () => {
    const { lines } = layOut(days(...Array.from({ length: 10_000 }, (_, day) => day % 97)));
    expect(lines[0]?.points.length).toBeLessThan(620);
  });

  test('has a position for every day, including those it does not draw', () => {
    const layout = layOut(days(...Array.from({ length: 10_000 }, (_, day) => day)));
    expect(layout.rowAt(layout.span(4321)[0])).toBe(4321);
    expect(layout.level(4321, 0)).toBeGreaterThan(layout.plot.top);
  });
});

describe('markers', () => {
  const data = days(...Array.from({ length: 15 }, (_, day) => day));

  test('are at their day, with their label', () => {
    const layout = layOut(data, [{ at: 'day 5', label: '2.4.0' }]);
    expect(layout.markers).toMatchObject([{ x: layout.span(4)[0], text: '2.4.0' }]);
  });

  test('of an unknown day are not drawn', () => {
    expect(layOut(data, [{ at: 'day 99', label: '2.4.0' }]).markers).toEqual([]);
  });

  test('keep their line but not their label if they are too close', () => {
    const at = [4, 5, 6].map((day) => ({ at: `day ${day}`, label: 'a release with a name' }));
    const { markers } = layOut(data, at);
    expect(markers.length).toBe(3);
    expect(markers.filter(({ text }) => text).length).toBeLessThan(3);
  });
});

test('every coordinate is finite and inside the chart', () => {
  fc.assert(
    fc.property(anyData, anySize, (data, box) => {
      const markers = data.rows.slice(0, 5).map(({ label }) => ({ at: label, label }));
      const layout = lineLayout(data, markers, formatEnglish, box);
      const { plot, lines, valueTicks, labelTicks, zero } = layout;
      const points = lines.flatMap((line) => line.points.flatMap((point) => point ?? []));
      const numbers = [
        zero,
        ...Object.values(plot),
        ...points.flatMap(({ x, y }) => [x, y]),
        ...[...valueTicks, ...labelTicks].map(({ at }) => at),
        ...layout.markers.map(({ x }) => x),
      ];
      expect(numbers.filter((number) => !Number.isFinite(number))).toEqual([]);
      expect(points.filter(({ x }) => x < -1e-6 || x > box.width + 1e-6)).toEqual([]);
    }),
  );
});
