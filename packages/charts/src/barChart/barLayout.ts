import { placeValues } from '../axes/placeValues.ts';
import { plotBox, roomForValues, valueLabelWidth } from '../axes/plotBox.ts';
import { clipText, textWidth } from '../axes/textWidth.ts';
import { thinLabels } from '../axes/thinLabels.ts';
import type { Bar } from '../marks/barPath.ts';
import { type ChartData, knownValue } from '../plot/chartData.ts';
import { keysOf } from '../plot/keysOf.ts';
import type { Box, ChartSize, PlotLayout } from '../plot/plotLayout.ts';
import { type Bands, bands } from '../scale/bands.ts';
import { mostTicks } from '../scale/mostTicks.ts';
import { type ValueDomain, valueDomain } from '../scale/valueDomain.ts';
import { type ValueScale, valueScale } from '../scale/valueScale.ts';
import { toneOf } from '../theme/tone.ts';

/** The directions of bars. */
export const barOrientations = ['vertical', 'horizontal'] as const;

/** Vertical bars, or horizontal bars with room for longer labels. */
export type BarOrientation = (typeof barOrientations)[number];

/** The bars of one series. */
export interface PlacedBars {
  key: string;
  tone: string;
  bars: Bar[];
}

/** Everything a bar chart draws. */
export interface BarLayout extends PlotLayout {
  series: PlacedBars[];
}

/** The width of the narrowest bar with the gap beside it, and of the widest bar, in pixels. */
const narrowest = 5;
const widest = 36;

/** The share of a category's width that its bars fill. */
const filledShare = 0.72;

const labelOf = (data: ChartData, row: number) =>
  data.rows[row]?.shortLabel ?? data.rows[row]?.label ?? '';

/** Returns the size of a category's bars, where the first begins in it, and the gap between two. */
function groupIn(step: number, seriesCount: number) {
  const size = Math.min(widest, (step * filledShare) / Math.max(1, seriesCount));
  return { size, offset: (step - size * seriesCount) / 2, gap: Math.min(2, size / 4) };
}

interface Parts {
  data: ChartData;
  rowsAlong: 'x' | 'y';
  categories: Bands;
  values: ValueScale;
}

/** Returns the parts of the layout that both orientations share. */
function placeBars({ data, rowsAlong, categories, values }: Parts) {
  const seriesCount = data.series.length;
  const { size, offset, gap } = groupIn(categories.step, seriesCount);
  const keys = keysOf(data.series);
  const zero = values.at(0);
  const level = (row: number, series: number) => {
    const value = knownValue(data, row, series);
    return value === null ? null : values.at(value);
  };
  const barsOf = (series: number) =>
    data.rows.flatMap((_, row): Bar[] => {
      const end = level(row, series);
      const start = categories.start(row) + offset + series * size + gap / 2;
      return end === null ? [] : [{ start, size: size - gap, zero, level: end }];
    });
  return {
    rowsAlong,
    zero,
    level,
    series: data.series.map((name, series) => ({
      key: keys[series] ?? name,
      tone: toneOf(series, seriesCount),
      bars: barsOf(series),
    })),
    span: (row: number): readonly [number, number] => [
      categories.start(row),
      categories.start(row + 1),
    ],
    rowAt: categories.indexAt,
    seriesAt: (along: number, row: number) => {
      const series = Math.floor((along - categories.start(row) - offset) / Math.max(size, 1e-9));
      return Math.max(0, Math.min(seriesCount - 1, series));
    },
  };
}

function vertical(
  data: ChartData,
  domain: ValueDomain,
  format: (value: number) => string,
  size: ChartSize,
): BarLayout {
  const { em } = size;
  const least = data.rows.length * (narrowest * data.series.length + narrowest);
  const isLong = ({ left, right }: Box) => left + least > right;
  const whole = plotBox(size, domain, format);
  // A line of text is reserved for the scrollbar, so that the chart keeps the requested height.
  const height = isLong(whole) ? Math.max(em, size.height - em) : size.height;
  const box = isLong(whole) ? plotBox({ ...size, height }, domain, format) : whole;
  const plot: Box = { ...box, right: Math.max(box.right, box.left + least) };
  const room = roomForValues(plot.bottom - plot.top, em);
  const values = valueScale(domain, [plot.bottom, plot.top], room);
  const categories = bands(data.rows.length, plot.left, plot.right);
  return {
    ...placeBars({ data, rowsAlong: 'x', categories, values }),
    width: size.width + plot.right - box.right,
    height,
    plot,
    valueTicks: placeValues(values, {
      format,
      em,
      anchor: 'end',
      from: 0,
      to: plot.left - em * 0.75,
    }),
    labelTicks: thinLabels({
      count: data.rows.length,
      textOf: (row) => labelOf(data, row),
      at: categories.middle,
      from: plot.left,
      to: plot.right,
      em,
      most: data.rows.length,
    }),
  };
}

/** Returns how many value labels fit below horizontal bars, and the width of the widest one. */
function fitValueLabels(
  width: number,
  domain: ValueDomain,
  format: (value: number) => string,
  em: number,
) {
  const longest = valueLabelWidth(domain, mostTicks / 2, format, em, width);
  const room = Math.min(mostTicks / 2, width / (longest + em * 2));
  return { room, longest: valueLabelWidth(domain, room, format, em, width / 2) };
}

function horizontal(
  data: ChartData,
  domain: ValueDomain,
  format: (value: number) => string,
  { width, height, em }: ChartSize,
): BarLayout {
  const count = data.rows.length;
  const column = Math.min(
    width * 0.4,
    data.rows.reduce((most, _, row) => Math.max(most, textWidth(labelOf(data, row), em)), 0),
  );
  const least = Math.max(em * 2, data.series.length * em + em);
  const top = em / 2;
  const axis = em * 2.25;
  const step = Math.max(least, (height - top - axis) / Math.max(1, count));
  const left = column + em * 0.75;
  const { room, longest } = fitValueLabels(width - left, domain, format, em);
  const right = Math.max(left, width - longest / 2);
  const plot: Box = { left, right, top, bottom: top + step * count };
  const values = valueScale(domain, [plot.left, plot.right], room);
  const categories = bands(count, plot.top, plot.bottom);
  return {
    ...placeBars({ data, rowsAlong: 'y', categories, values }),
    width,
    height: plot.bottom + axis,
    plot,
    valueTicks: placeValues(values, { format, em, anchor: 'middle', from: 0, to: width }),
    labelTicks: data.rows.map((_, row) => ({
      at: categories.middle(row),
      text: clipText(labelOf(data, row), column, em),
      anchor: 'end',
    })),
  };
}

/**
 * Returns where the bars of all categories and their axes go. If the categories do not fit, the
 * drawing is larger than the chart and scrolls.
 */
export function barLayout(
  data: ChartData,
  orientation: BarOrientation,
  format: (value: number) => string,
  size: ChartSize,
): BarLayout {
  const layOut = orientation === 'vertical' ? vertical : horizontal;
  return layOut(data, valueDomain(data), format, size);
}
