import type { Tick } from '../plot/plotLayout.ts';
import { clipText, textWidth } from './textWidth.ts';

/** All labels of an axis. */
export interface AxisLabels {
  count: number;
  textOf: (index: number) => string;
  /** Returns the center of a label. */
  at: (index: number) => number;
  /** The space that no label may leave. */
  from: number;
  to: number;
  em: number;
  /** The largest number of labels. */
  most: number;
}

interface Placed extends Tick {
  start: number;
  end: number;
}

/** Returns every `stride`-th index and the last one. */
function everyNth(count: number, stride: number): number[] {
  const indices: number[] = [];
  for (let index = 0; index < count; index += stride) indices.push(index);
  if (indices.at(-1) !== count - 1) indices.push(count - 1);
  return indices;
}

function placeLabel(labels: AxisLabels, index: number, room: number): Placed {
  const { from, to, em } = labels;
  const text = clipText(labels.textOf(index), room, em);
  const width = textWidth(text, em);
  const middle = labels.at(index);
  if (middle - width / 2 <= from) {
    return { at: from, text, anchor: 'start', start: from, end: from + width };
  }
  if (middle + width / 2 >= to) {
    return { at: to, text, anchor: 'end', start: to - width, end: to };
  }
  return { at: middle, text, anchor: 'middle', start: middle - width / 2, end: middle + width / 2 };
}

const collide = (before: Placed | undefined, after: Placed | undefined, gap: number) =>
  before !== undefined && after !== undefined && after.start < before.end + gap;

/** Returns the labels if none overlap. The second to last is removed if it overlaps the last. */
function withoutOverlap(placed: Placed[], gap: number): Placed[] | undefined {
  if (placed.length > 2 && collide(placed.at(-2), placed.at(-1), gap)) placed.splice(-2, 1);
  return placed.some((after, index) => collide(placed[index - 1], after, gap)) ? undefined : placed;
}

/** The least width of a clipped label, in text heights. */
const leastRoom = 5;

/**
 * Returns the labels that fit along a horizontal axis, at even steps, including the first and the
 * last. A label that is too wide for its step is clipped, or left out if nothing of it would remain.
 */
export function thinLabels(labels: AxisLabels): Tick[] {
  const { count, from, to, em } = labels;
  if (count <= 0) return [];
  const gap = em * 0.75;
  const half = Math.max(0, (to - from) / (count > 1 ? 2 : 1) - gap / 2);
  const widest = Math.min(half, widestOf(labels));
  const step = count > 1 ? Math.abs(labels.at(1) - labels.at(0)) : to - from;
  const needed = Math.min(widest, em * leastRoom);
  let stride = Math.max(1, Math.ceil((count - 1) / Math.max(1, labels.most - 1)));
  if (step > 0) stride = Math.max(stride, Math.ceil((needed + gap) / step));
  const at = (by: number) => {
    const room = Math.min(half, Math.max(needed, by * step - gap));
    return withoutOverlap(
      everyNth(count, by).map((index) => placeLabel(labels, index, room)),
      gap * 0.9,
    );
  };
  for (; stride < count; stride += 1) {
    const first = at(stride);
    if (first) return evenSteps(first, stride, count, at).map(asTick);
  }
  return everyNth(count, count).map((index) => asTick(placeLabel(labels, index, half)));
}

/** Returns labels at a slightly larger step that ends at the last, if that costs at most one label. */
function evenSteps(
  first: Placed[],
  stride: number,
  count: number,
  at: (stride: number) => Placed[] | undefined,
): Placed[] {
  for (let even = stride; even < Math.min(count, stride * 2); even += 1) {
    const placed = (count - 1) % even === 0 ? at(even) : undefined;
    if (placed && placed.length >= first.length - 1 && placed.length > 2) return placed;
  }
  return first;
}

const asTick = ({ at, text, anchor }: Placed): Tick => ({ at, text, anchor });

/** Returns the width of the widest label; of a long axis, of a sample. */
function widestOf({ count, textOf, em }: AxisLabels): number {
  const stride = Math.max(1, Math.floor(count / 64));
  let widest = 0;
  for (let index = 0; index < count; index += stride) {
    widest = Math.max(widest, textWidth(textOf(index), em));
  }
  return widest;
}
