/** What the color of a meter says. */
export const meterTones = ['accent', 'positive', 'caution', 'critical'] as const;

/** One of `meterTones`. */
export type MeterTone = (typeof meterTones)[number];

/** From which value on a meter means something else. */
export interface MeterThreshold {
  /** The first value for which it holds. */
  from: number;
  /** The color of the bar from there on. */
  tone: MeterTone;
  /** What it means in a word or three: "Nearly full". The color only repeats it. */
  label: string;
}

/** The highest threshold that `value` has reached, in whatever order they are given. */
export function thresholdAt(
  value: number,
  thresholds: readonly MeterThreshold[],
): MeterThreshold | undefined {
  let reached: MeterThreshold | undefined;
  for (const threshold of thresholds) {
    const isHigher = reached === undefined || threshold.from >= reached.from;
    if (value >= threshold.from && isHigher) reached = threshold;
  }
  return reached;
}
