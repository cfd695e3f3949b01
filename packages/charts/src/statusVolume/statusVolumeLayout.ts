import { placeValues } from '../axes/placeValues.ts';
import { plotBox, roomForValues } from '../axes/plotBox.ts';
import { thinLabels } from '../axes/thinLabels.ts';
import type { Bar } from '../marks/barPath.ts';
import { type ChartData, knownValue } from '../plot/chartData.ts';
import type { ChartSize, PlotLayout } from '../plot/plotLayout.ts';
import { bands } from '../scale/bands.ts';
import { mostTicks } from '../scale/mostTicks.ts';
import { valueDomain } from '../scale/valueDomain.ts';
import { valueScale } from '../scale/valueScale.ts';

/** Everything a status volume draws. */
export interface StatusVolumeLayout extends PlotLayout {
  /** The bars of the first series, for the dates whose total is known. */
  totals: Bar[];
  /** The bars of the second series, from zero up. */
  errors: Bar[];
}

/** The widest bar, in text heights, and the share of its date's width that a bar fills. */
const widestBar = 5;
const shareOfBand = 0.62;

/**
 * Returns where the bars and their axes go. The second series is a part of the first and covers its
 * foot, where dates are easy to compare. Unknown values have no bar. Bars are at least a pixel wide.
 */
export function statusVolumeLayout(
  data: ChartData,
  format: (value: number) => string,
  size: ChartSize,
): StatusVolumeLayout {
  const { em } = size;
  const domain = valueDomain(data);
  const plot = plotBox(size, domain, format);
  const height = plot.bottom - plot.top;
  const scale = valueScale(domain, [plot.bottom, plot.top], roomForValues(height, em));
  const dates = bands(data.rows.length, plot.left, plot.right);
  const width = Math.max(1, Math.min(em * widestBar, dates.step * shareOfBand));
  const zero = scale.at(0);
  const level = (row: number, series: number) => {
    const value = knownValue(data, row, series);
    return value === null ? null : scale.at(value);
  };
  const barsOf = (series: number) =>
    data.rows.flatMap((_, row): Bar[] => {
      const end = level(row, series);
      if (end === null) return [];
      return [{ start: dates.middle(row) - width / 2, size: width, zero, level: end }];
    });
  return {
    width: size.width,
    height: size.height,
    plot,
    rowsAlong: 'x',
    zero,
    valueTicks: placeValues(scale, {
      format,
      em,
      anchor: 'end',
      from: 0,
      to: plot.left - em * 0.75,
    }),
    labelTicks: thinLabels({
      count: data.rows.length,
      textOf: (row) => data.rows[row]?.shortLabel ?? data.rows[row]?.label ?? '',
      at: dates.middle,
      from: plot.left,
      to: plot.right,
      em,
      most: mostTicks,
    }),
    span: (row) => [dates.start(row), dates.start(row) + dates.step],
    level,
    rowAt: dates.indexAt,
    totals: barsOf(0),
    errors: barsOf(1),
  };
}
