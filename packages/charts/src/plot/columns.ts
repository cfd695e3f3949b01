import { type ChartData, largestValue } from './chartData.ts';

/** The values of the data by series, read in one pass, with the range that an axis needs. */
export interface Columns {
  /** The values of each series; NaN where the value is not known. */
  series: readonly Float64Array[];
  /** The lowest and the highest known value; Infinity and -Infinity if none is known. */
  least: number;
  greatest: number;
  isWhole: boolean;
  /** The number of values that are not known. */
  unknown: number;
  /** Whether every row has labels that are strings and at most one number or `null` for each series. */
  isValid: boolean;
}

function read({ series: names, rows }: ChartData): Columns {
  const count = names.length;
  const series = names.map(() => new Float64Array(rows.length));
  let least = Number.POSITIVE_INFINITY;
  let greatest = Number.NEGATIVE_INFINITY;
  let isWhole = true;
  let isValid = true;
  let unknown = 0;
  for (let row = 0; row < rows.length; row += 1) {
    const { label, shortLabel, values } = rows[row] ?? {};
    isValid &&=
      typeof label === 'string' &&
      (shortLabel === undefined || typeof shortLabel === 'string') &&
      Array.isArray(values) &&
      values.length <= count;
    for (let index = 0; index < count; index += 1) {
      const value = values?.[index];
      const column = series[index];
      if (!column) continue;
      if (typeof value !== 'number' || !(value <= largestValue && value >= -largestValue)) {
        isValid &&= typeof value === 'number' || value === null || value === undefined;
        unknown += 1;
        column[row] = Number.NaN;
        continue;
      }
      column[row] = value;
      if (value < least) least = value;
      if (value > greatest) greatest = value;
      isWhole &&= value % 1 === 0;
    }
  }
  return { series, least, greatest, isWhole, unknown, isValid };
}

const columnsByData = new WeakMap<ChartData, Columns>();

/** Returns the values of the data by series. They are read once for each data object. */
export function columnsOf(data: ChartData): Columns {
  let columns = columnsByData.get(data);
  if (!columns) {
    columns = read(data);
    columnsByData.set(data, columns);
  }
  return columns;
}

/** Returns whether there is nothing to draw. */
export const isEmpty = (data: ChartData) => columnsOf(data).least > columnsOf(data).greatest;
