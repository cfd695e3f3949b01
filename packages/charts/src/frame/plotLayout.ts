/** The room a chart may take, in pixels, and the size of its text. */
export interface ChartSize {
  width: number;
  height: number;
  /** The size of an axis label's text in pixels; 12 unless the reader asked for larger text. */
  em: number;
}

/** A rectangle in pixels of the drawing. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A label on an axis: where it stands along the axis, and how its text hangs there. */
export interface Tick {
  at: number;
  text: string;
  anchor: 'start' | 'middle' | 'end';
}

/** A row and a series of the data. */
export interface Position {
  row: number;
  series: number;
}

/**
 * What the frame needs to know of a chart's layout: its axes, and where each value is.
 * Every chart's own layout extends it with what it draws.
 */
export interface PlotLayout {
  /** The size of the drawing; more than the chart's own where it scrolls. */
  width: number;
  height: number;
  plot: Box;
  /** Whether rows lie beside each other (`x`) or below each other (`y`). */
  rowsAlong: 'x' | 'y';
  valueTicks: readonly Tick[];
  labelTicks: readonly Tick[];
  /** Where zero is along the axis of values. */
  zero: number;
  /** From where to where a row reaches along `rowsAlong`; both the same for a mere point. */
  span: (row: number) => readonly [from: number, to: number];
  /** Where a value lies along the axis of values; `null` where none is known. */
  level: (row: number, series: number) => number | null;
  /** The row that a place along `rowsAlong` belongs to. */
  rowAt: (along: number) => number;
  /** The series at a place inside a row, where they lie beside each other; else the nearest is taken. */
  seriesAt?: (along: number, row: number) => number;
  /**
   * The box of a value, where rows and series cross as in a table. Such a chart has no axis of
   * values and so no grid, and the cursor marks and shows one value at a time.
   */
  cell?: (row: number, series: number) => Box;
  /** What is marked at a row, in the reader's words. */
  markersAt?: (row: number) => readonly string[];
}
