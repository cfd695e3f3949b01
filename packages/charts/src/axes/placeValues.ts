import type { Tick } from '../frame/plotLayout.ts';
import type { ValueScale } from '../scale/valueScale.ts';
import { textWidth } from './textWidth.ts';

interface ValueLabels {
  format: (value: number) => string;
  em: number;
  /** Beside an upright chart, at the end of its line; or below one that lies, in the middle of it. */
  anchor: 'end' | 'middle';
  /** From where to where a label may reach across the page. */
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
 * The values that an axis names. Each has its place and its line; of labels that would touch, every
 * second, third and so on stays, zero's among them. A label that is wider than its room is left out:
 * a part of a number is another number.
 */
export function placeValues({ at, ticks }: ValueScale, labels: ValueLabels): Tick[] {
  const { format, em, anchor, from, to } = labels;
  const half = em * 0.6;
  const all = ticks.map((value): Label => {
    const text = format(value);
    const place = at(value);
    const width = textWidth(text, em);
    const tick: Tick = { at: place, text, anchor };
    if (anchor === 'end') {
      return { tick, start: place - half, end: place + half, fits: width <= to - from };
    }
    const [start, end] = [place - width / 2, place + width / 2];
    return { tick, start, end, fits: start >= from && end <= to };
  });
  const zero = Math.max(0, ticks.indexOf(0));
  const inOrder = (kept: readonly Label[]) => [...kept].sort((a, b) => a.start - b.start);
  let stride = 1;
  const keptBy = (every: number) =>
    all.filter(({ fits }, index) => fits && (index - zero) % every === 0);
  const gap = anchor === 'end' ? 0 : em * 0.75;
  while (stride < all.length && !isClear(inOrder(keptBy(stride)), gap)) stride += 1;
  const kept = new Set(keptBy(stride));
  return all.map((label) => (kept.has(label) ? label.tick : { ...label.tick, text: '' }));
}
