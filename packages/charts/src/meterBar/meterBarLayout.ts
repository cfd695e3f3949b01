/** One part of a whole. Its value is `null` if it is not known. */
export interface MeterBarPart {
  name: string;
  value: number | null;
}

/** A part on the bar, in shares of the whole between 0 and 1. */
export interface MeterBarSegment {
  /** The index of the part in the data. */
  index: number;
  name: string;
  value: number | null;
  start: number;
  share: number;
}

const highestOf = (values: readonly number[]) =>
  values.reduce((most, value) => Math.max(most, value), 0);

/**
 * Returns the parts one after the other, in the given order. The whole is `whole` or the sum of the
 * parts, whichever is larger. A part that is unknown, negative or not finite has a share of 0.
 */
export function meterBarLayout(parts: readonly MeterBarPart[], whole?: number): MeterBarSegment[] {
  const sizes = parts.map(({ value }) =>
    value !== null && Number.isFinite(value) ? Math.max(0, value) : 0,
  );
  const requested = whole !== undefined && Number.isFinite(whole) ? Math.max(0, whole) : 0;
  // Divided by the highest value first, so that the sum of huge values does not overflow.
  const unit = highestOf([...sizes, requested]) || 1;
  const sum = sizes.reduce((total, size) => total + size / unit, 0);
  const all = Math.max(sum, requested / unit) || 1;
  let before = 0;
  return parts.map(({ name, value }, index) => {
    const start = before / all;
    before += (sizes[index] ?? 0) / unit;
    return { index, name, value, start, share: before / all - start };
  });
}
