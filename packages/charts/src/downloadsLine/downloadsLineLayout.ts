import { placeValues } from '../axes/placeValues.ts';
import { plotBox, roomForValues } from '../axes/plotBox.ts';
import { thinLabels } from '../axes/thinLabels.ts';
import { type ChartData, knownValue } from '../frame/chartData.ts';
import { keysOf } from '../frame/keysOf.ts';
import type { ChartSize, PlotLayout } from '../frame/plotLayout.ts';
import { pointsAlong } from '../scale/bands.ts';
import { mostTicks } from '../scale/mostTicks.ts';
import { valueDomain } from '../scale/valueDomain.ts';
import { valueScale } from '../scale/valueScale.ts';
import { toneOf } from '../theme/tone.ts';
import { decimate } from './decimate.ts';
import { type LineMarker, markersByRow, type PlacedMarker, placeMarkers } from './placeMarkers.ts';

/** A place on a line. */
export interface LinePoint {
  x: number;
  y: number;
}

/** One series as it is drawn. */
export interface PlacedLine {
  key: string;
  tone: string;
  /** Its points in order; `null` opens a gap. */
  points: (LinePoint | null)[];
}

/** Everything that is drawn of a line chart. */
export interface DownloadsLineLayout extends PlotLayout {
  lines: PlacedLine[];
  markers: PlacedMarker[];
}

/** However narrow the plot is, a line keeps this many of its points: one for each pixel else. */
const leastPoints = 64;

function runsOf(data: ChartData, series: number): [from: number, to: number][] {
  const runs: [number, number][] = [];
  let start = -1;
  for (let row = 0; row <= data.rows.length; row += 1) {
    const isKnown = row < data.rows.length && knownValue(data, row, series) !== null;
    if (isKnown && start < 0) start = row;
    if (!isKnown && start >= 0) {
      runs.push([start, row]);
      start = -1;
    }
  }
  return runs;
}

/**
 * Where lines over days go. Gaps stay gaps; no coordinate is anything but a finite number; of more
 * points than there are pixels, those are drawn that keep the look of the line and its extremes.
 */
export function downloadsLineLayout(
  data: ChartData,
  markers: readonly LineMarker[],
  format: (value: number) => string,
  size: ChartSize,
): DownloadsLineLayout {
  const { em } = size;
  const domain = valueDomain(data);
  const plot = plotBox(size, domain, format, em * (markers.length > 0 ? 2 : 1));
  const room = roomForValues(plot.bottom - plot.top, em);
  const values = valueScale(domain, [plot.bottom, plot.top], room);
  const along = pointsAlong(data.rows.length, plot.left, plot.right);
  const most = Math.max(leastPoints, plot.right - plot.left);
  const keys = keysOf(data.series);
  const marked = markersByRow(markers, data);

  const lines = data.series.map((name, series): PlacedLine => {
    const valueAt = (row: number) => knownValue(data, row, series) ?? 0;
    const place = (row: number) => ({ x: along.middle(row), y: values.at(valueAt(row)) });
    const points = runsOf(data, series).flatMap(([from, to]) => {
      const share = Math.ceil((most * (to - from)) / data.rows.length);
      return [...decimate(valueAt, from, to, share).map(place), null];
    });
    return { key: keys[series] ?? name, tone: toneOf(series, data.series.length), points };
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
