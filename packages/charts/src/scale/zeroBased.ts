/**
 * The domain of counts: from zero to the greatest value there is.
 * Values that are missing or not finite do not count; with nothing left, or nothing
 * above zero, the domain is `[0, 1]`, so that no scale ever divides by zero.
 */
export function zeroBased(values: readonly (number | null)[]): [number, number] {
  let greatest = 0;
  for (const value of values) {
    if (value !== null && Number.isFinite(value) && value > greatest) greatest = value;
  }
  return [0, greatest === 0 ? 1 : greatest];
}
