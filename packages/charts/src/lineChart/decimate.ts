const ascending = (indices: readonly number[]) => [...new Set(indices)].sort((a, b) => a - b);

function findExtremes(values: ArrayLike<number>, from: number, to: number) {
  let lowest = from;
  let highest = from;
  let least = values[from] ?? 0;
  let greatest = least;
  for (let index = from + 1; index < to; index += 1) {
    const value = values[index] ?? 0;
    if (value < least) {
      least = value;
      lowest = index;
    } else if (value > greatest) {
      greatest = value;
      highest = index;
    }
  }
  return { lowest, highest };
}

/**
 * Reduces the points of an unbroken line to about `most` without changing how it looks: largest
 * triangle three buckets, except that the lowest and the highest point are always included.
 * @returns ascending indices from `from` up to, not including, `to`; the first and the last among them.
 * @see Sveinn Steinarsson, Downsampling Time Series for Visual Representation, 2013
 */
export function decimate(
  values: ArrayLike<number>,
  from: number,
  to: number,
  most: number,
): number[] {
  const count = to - from;
  const buckets = Math.floor(most) - 2;
  if (count <= Math.max(4, most)) {
    return Array.from({ length: Math.max(0, count) }, (_, index) => from + index);
  }
  const { lowest, highest } = findExtremes(values, from, to);
  if (buckets < 1) return ascending([from, lowest, highest, to - 1]);

  const size = (count - 2) / buckets;
  const edge = (bucket: number) => from + 1 + Math.floor(bucket * size);
  const picks = [from];
  let before = from;
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const start = edge(bucket);
    const end = edge(bucket + 1);
    const extremes = [lowest, highest].filter((index) => index >= start && index < end);
    if (extremes.length > 0) {
      picks.push(...ascending(extremes));
    } else {
      const next = bucket === buckets - 1 ? to : edge(bucket + 2);
      picks.push(pickLargestTriangle(values, before, start, end, next));
    }
    before = picks.at(-1) ?? before;
  }
  picks.push(to - 1);
  return picks;
}

/** Returns the point of a bucket that forms the largest triangle with the pick before and the mean after it. */
function pickLargestTriangle(
  values: ArrayLike<number>,
  before: number,
  start: number,
  end: number,
  next: number,
): number {
  const count = Math.max(1, next - end);
  let mean = 0;
  for (let index = end; index < next; index += 1) mean += (values[index] ?? 0) / count;
  const origin = values[before] ?? 0;
  const slope = (mean - origin) / ((end + next - 1) / 2 - before);
  let pick = start;
  let furthest = -1;
  for (let index = start; index < end; index += 1) {
    const distance = Math.abs((values[index] ?? 0) - origin - slope * (index - before));
    if (distance > furthest) {
      furthest = distance;
      pick = index;
    }
  }
  return pick;
}
