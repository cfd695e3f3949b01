import { type ChartData, knownValue } from '../plot/chartData.ts';

/** The number of shades above zero. */
export const heatSteps = 5;

/** A shade and its highest value. */
export interface ShadeLimit {
  step: number;
  upTo: number;
}

/** The shades of a heat map. */
export interface Shades {
  /** Returns the shade of a value: 0 for zero and below, up to `heatSteps` for the highest values. */
  stepOf: (value: number) => number;
  /** The shades in use, weakest first. Integers may leave some shades unused. */
  limits: ShadeLimit[];
}

/**
 * Returns the shades: equal steps from zero to the highest value. A value above zero never has the
 * shade of zero, however small it is.
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
