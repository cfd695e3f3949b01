import type { Box, ChartSize } from '../plot/plotLayout.ts';
import type { ValueDomain } from '../scale/valueDomain.ts';
import { valueScale } from '../scale/valueScale.ts';
import { textWidth } from './textWidth.ts';

/** Returns how many value labels fit below each other. */
export const roomForValues = (height: number, em: number) => height / (em * 4);

/** Returns the width of the widest value label that fits into `most`. */
export function valueLabelWidth(
  domain: ValueDomain,
  room: number,
  format: (value: number) => string,
  em: number,
  most: number,
): number {
  const { ticks } = valueScale(domain, [0, 1], room);
  return ticks.reduce((widest, tick) => {
    const width = textWidth(format(tick), em);
    return width <= most ? Math.max(widest, width) : widest;
  }, 0);
}

/** Returns the box for the marks of a vertical chart, between its axes and its edges. */
export function plotBox(
  { width, height, em }: ChartSize,
  domain: ValueDomain,
  format: (value: number) => string,
  top = em,
): Box {
  const bottom = Math.max(top, height - em * 2.25);
  const most = Math.max(0, width / 2 - em * 0.75);
  const labels = valueLabelWidth(domain, roomForValues(bottom - top, em), format, em, most);
  const left = Math.min(Math.ceil(labels) + em * 0.75, width / 2);
  return { left, right: Math.max(left, width - em * 0.5), top, bottom };
}
