/** Equal parts of a stretch, one for each row. */
export interface Bands {
  /** The width of a part with the gap beside it. */
  step: number;
  /** Where a part begins. */
  start: (index: number) => number;
  middle: (index: number) => number;
  /** The part that a place belongs to; the nearest, if it belongs to none. */
  indexAt: (place: number) => number;
}

/** Divides a stretch into equal parts. */
export function bands(count: number, from: number, to: number): Bands {
  const step = (to - from) / Math.max(1, count);
  return {
    step,
    start: (index) => from + index * step,
    middle: (index) => from + (index + 0.5) * step,
    indexAt: (place) => nearestIndex(step > 0 ? Math.floor((place - from) / step) : 0, count),
  };
}

/** Points at equal distances, the first and the last at the ends; a single one in the middle. */
export function pointsAlong(count: number, from: number, to: number): Omit<Bands, 'start'> {
  const step = count > 1 ? (to - from) / (count - 1) : 0;
  return {
    step,
    middle: (index) => (count > 1 ? from + index * step : (from + to) / 2),
    indexAt: (place) => nearestIndex(step > 0 ? Math.round((place - from) / step) : 0, count),
  };
}

const nearestIndex = (index: number, count: number) => Math.max(0, Math.min(count - 1, index));
