/** A measured number with as many digits as it can honestly carry. */
export const rounded = (value, digits = 1) => Number(value.toFixed(digits));

/** The middle of the measured values, which one slow run does not move. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
