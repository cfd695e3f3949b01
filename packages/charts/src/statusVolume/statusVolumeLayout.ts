import { scaleBand, scaleLinear } from '@visx/scale';
import { zeroBased } from '../scale/zeroBased.ts';

/** The volume of one date, and how much of it failed; `null` where it is not known. */
export interface StatusVolumeDate {
  /** What names the date on the axis, already in the reader's words. */
  label: string;
  /** Everything of that date, its errors among it. */
  total: number | null;
  /** The part of the total that failed. */
  errors?: number | null;
}

/** One date's bar in pixels; `top` is where it begins, `errorsTop` where its errors do. */
export interface VolumeBar {
  index: number;
  /** The middle, where its label and its tooltip belong. */
  middle: number;
  left: number;
  width: number;
  top: number;
  errorsTop: number;
}

/** Everything that is drawn, in pixels of the chart's outer box. */
export interface StatusVolumeLayout {
  /** The dates whose total is known, in order. */
  bars: VolumeBar[];
  /** The middle of every date, known or not. */
  middles: number[];
  /** Whole counts for the axis, with their heights. */
  countTicks: { position: number; value: number }[];
  /** The y of zero. */
  baseline: number;
}

const widestBar = 64;
const amount = (value: number | null | undefined) =>
  value !== null && value !== undefined && Number.isFinite(value) ? Math.max(0, value) : 0;

/**
 * Where one bar for each date goes, from zero up, its errors at the foot: there they compare from
 * date to date. Errors never reach above the total they are part of. A total that is `null` or
 * not finite has no bar, one below zero is drawn at zero. Bars are at least a pixel wide.
 */
export function statusVolumeLayout(
  data: readonly StatusVolumeDate[],
  plot: { left: number; right: number; top: number; bottom: number },
): StatusVolumeLayout {
  const y = scaleLinear<number>({
    domain: zeroBased(data.map(({ total }) => total)),
    range: [plot.bottom, plot.top],
    nice: 5,
  });
  const x = scaleBand<number>({
    domain: data.map((_, index) => index),
    range: [plot.left, plot.right],
    paddingInner: 0.35,
    paddingOuter: 0.2,
  });
  const band = x.bandwidth();
  const width = Math.max(1, Math.min(widestBar, band));
  const middles = data.map((_, index) => (x(index) ?? plot.left) + band / 2);
  const bars = data.flatMap(({ total, errors }, index): VolumeBar[] => {
    const middle = middles[index];
    if (total === null || !Number.isFinite(total) || middle === undefined) return [];
    const known = amount(total);
    return [
      {
        index,
        middle,
        left: middle - width / 2,
        width,
        top: y(known),
        errorsTop: y(Math.min(known, amount(errors))),
      },
    ];
  });
  return {
    bars,
    middles,
    countTicks: y
      .ticks(4)
      .filter(Number.isInteger)
      .map((value) => ({ position: y(value), value })),
    baseline: y(0),
  };
}
