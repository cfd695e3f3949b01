import { clipText, textWidth } from '../axes/textWidth.ts';
import { thinLabels } from '../axes/thinLabels.ts';
import { type ChartData, knownValue } from '../plot/chartData.ts';
import type { Box, ChartSize, PlotLayout, Tick } from '../plot/plotLayout.ts';
import { type Bands, bands } from '../scale/bands.ts';
import { mostTicks } from '../scale/mostTicks.ts';
import { heatSteps, type Shades } from './shades.ts';

/** The text of a cell, at its center. */
export interface CellText {
  key: string;
  x: number;
  y: number;
  text: string;
  step: number;
}

/** Everything a heat map draws. */
export interface HeatGridLayout extends PlotLayout {
  /** The cells by shade, weakest first. */
  boxes: Box[][];
  /** The values that fit in their cells. */
  texts: CellText[];
  cell: NonNullable<PlotLayout['cell']>;
}

const gap = 2;
/** The smallest cell that shows its value, in text heights. */
const leastText = { width: 2, height: 1.5 };
/** The smallest distance between row labels, in text heights. */
const leastRow = 1.5;

function rowTicks(data: ChartData, lines: Bands, room: number, em: number): Tick[] {
  const stride = Math.max(1, Math.ceil((em * leastRow) / Math.max(1e-9, lines.step)));
  return data.rows.flatMap(({ label, shortLabel }, row): Tick[] =>
    row % stride === 0
      ? [
          {
            at: lines.middle(row),
            text: clipText(shortLabel ?? label, room + 1, em),
            anchor: 'end',
          },
        ]
      : [],
  );
}

function widestRow(data: ChartData, em: number): number {
  let widest = 0;
  for (const { label, shortLabel } of data.rows.slice(0, 200)) {
    widest = Math.max(widest, textWidth(shortLabel ?? label, em));
  }
  return widest;
}

/**
 * Returns where the cells and their labels go, and the shade of each cell. Unknown values have no
 * cell, and zero has its own shade.
 */
export function heatGridLayout(
  data: ChartData,
  { stepOf }: Pick<Shades, 'stepOf'>,
  format: (value: number) => string,
  size: ChartSize,
): HeatGridLayout {
  const { width, height, em } = size;
  const labels = Math.min(widestRow(data, em), width * 0.35);
  const plot: Box = {
    left: labels + em * 0.75,
    right: Math.max(labels + em * 0.75, width - 1),
    top: 1,
    bottom: Math.max(1, height - em * 2.25),
  };
  const columns = bands(data.series.length, plot.left, plot.right);
  const lines = bands(data.rows.length, plot.top, plot.bottom);
  const inset = (step: number) => Math.min(gap / 2, step / 8);
  const cell = (row: number, series: number): Box => ({
    left: columns.start(series) + inset(columns.step),
    right: columns.start(series) + columns.step - inset(columns.step),
    top: lines.start(row) + inset(lines.step),
    bottom: lines.start(row) + lines.step - inset(lines.step),
  });
  const isTall = lines.step >= em * leastText.height && columns.step >= em * leastText.width;

  const boxes: Box[][] = Array.from({ length: heatSteps + 1 }, () => []);
  const texts: CellText[] = [];
  for (let row = 0; row < data.rows.length; row += 1) {
    for (let series = 0; series < data.series.length; series += 1) {
      const value = knownValue(data, row, series);
      if (value === null) continue;
      const step = stepOf(value);
      boxes[step]?.push(cell(row, series));
      if (!isTall) continue;
      const text = format(value);
      if (textWidth(text, em) > columns.step - em / 2) continue;
      const at = { x: columns.middle(series), y: lines.middle(row) };
      texts.push({ key: `${row} ${series}`, ...at, text, step });
    }
  }
  return {
    width,
    height,
    plot,
    rowsAlong: 'y',
    boxes,
    texts,
    zero: plot.left,
    valueTicks: thinLabels({
      count: data.series.length,
      textOf: (series) => data.series[series] ?? '',
      at: columns.middle,
      from: plot.left,
      to: plot.right,
      em,
      most: mostTicks,
    }),
    labelTicks: rowTicks(data, lines, labels, em),
    span: (row) => [lines.start(row), lines.start(row) + lines.step],
    level: (_, series) => columns.middle(series),
    rowAt: lines.indexAt,
    cell,
  };
}
