import { mostTicks } from './mostTicks.ts';
import type { ValueDomain } from './valueDomain.ts';

/** Maps values to pixels, and lists the values that the axis labels. */
export interface ValueScale {
  at: (value: number) => number;
  ticks: number[];
}

/** Returns the one of 1, 2, 5 and 10 that is nearest to a number, by ratio. */
function roundStep(number: number): number {
  if (number >= Math.sqrt(50)) return 10;
  if (number >= Math.sqrt(10)) return 5;
  return number >= Math.SQRT2 ? 2 : 1;
}

/** Returns multiples of a round step. A step below 1 is stored as its inverse, which is exact. */
function multiples(span: number, tickCount: number, isWhole: boolean): (count: number) => number {
  const rough = isWhole ? Math.max(1, span / tickCount) : span / tickCount;
  const power = Math.floor(Math.log10(rough));
  const step = roundStep(rough / 10 ** power);
  if (power >= 0) return (count) => count * step * 10 ** power;
  const inverse = 10 ** -power / step;
  return (count) => count / inverse;
}

/**
 * Returns a linear scale between two positions in pixels. Its ends are round values, with evenly
 * spaced ticks in between.
 * @param room the number of ticks that fit; there are never more than twelve.
 */
export function valueScale(
  { least, greatest, isWhole }: ValueDomain,
  [from, to]: readonly [from: number, to: number],
  room: number,
): ValueScale {
  const tickCount = Math.max(1, Math.min(mostTicks / 2, Math.floor(room)));
  const multiple = multiples(greatest - least, tickCount, isWhole);
  const first = Math.floor(least / multiple(1));
  const last = Math.ceil(greatest / multiple(1));
  const [start, end] = [multiple(first), multiple(last)];
  return {
    at: (value) => from + ((value - start) / (end - start)) * (to - from),
    ticks: Array.from({ length: last - first + 1 }, (_, index) => multiple(first + index)),
  };
}
