import { type ChartData, knownValue } from '../frame/chartData.ts';

/** How many shades there are above zero's own. */
export const heatSteps = 5;

/** A shade and the greatest value that has it. */
export interface ShadeLimit {
  step: number;
  upTo: number;
}

/** How values become shades. */
export interface Shades {
  /** 0 for zero and below, up to `heatSteps` for the greatest values. */
  stepOf: (value: number) => number;
  /** The shades that values can have, weakest first; of whole numbers some may have none. */
  limits: ShadeLimit[];
}

/**
 * The shades of a cross table: equal parts of the way from zero to the greatest value. However small
 * a value is beside the greatest, it is told from zero.
 */
export function shadesOf(data: ChartData): Shades {
  let most = 0;
  let isWhole = true;
  for (let row = 0; row < data.rows.length; row += 1) {
    for (let series = 0; series < data.series.length; series += 1) {
      const value = knownValue(data, row, series) ?? 0;
      most = Math.max(most, value);
      isWhole &&= Number.isInteger(value);
    }
  }
  const ends = Array.from({ length: heatSteps }, (_, index) => {
    const end = index + 1 === heatSteps ? most : (most / heatSteps) * (index + 1);
    return isWhole ? Math.floor(end) : end;
  });
  const stepOf = (value: number) =>
    value <= 0
      ? 0
      : 1 +
        Math.max(
          0,
          ends.findIndex((end) => value <= end),
        );
  const limits = [0, ...ends].map((upTo, step) => ({ step, upTo }));
  return {
    stepOf,
    limits: limits.filter(({ step, upTo }) => step === 0 || stepOf(upTo) === step),
  };
}
