/** A point in the box of a sparkline. */
export interface SparklinePoint {
  index: number;
  x: number;
  y: number;
}

/** Everything a sparkline draws, in the units of its box. */
export interface SparklineLayout {
  /** The unbroken runs of known values, in order. */
  runs: SparklinePoint[][];
  /** The last known value, which is drawn as a dot. */
  last: SparklinePoint | undefined;
}

interface Known {
  index: number;
  value: number;
}

function runsOf(values: readonly (number | null)[]): Known[][] {
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

/** Returns the first, lowest, highest and last value of each column of pixels, in order. */
function reduceRun(run: readonly Known[], perColumn: number): Known[] {
  const reduced: Known[] = [];
  let column: Known[] = [];
  const close = () => {
    const low = column.reduce((a, b) => (b.value < a.value ? b : a));
    const high = column.reduce((a, b) => (b.value > a.value ? b : a));
    const ends = new Set([column[0], low, high, column.at(-1)]);
    reduced.push(...column.filter((known) => ends.has(known)));
    column = [];
  };
  for (const known of run) {
    const [first] = column;
    if (first && Math.floor(known.index / perColumn) > Math.floor(first.index / perColumn)) close();
    column.push(known);
  }
  close();
  return reduced;
}

/**
 * Returns the line: its lowest value at the bottom, its highest at the top, equal values in the
 * middle. Values that are `null` or not finite are gaps.
 */
export function sparklineLayout(
  values: readonly (number | null)[],
  { width, height }: { width: number; height: number },
): SparklineLayout {
  const known = runsOf(values);
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  for (const { value } of known.flat()) {
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
  }
  // Halved, so that the difference of two huge values does not overflow.
  const span = greatest / 2 - least / 2;
  const toPoint = ({ index, value }: Known): SparklinePoint => ({
    index,
    x: (values.length > 1 ? index / (values.length - 1) : 1) * width,
    y: (span > 0 ? 1 - (value / 2 - least / 2) / span : 0.5) * height,
  });
  const perColumn = values.length / Math.max(1, width);
  const runs = known.map((run) => (perColumn > 4 ? reduceRun(run, perColumn) : run).map(toPoint));
  return { runs, last: runs.at(-1)?.at(-1) };
}
