/** One row of the data: a label, and a value for each series. */
export interface ChartRow {
  /** The day or the category, as the chart shows and speaks it. */
  label: string;
  /** A shorter label for the axis: "6 Nov" for "6 November 2026". */
  shortLabel?: string;
  /** The values in the order of the series; `null` for a value that is not known. */
  values: readonly (number | null)[];
}

/** The data of a chart: the names of the series, and rows with a value for each of them. */
export interface ChartData {
  series: readonly string[];
  rows: readonly ChartRow[];
}

/** Larger values are treated as unknown: differences between them would overflow. */
export const largestValue = 1e300;

/** Returns a value; `null` if it is missing, infinite, not a number or too large to draw. */
export function knownValue(data: ChartData, row: number, series: number): number | null {
  const value = data.rows[row]?.values[series];
  return typeof value === 'number' && Math.abs(value) <= largestValue ? value : null;
}
