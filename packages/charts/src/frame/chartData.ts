/** One line of the data: what it is about, and a value for each series. */
export interface ChartRow {
  /** The day or category, in the reader's words. */
  label: string;
  /** What the axis shows instead, if it is shorter: "6 Nov" for "6 November 2026". */
  shortLabel?: string;
  /** A value for each series, in their order; `null` where none is known. */
  values: readonly (number | null)[];
}

/** What every chart draws: the names of its series, and rows with a value for each of them. */
export interface ChartData {
  series: readonly string[];
  rows: readonly ChartRow[];
}

/** The greatest distance from zero that is drawn; beyond it there is nothing to read. */
const furthest = 1e300;

/** A value as it can be drawn; `null` if it is missing, infinite or not a number. */
export function knownValue(data: ChartData, row: number, series: number): number | null {
  const value = data.rows[row]?.values[series];
  return typeof value === 'number' && Math.abs(value) <= furthest ? value : null;
}

/** Whether there is anything to draw. */
export function isEmpty(data: ChartData): boolean {
  return !data.rows.some((_, row) =>
    data.series.some((_name, series) => knownValue(data, row, series) !== null),
  );
}
