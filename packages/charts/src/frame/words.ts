/** A value somewhere in the chart, written out. */
export interface SpokenValue {
  series: string;
  /** How many series there are: the name of an only one goes without saying. */
  seriesCount: number;
  label: string;
  value: string;
}

/** How one of two series compares with the other. */
export interface SpokenDifference {
  /** How much it differs, without a sign. */
  by: string;
  direction: 'more' | 'less' | 'same';
  /** The other series. */
  than: string;
}

/** The point under the cursor; `difference` only between two series that both have a value. */
export interface SpokenPoint extends SpokenValue {
  difference?: SpokenDifference;
  /** What is marked at its row, such as a release; absent where nothing is. */
  markers?: readonly string[];
}

/** What the data are about: how many rows, and the first and last of them. */
export interface SpokenRange {
  count: number;
  first: string;
  last: string;
}

/** How one series went from its first known value to its last. */
export interface SpokenTrend {
  series: string;
  seriesCount: number;
  direction: 'up' | 'down' | 'level';
  from: SpokenValue;
  to: SpokenValue;
}

/**
 * Everything a chart says besides its data, in the language of the page. No chart has words of
 * its own. Functions return whole sentences or phrases; they are joined by a space.
 */
export interface ChartWords {
  /** What it is, said after its title: "line chart". */
  kind: string;
  /** How to read it by keyboard: "Arrow keys move over the points." */
  keys: string;
  /** Heads the column of labels in the table: "Day". */
  labels: string;
  /** Stands where a value is not known. */
  missing: string;
  /** Shown and said when there is nothing to draw. */
  empty: string;
  /** Names the button that shows the values as a table. */
  viewAsTable: string;
  /** Names the same button while the table is shown. */
  viewAsChart: string;
  /** Names the button that saves the values as a file. */
  downloadCsv: string;
  /** Names the button that saves the drawing as a picture. */
  downloadPng: string;
  /** Shown and said when a file could not be made. */
  downloadFailed: string;
  /** The point that the cursor is on. */
  point: (point: SpokenPoint) => string;
  /** Begins the summary: how many rows there are, from where to where. */
  range: (range: SpokenRange) => string;
  /** The greatest value of all, and where it is. */
  highest: (value: SpokenValue) => string;
  /** The least value of all, and where it is. */
  lowest: (value: SpokenValue) => string;
  /** Said instead of the highest and the lowest when all values are equal. */
  allEqual: (value: string) => string;
  /** Said of charts over time, for each series. */
  trend: (trend: SpokenTrend) => string;
  /** Said of comparisons: where two series differ most. */
  biggestDifference: (label: string, difference: SpokenDifference) => string;
  /** How many values are not known; asked only if some are. */
  unknown: (count: number) => string;
}
