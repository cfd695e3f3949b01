/** Equal parts of a length, one for each row. */
export interface Bands {
  /** The width of a part, including its gap. */
  step: number;
  /** Returns where a part begins. */
  start: (index: number) => number;
  middle: (index: number) => number;
  /** Returns the part at a position, or the nearest one. */
  indexAt: (position: number) => number;
}

/** Divides a length into equal parts. */
export function bands(count: number, from: number, to: number): Bands {
  const step = (to - from) / Math.max(1, count);
  return {
    step,
    start: (index) => from + index * step,
    middle: (index) => from + (index + 0.5) * step,
    indexAt: (position) => nearestIndex(step > 0 ? Math.floor((position - from) / step) : 0, count),
  };
}

/** Returns points at equal distances from one end to the other; a single point is in the middle. */
export function pointsAlong(count: number, from: number, to: number): Omit<Bands, 'start'> {
  const step = count > 1 ? (to - from) / (count - 1) : 0;
  return {
    step,
    middle: (index) => (count > 1 ? from + index * step : (from + to) / 2),
    indexAt: (position) => nearestIndex(step > 0 ? Math.round((position - from) / step) : 0, count),
  };
}

const nearestIndex = (index: number, count: number) => Math.max(0, Math.min(count - 1, index));
