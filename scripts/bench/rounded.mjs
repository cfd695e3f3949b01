/** Rounds a measured number to a number of decimal places. */
export const rounded = (value, digits = 1) => Number(value.toFixed(digits));

/** Returns the median, which a single slow run does not change. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
