import { scaleLinear } from '@visx/scale';
import { mostTicks } from './pickTicks.ts';
import type { ValueDomain } from './valueDomain.ts';

/** Turns values into places, and knows which values the axis names. */
export interface ValueScale {
  at: (value: number) => number;
  ticks: number[];
}

/**
 * A scale of values from one place to another, its ends rounded to values worth naming.
 * @param room how many ticks there is room for; there are at most twelve.
 */
export function valueScale(
  { least, greatest, isWhole }: ValueDomain,
  [from, to]: readonly [from: number, to: number],
  room: number,
): ValueScale {
  const wanted = Math.max(1, Math.min(6, Math.floor(room)));
  const scale = scaleLinear<number>({ domain: [least, greatest], range: [from, to] }).nice(wanted);
  const ticks = scale.ticks(wanted).filter((tick) => !isWhole || Number.isInteger(tick));
  return { at: (value) => scale(value), ticks: ticks.slice(0, mostTicks) };
}
