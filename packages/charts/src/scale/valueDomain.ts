import { type ChartData, knownValue } from '../frame/chartData.ts';

/** The least and the greatest value that an axis shows, and whether all values are whole. */
export interface ValueDomain {
  least: number;
  greatest: number;
  isWhole: boolean;
}

/**
 * The domain of all values of some data. Zero is always in it; with nothing but zeros, or nothing
 * known, it reaches from 0 to 1, so that no scale ever divides by zero.
 */
export function valueDomain(data: ChartData): ValueDomain {
  let least = 0;
  let greatest = 0;
  let isWhole = true;
  for (let row = 0; row < data.rows.length; row += 1) {
    for (let series = 0; series < data.series.length; series += 1) {
      const value = knownValue(data, row, series);
      if (value === null) continue;
      if (value < least) least = value;
      if (value > greatest) greatest = value;
      isWhole &&= Number.isInteger(value);
    }
  }
  if (greatest - least < 1e-300) return { least: 0, greatest: 1, isWhole };
  return { least, greatest, isWhole };
}
