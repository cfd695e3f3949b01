import type { ChartData } from '../plot/chartData.ts';
import { columnsOf } from '../plot/columns.ts';

/** The lowest and the highest value of an axis, and whether all values are integers. */
export interface ValueDomain {
  least: number;
  greatest: number;
  isWhole: boolean;
}

/**
 * Returns the domain of the axis of values. It always includes zero. If all values are zero or
 * unknown it is 0 to 1, so that no scale divides by zero.
 */
export function valueDomain(data: ChartData): ValueDomain {
  const columns = columnsOf(data);
  const least = Math.min(0, columns.least);
  const greatest = Math.max(0, columns.greatest);
  const { isWhole } = columns;
  return greatest - least < 1e-300
    ? { least: 0, greatest: 1, isWhole }
    : { least, greatest, isWhole };
}
