import type { Box, ChartSize } from '../frame/plotLayout.ts';
import type { ValueDomain } from '../scale/valueDomain.ts';
import { valueScale } from '../scale/valueScale.ts';
import { textWidth } from './textWidth.ts';

/** How many labels of values fit below each other. */
export const roomForValues = (height: number, em: number) => height / (em * 4);

/** How wide the widest label of the axis of values is; of one that is wider than `most` there is none. */
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

/** Where the marks of an upright chart go, between its two axes and the edge. */
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
