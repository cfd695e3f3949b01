import { scaleLinear, scalePoint } from '@visx/scale';
import { pickTicks } from '../scale/pickTicks.ts';
import { zeroBased } from '../scale/zeroBased.ts';

/** The downloads of one period, such as a day; `null` where none are known. */
export interface DownloadsPoint {
  /** What names the period on the axis, already in the reader's words. */
  label: string;
  count: number | null;
}

/** The outer size of the chart and the space its axes take, in pixels. */
export interface ChartSize {
  width: number;
  height: number;
  margin: { top: number; right: number; bottom: number; left: number };
}

/** A place inside the chart's outer box, with the index of the datum it stands for. */
export interface PlacedPoint {
  index: number;
  x: number;
  y: number;
  count: number;
}

/** A label on an axis: `position` is the x of a period or the y of a count. */
export interface Tick<Value> {
  position: number;
  value: Value;
}

/** Everything that is drawn, in pixels of the chart's outer box. */
export interface DownloadsLineLayout {
  /** Unbroken runs of known counts, in order; a gap in the data begins a new run. */
  runs: PlacedPoint[][];
  periodTicks: Tick<string>[];
  countTicks: Tick<number>[];
  /** The y of zero. */
  baseline: number;
  plot: { left: number; right: number; top: number; bottom: number };
}

const finite = (value: number, otherwise: number) => (Number.isFinite(value) ? value : otherwise);

function plotOf({ width, height, margin }: ChartSize): DownloadsLineLayout['plot'] {
  const left = Math.max(0, finite(margin.left, 0));
  const top = Math.max(0, finite(margin.top, 0));
  const right = Math.max(left, finite(width, 0) - Math.max(0, finite(margin.right, 0)));
  const bottom = Math.max(top, finite(height, 0) - Math.max(0, finite(margin.bottom, 0)));
  return { left, right, top, bottom };
}

/** How many period labels fit beside each other. */
const tickSpace = 72;

/**
 * Where a line of downloads over time goes: data and size to points and ticks, with
 * no gap bridged and no coordinate that is not a finite number.
 * Counts below zero are drawn at zero; counts that are missing or not finite are gaps.
 */
export function downloadsLineLayout(
  data: readonly DownloadsPoint[],
  size: ChartSize,
): DownloadsLineLayout {
  const plot = plotOf(size);
  const [least, greatest] = zeroBased(data.map(({ count }) => count));
  const y = scaleLinear<number>({
    domain: [least, greatest],
    range: [plot.bottom, plot.top],
    nice: 5,
  });
  const x = scalePoint<number>({
    domain: data.map((_, index) => index),
    range: [plot.left, plot.right],
  });
  const placeOf = (index: number) => x(index) ?? plot.left;

  const runs: PlacedPoint[][] = [];
  let run: PlacedPoint[] | undefined;
  data.forEach(({ count }, index) => {
    if (count === null || !Number.isFinite(count)) {
      run = undefined;
      return;
    }
    if (run === undefined) {
      run = [];
      runs.push(run);
    }
    run.push({ index, x: placeOf(index), y: y(Math.max(0, count)), count });
  });

  const room = Math.floor((plot.right - plot.left) / tickSpace);
  return {
    runs,
    periodTicks: pickTicks(data.length, room).map((index) => ({
      position: placeOf(index),
      value: data[index]?.label ?? '',
    })),
    countTicks: y
      .ticks(4)
      .filter(Number.isInteger)
      .map((value) => ({ position: y(value), value })),
    baseline: y(0),
    plot,
  };
}
