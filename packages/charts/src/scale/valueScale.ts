import { mostTicks } from './mostTicks.ts';
import type { ValueDomain } from './valueDomain.ts';

/** Turns values into places, and knows which values the axis names. */
export interface ValueScale {
  at: (value: number) => number;
  ticks: number[];
}

/** Of the steps 1, 2, 5 and 10 the one nearest to a number from 1 to 10, as ratios go. */
function roundStep(number: number): number {
  if (number >= Math.sqrt(50)) return 10;
  if (number >= Math.sqrt(10)) return 5;
  return number >= Math.SQRT2 ? 2 : 1;
}

/** Multiples of a round step: a step under 1 is kept as its inverse, which has no rounding error. */
function multiples(span: number, wanted: number, isWhole: boolean): (count: number) => number {
  const rough = isWhole ? Math.max(1, span / wanted) : span / wanted;
  const power = Math.floor(Math.log10(rough));
  const step = roundStep(rough / 10 ** power);
  if (power >= 0) return (count) => count * step * 10 ** power;
  const inverse = 10 ** -power / step;
  return (count) => count / inverse;
}

/**
 * A scale of values from one place to another. Its ends are rounded to values worth naming, and
 * its ticks are equally far from each other, from one end to the other.
 * @param room how many ticks there is room for; there are at most twelve.
 */
export function valueScale(
  { least, greatest, isWhole }: ValueDomain,
  [from, to]: readonly [from: number, to: number],
  room: number,
): ValueScale {
  const wanted = Math.max(1, Math.min(mostTicks / 2, Math.floor(room)));
  const multiple = multiples(greatest - least, wanted, isWhole);
  const first = Math.floor(least / multiple(1));
  const last = Math.ceil(greatest / multiple(1));
  const [start, end] = [multiple(first), multiple(last)];
  return {
    at: (value) => from + ((value - start) / (end - start)) * (to - from),
    ticks: Array.from({ length: last - first + 1 }, (_, index) => multiple(first + index)),
  };
}
