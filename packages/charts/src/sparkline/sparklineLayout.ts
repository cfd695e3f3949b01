/** A place inside a sparkline's box. */
export interface SparklinePoint {
  index: number;
  x: number;
  y: number;
}

/** Everything a sparkline draws, in units of its box. */
export interface SparklineLayout {
  /** Unbroken runs of known values, in order; a gap in the data begins a new run. */
  runs: SparklinePoint[][];
  /** The last known value, which gets a dot. */
  last: SparklinePoint | undefined;
}

interface Known {
  index: number;
  value: number;
}

function unbroken(values: readonly (number | null)[]): Known[][] {
  const runs: Known[][] = [];
  let run: Known[] | undefined;
  values.forEach((value, index) => {
    if (value === null || !Number.isFinite(value)) {
      run = undefined;
      return;
    }
    if (run === undefined) {
      run = [];
      runs.push(run);
    }
    run.push({ index, value });
  });
  return runs;
}

/** Of each column the first, least, greatest and last value, in order: a line shows no more. */
function thinned(run: readonly Known[], perColumn: number): Known[] {
  const kept: Known[] = [];
  let column: Known[] = [];
  const close = () => {
    const low = column.reduce((a, b) => (b.value < a.value ? b : a));
    const high = column.reduce((a, b) => (b.value > a.value ? b : a));
    const ends = new Set([column[0], low, high, column.at(-1)]);
    kept.push(...column.filter((known) => ends.has(known)));
    column = [];
  };
  for (const known of run) {
    const [first] = column;
    if (first && Math.floor(known.index / perColumn) > Math.floor(first.index / perColumn)) close();
    column.push(known);
  }
  close();
  return kept;
}

/**
 * Where a line as small as a word goes: its own least value at the bottom, its greatest at the
 * top, equal values in the middle. Values that are `null` or not finite are gaps.
 */
export function sparklineLayout(
  values: readonly (number | null)[],
  { width, height }: { width: number; height: number },
): SparklineLayout {
  const known = unbroken(values);
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  for (const { value } of known.flat()) {
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
  }
  // Halves, because the span of two huge values can be more than a number holds.
  const span = greatest / 2 - least / 2;
  const place = ({ index, value }: Known): SparklinePoint => ({
    index,
    x: (values.length > 1 ? index / (values.length - 1) : 1) * width,
    y: (span > 0 ? 1 - (value / 2 - least / 2) / span : 0.5) * height,
  });
  const perColumn = values.length / Math.max(1, width);
  const runs = known.map((run) => (perColumn > 4 ? thinned(run, perColumn) : run).map(place));
  return { runs, last: runs.at(-1)?.at(-1) };
}
