/** Picks of a run's points: ascending indices. */
type Indices = number[];

function extremesOf(valueAt: (index: number) => number, from: number, to: number) {
  let lowest = from;
  let highest = from;
  for (let index = from; index < to; index += 1) {
    const value = valueAt(index);
    if (value < valueAt(lowest)) lowest = index;
    if (value > valueAt(highest)) highest = index;
  }
  return { lowest, highest };
}

/** The mean place of some points: what the next bucket pulls towards. */
function meanOf(valueAt: (index: number) => number, from: number, to: number) {
  const count = Math.max(1, to - from);
  let value = 0;
  for (let index = from; index < to; index += 1) value += valueAt(index) / count;
  return { index: (from + to - 1) / 2, value };
}

/** Of a bucket, the point that makes the largest triangle with the pick before and the mean after. */
function largest(
  valueAt: (index: number) => number,
  before: number,
  [from, to]: readonly [number, number],
  after: { index: number; value: number },
): number {
  const origin = valueAt(before);
  const slope = (after.value - origin) / (after.index - before);
  let pick = from;
  let furthest = -1;
  for (let index = from; index < to; index += 1) {
    const distance = Math.abs(valueAt(index) - origin - slope * (index - before));
    if (distance > furthest) [pick, furthest] = [index, distance];
  }
  return pick;
}

/**
 * Thins the points of an unbroken line out to about `most`, so that it looks the same: largest
 * triangle three buckets, except that the lowest and the highest point always stay.
 * @returns ascending indices between `from` and `to`, the first and the last among them.
 * @see Sveinn Steinarsson, Downsampling Time Series for Visual Representation, 2013
 */
export function decimate(
  valueAt: (index: number) => number,
  from: number,
  to: number,
  most: number,
): Indices {
  const count = to - from;
  const buckets = Math.floor(most) - 2;
  if (count <= Math.max(4, most) || buckets < 1) {
    return count <= Math.max(4, most)
      ? Array.from({ length: Math.max(0, count) }, (_, index) => from + index)
      : ascending([from, ...Object.values(extremesOf(valueAt, from, to)), to - 1]);
  }
  const { lowest, highest } = extremesOf(valueAt, from, to);
  const size = (count - 2) / buckets;
  const edge = (bucket: number) => from + 1 + Math.floor(bucket * size);
  const picks = [from];
  let before = from;
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const [start, end] = [edge(bucket), edge(bucket + 1)];
    const isLast = bucket === buckets - 1;
    const after = isLast
      ? { index: to - 1, value: valueAt(to - 1) }
      : meanOf(valueAt, end, edge(bucket + 2));
    const kept = ascending([lowest, highest].filter((index) => index >= start && index < end));
    picks.push(...(kept.length > 0 ? kept : [largest(valueAt, before, [start, end], after)]));
    before = picks.at(-1) ?? before;
  }
  picks.push(to - 1);
  return picks;
}

const ascending = (indices: readonly number[]) => [...new Set(indices)].sort((a, b) => a - b);
