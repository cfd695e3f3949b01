import type { Tick } from '../plot/plotLayout.ts';
import type { ValueScale } from '../scale/valueScale.ts';
import { textWidth } from './textWidth.ts';

interface ValueLabels {
  format: (value: number) => string;
  em: number;
  /** `end` beside a vertical chart, `middle` below a horizontal one. */
  anchor: 'end' | 'middle';
  /** The horizontal space for the labels. */
  from: number;
  to: number;
}

interface Label {
  tick: Tick;
  start: number;
  end: number;
  fits: boolean;
}

function isClear(labels: readonly Label[], gap: number): boolean {
  return labels.every(({ start }, index) => start >= (labels[index - 1]?.end ?? -1e9) + gap);
}

/**
 * Returns the ticks of an axis of values, each with a grid line. If labels would touch, only every
 * second, third and so on keeps its text, counted from zero. A label that does not fit is left out
 * rather than clipped: a clipped number is a different number.
 */
export function placeValues({ at, ticks }: ValueScale, labels: ValueLabels): Tick[] {
  const { format, em, anchor, from, to } = labels;
  const half = em * 0.6;
  const all = ticks.map((value): Label => {
    const text = format(value);
    const position = at(value);
    const width = textWidth(text, em);
    const tick: Tick = { at: position, text, anchor };
    if (anchor === 'end') {
      return { tick, start: position - half, end: position + half, fits: width <= to - from };
    }
    const [start, end] = [position - width / 2, position + width / 2];
    return { tick, start, end, fits: start >= from && end <= to };
  });
  const zero = Math.max(0, ticks.indexOf(0));
  const inOrder = (labeled: readonly Label[]) => [...labeled].sort((a, b) => a.start - b.start);
  let stride = 1;
  const labelsAtStride = (every: number) =>
    all.filter(({ fits }, index) => fits && (index - zero) % every === 0);
  const gap = anchor === 'end' ? 0 : em * 0.75;
  while (stride < all.length && !isClear(inOrder(labelsAtStride(stride)), gap)) stride += 1;
  const labeled = new Set(labelsAtStride(stride));
  return all.map((label) => (labeled.has(label) ? label.tick : { ...label.tick, text: '' }));
}
