import { placeValues } from '../axes/placeValues.ts';
import { plotBox, roomForValues } from '../axes/plotBox.ts';
import { thinLabels } from '../axes/thinLabels.ts';
import { type ChartData, knownValue } from '../frame/chartData.ts';
import type { ChartSize, PlotLayout } from '../frame/plotLayout.ts';
import type { Bar } from '../marks/barPath.ts';
import { bands } from '../scale/bands.ts';
import { mostTicks } from '../scale/mostTicks.ts';
import { valueDomain } from '../scale/valueDomain.ts';
import { valueScale } from '../scale/valueScale.ts';

/** Everything that is drawn. */
export interface StatusVolumeLayout extends PlotLayout {
  /** The bars of the first series, one for each date whose total is known. */
  totals: Bar[];
  /** What of them is the second series, from zero up. */
  errors: Bar[];
}

/** How wide a bar is at most, in heights of the text, and how much of its date's room it takes. */
const widestBar = 5;
const shareOfBand = 0.62;

/**
 * Where one bar for each date goes: the first series from zero, the second, which is part of it,
 * over its foot, where it compares from date to date. What is `null` or not finite has no bar.
 * Bars are at least a pixel wide, however many dates there are.
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
      const place = level(row, series);
      if (place === null) return [];
      return [{ start: dates.middle(row) - width / 2, size: width, zero, level: place }];
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
