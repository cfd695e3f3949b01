import { placeValues } from '../axes/placeValues.ts';
import { plotBox, roomForValues } from '../axes/plotBox.ts';
import { thinLabels } from '../axes/thinLabels.ts';
import { type ChartData, knownValue } from '../plot/chartData.ts';
import { columnsOf } from '../plot/columns.ts';
import { keysOf } from '../plot/keysOf.ts';
import type { ChartSize, PlotLayout } from '../plot/plotLayout.ts';
import { pointsAlong } from '../scale/bands.ts';
import { mostTicks } from '../scale/mostTicks.ts';
import { valueDomain } from '../scale/valueDomain.ts';
import { valueScale } from '../scale/valueScale.ts';
import { toneOf } from '../theme/tone.ts';
import { decimate } from './decimate.ts';
import { type LineMarker, markersByRow, type PlacedMarker, placeMarkers } from './placeMarkers.ts';

/** A point of a line, in pixels. */
export interface LinePoint {
  x: number;
  y: number;
}

/** One series of a line chart. */
export interface PlacedLine {
  key: string;
  tone: string;
  /** The points in order; `null` is a gap. */
  points: (LinePoint | null)[];
}

/** Everything a line chart draws. */
export interface LineLayout extends PlotLayout {
  lines: PlacedLine[];
  markers: PlacedMarker[];
}

/** The fewest points a long line is reduced to; in a wide plot it has one for each pixel. */
const leastPoints = 64;

/** Returns the unbroken runs of known values. */
function runsOf(values: Float64Array): [from: number, to: number][] {
  const runs: [number, number][] = [];
  let start = -1;
  for (let row = 0; row <= values.length; row += 1) {
    const isKnown = row < values.length && !Number.isNaN(values[row]);
    if (isKnown && start < 0) start = row;
    if (!isKnown && start >= 0) {
      runs.push([start, row]);
      start = -1;
    }
  }
  return runs;
}

/**
 * Returns where the lines and their axes go. Every coordinate is finite. A line with more points
 * than the plot has pixels is reduced to those that keep its shape and its extremes.
 */
export function lineLayout(
  data: ChartData,
  markers: readonly LineMarker[],
  format: (value: number) => string,
  size: ChartSize,
): LineLayout {
  const { em } = size;
  const domain = valueDomain(data);
  const plot = plotBox(size, domain, format, em * (markers.length > 0 ? 2 : 1));
  const room = roomForValues(plot.bottom - plot.top, em);
  const values = valueScale(domain, [plot.bottom, plot.top], room);
  const along = pointsAlong(data.rows.length, plot.left, plot.right);
  const most = Math.max(leastPoints, plot.right - plot.left);
  const keys = keysOf(data.series);
  const marked = markersByRow(markers, data);

  const lines = columnsOf(data).series.map((column, series): PlacedLine => {
    const points: PlacedLine['points'] = [];
    for (const [from, to] of runsOf(column)) {
      const share = Math.ceil((most * (to - from)) / data.rows.length);
      for (const row of decimate(column, from, to, share)) {
        points.push({ x: along.middle(row), y: values.at(column[row] ?? 0) });
      }
      points.push(null);
    }
    return { key: keys[series] ?? '', tone: toneOf(series, data.series.length), points };
  });

  return {
    width: size.width,
    height: size.height,
    plot,
    rowsAlong: 'x',
    lines,
    markers: placeMarkers(markers, data, along.middle, plot, em),
    valueTicks: placeValues(values, {
      format,
      em,
      anchor: 'end',
      from: 0,
      to: plot.left - em * 0.75,
    }),
    labelTicks: thinLabels({
      count: data.rows.length,
      textOf: (row) => data.rows[row]?.shortLabel ?? data.rows[row]?.label ?? '',
      at: along.middle,
      from: plot.left,
      to: plot.right,
      em,
      most: mostTicks,
    }),
    zero: values.at(0),
    span: (row) => [along.middle(row), along.middle(row)],
    level: (row, series) => {
      const value = knownValue(data, row, series);
      return value === null ? null : values.at(value);
    },
    rowAt: along.indexAt,
    markersAt: (row) => marked.get(row) ?? [],
  };
}
