import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ChartSize, type DownloadsPoint, downloadsLineLayout } from './downloadsLineLayout.ts';
import { linePath } from './linePath.ts';

const size: ChartSize = {
  width: 600,
  height: 200,
  margin: { top: 10, right: 20, bottom: 30, left: 40 },
};
const points = (...counts: (number | null)[]): DownloadsPoint[] =>
  counts.map((count, index) => ({ label: `day ${index + 1}`, count }));
const lengths = (data: DownloadsPoint[]) =>
  downloadsLineLayout(data, size).runs.map((run) => run.length);

describe('the line', () => {
  test.each([
    ['no data', points(), []],
    ['one point', points(5), [1]],
    ['equal counts', points(4, 4, 4), [3]],
    ['a gap inside', points(1, 2, null, 4), [2, 1]],
    ['a count that is not a number', points(1, Number.NaN, 3), [1, 1]],
    ['gaps at both ends', points(null, 2, 3, null), [2]],
    ['nothing but gaps', points(null, null), []],
  ])('of %s has runs of %j', (_, data, expected) => {
    expect(lengths(data)).toEqual(expected);
  });

  test('spans the plot from its first period to its last', () => {
    const [run] = downloadsLineLayout(points(1, 2, 3), size).runs;
    expect(run?.map(({ x }) => x)).toEqual([40, 310, 580]);
  });

  test('starts at zero and reaches the top at a round greatest count', () => {
    const layout = downloadsLineLayout(points(0, 100), size);
    expect(layout.baseline).toBe(170);
    expect(layout.runs[0]?.map(({ y }) => y)).toEqual([170, 10]);
  });

  test('draws a count below zero at zero, and keeps the count', () => {
    const [run] = downloadsLineLayout(points(-3, 10), size).runs;
    expect(run?.[0]).toMatchObject({ y: 170, count: -3 });
  });
});

describe('the axes', () => {
  test('keep the first and the last period when there are far too many', () => {
    const data = points(...Array.from({ length: 5000 }, (_, index) => index));
    const { periodTicks } = downloadsLineLayout(data, { ...size, width: 4000 });
    expect(periodTicks.length).toBe(12);
    expect(periodTicks[0]).toEqual({ position: 40, value: 'day 1' });
    expect(periodTicks.at(-1)).toEqual({ position: 3980, value: 'day 5000' });
  });

  test('show whole counts only', () => {
    const { countTicks } = downloadsLineLayout(points(1, 2), size);
    expect(countTicks.map(({ value }) => value)).toEqual([0, 1, 2]);
  });
});

const anyNumber = fc.oneof(fc.double(), fc.integer({ min: -5, max: 2_000_000 }));
const anyData = fc.array(
  fc.record({ label: fc.string(), count: fc.oneof(fc.constant(null), anyNumber) }),
  { maxLength: 80 },
);
const anySize = fc.record({
  width: anyNumber,
  height: anyNumber,
  margin: fc.record({ top: anyNumber, right: anyNumber, bottom: anyNumber, left: anyNumber }),
});

test('never places anything at a coordinate that is not a finite number', () => {
  fc.assert(
    fc.property(anyData, anySize, (data, chart) => {
      const layout = downloadsLineLayout(data, chart);
      const coordinates = [
        layout.baseline,
        ...Object.values(layout.plot),
        ...layout.runs.flat().flatMap(({ x, y }) => [x, y]),
        ...layout.periodTicks.map(({ position }) => position),
        ...layout.countTicks.map(({ position }) => position),
      ];
      expect(coordinates.filter((value) => !Number.isFinite(value))).toEqual([]);
    }),
  );
});

test('never loses or invents a known count', () => {
  fc.assert(
    fc.property(anyData, (data) => {
      const known = data.flatMap(({ count }, index) => (Number.isFinite(count) ? [index] : []));
      const placed = downloadsLineLayout(data, size).runs.flat();
      expect(placed.map(({ index }) => index)).toEqual(known);
    }),
  );
});

test('is drawn as one path through its points', () => {
  const [run = []] = downloadsLineLayout(points(0, 100), size).runs;
  expect(linePath(run)).toBe('M40,170L580,10');
});
