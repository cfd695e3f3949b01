/** Rounds a measured number to a number of decimal places. */
export const rounded = (value, digits = 1) => Number(value.toFixed(digits));

/** Returns the median, which a single slow run does not change. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Returns the smallest value that a share of the values does not exceed (nearest rank). */
export function percentile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
