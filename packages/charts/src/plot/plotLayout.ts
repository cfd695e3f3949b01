/** The size of a chart and of its text, in pixels. */
export interface ChartSize {
  width: number;
  height: number;
  /** The size of the labels' text: 12, unless the reader enlarges text. */
  em: number;
}

/** A rectangle of the drawing, in pixels. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A label of an axis: its position along the axis, and the part of its text that is there. */
export interface Tick {
  at: number;
  text: string;
  anchor: 'start' | 'middle' | 'end';
}

/** The row and the series of a value. */
export interface Position {
  row: number;
  series: number;
}

/**
 * The part of a layout that all charts share: the axes, and the position of each value. Every chart
 * extends it with what it draws.
 */
export interface PlotLayout {
  /** The size of the drawing; larger than the chart if it scrolls. */
  width: number;
  height: number;
  plot: Box;
  /** Whether rows run from left to right (`x`) or from top to bottom (`y`). */
  rowsAlong: 'x' | 'y';
  valueTicks: readonly Tick[];
  labelTicks: readonly Tick[];
  /** The position of zero on the axis of values. */
  zero: number;
  /** Returns where a row begins and ends along `rowsAlong`; both are equal for a point. */
  span: (row: number) => readonly [from: number, to: number];
  /** Returns the position of a value on the axis of values; `null` if it is not known. */
  level: (row: number, series: number) => number | null;
  /** Returns the row at a position along `rowsAlong`. */
  rowAt: (along: number) => number;
  /** Returns the series at a position inside a row, if the series are side by side. */
  seriesAt?: (along: number, row: number) => number;
  /**
   * Returns the cell of a value, if the chart is a grid of cells. Such a chart has no axis of values,
   * and its cursor selects one cell.
   */
  cell?: (row: number, series: number) => Box;
  /** Returns the labels of the markers at a row. */
  markersAt?: (row: number) => readonly string[];
}
