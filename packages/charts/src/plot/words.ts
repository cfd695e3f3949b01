/** A value of the chart, formatted, with its row and its series. */
export interface SpokenValue {
  series: string;
  /** How many series the chart has; with one, its name need not be repeated. */
  seriesCount: number;
  label: string;
  value: string;
}

/** How the value of one series compares with the other, in a chart of two series. */
export interface SpokenDifference {
  /** The absolute difference, formatted. */
  by: string;
  direction: 'more' | 'less' | 'same';
  series: string;
  /** The series that it is compared with. */
  than: string;
}

/** The value at the cursor. */
export interface SpokenPoint extends SpokenValue {
  /** Set in a chart of two series if both values of the row are known. */
  difference?: SpokenDifference;
  /** The labels of the row's markers, such as releases. Set if it has any. */
  markers?: readonly string[];
}

/** The number of rows, and the labels of the first and the last one. */
export interface SpokenRange {
  count: number;
  first: string;
  last: string;
}

/** How a series changed from its first known value to its last. */
export interface SpokenTrend {
  series: string;
  seriesCount: number;
  direction: 'up' | 'down' | 'level';
  from: SpokenValue;
  to: SpokenValue;
}

/** The kinds of chart that a screen reader announces. */
export type ChartKind = 'line' | 'bar' | 'heatGrid';

/**
 * Everything a chart says besides its data. English by default; translate it with `ChartsProvider`.
 * Functions return whole sentences or phrases, which are joined with spaces.
 */
export interface ChartWords {
  /** Follows the title in a screen reader: one text for every kind of chart, or a text for some of them. */
  kind: string | Readonly<Partial<Record<ChartKind, string>>>;
  /** Explains the keyboard: "Use the arrow keys to move between values." */
  keys: string;
  /** The heading of the label column in the table and the CSV file: "Day". */
  labels: string;
  /** Shown and spoken in place of a value that is not known. */
  missing: string;
  /** Shown and spoken if there is nothing to draw. */
  empty: string;
  /** The button that shows the values as a table. */
  viewAsTable: string;
  /** The same button while the table is shown. */
  viewAsChart: string;
  /** The button that downloads the values. */
  downloadCsv: string;
  /** The button that downloads the drawing as an image. */
  downloadPng: string;
  /** Shown and spoken if a file could not be created. */
  downloadFailed: string;
  /** The value at the cursor. */
  point: (point: SpokenPoint) => string;
  /** The first sentence of the summary: how many rows there are, and which. */
  range: (range: SpokenRange) => string;
  /** The highest value of all series. */
  highest: (value: SpokenValue) => string;
  /** The lowest value of all series. */
  lowest: (value: SpokenValue) => string;
  /** Replaces the highest and the lowest value if all values are equal. */
  allEqual: (value: string) => string;
  /** How a series changed, in charts of values over time. */
  trend: (trend: SpokenTrend) => string;
  /** The row in which two series differ most, in charts that compare. */
  biggestDifference: (label: string, difference: SpokenDifference) => string;
  /** The number of values that are not known, if there are any. */
  unknown: (count: number) => string;
}
