/** The meaning of a meter's color. */
export const meterTones = ['accent', 'positive', 'caution', 'critical'] as const;

/** One of `meterTones`. */
export type MeterTone = (typeof meterTones)[number];

/** A value from which the meaning of a meter changes. */
export interface MeterThreshold {
  /** The lowest value it applies to. */
  from: number;
  /** The color of the bar from this value on. */
  tone: MeterTone;
  /** The meaning in one to three words: "Nearly full". The color only repeats it. */
  label: string;
}

/** Returns the highest threshold that `value` has reached, in any order of the thresholds. */
export function findThreshold(
  value: number,
  thresholds: readonly MeterThreshold[],
): MeterThreshold | undefined {
  let highest: MeterThreshold | undefined;
  for (const threshold of thresholds) {
    const isHigher = highest === undefined || threshold.from >= highest.from;
    if (value >= threshold.from && isHigher) highest = threshold;
  }
  return highest;
}
