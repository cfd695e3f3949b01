/** One part of a whole; `null` where its value is not known. */
export interface MeterBarPart {
  name: string;
  value: number | null;
}

/** A part with its place on the bar, as shares of the whole between 0 and 1. */
export interface MeterBarSegment {
  /** Which part of the data it stands for. */
  index: number;
  name: string;
  value: number | null;
  start: number;
  share: number;
}

const greatest = (values: readonly number[]) =>
  values.reduce((most, value) => Math.max(most, value), 0);

/**
 * The parts of a whole one after the other, in the order they are given.
 * The whole is `whole` or the sum of the parts, whichever is more; a part that is unknown,
 * negative or not finite takes no room.
 */
export function meterBarLayout(parts: readonly MeterBarPart[], whole?: number): MeterBarSegment[] {
  const sizes = parts.map(({ value }) =>
    value !== null && Number.isFinite(value) ? Math.max(0, value) : 0,
  );
  const asked = whole !== undefined && Number.isFinite(whole) ? Math.max(0, whole) : 0;
  // Measured against the greatest first: the sum of huge values can be more than a number holds.
  const unit = greatest([...sizes, asked]) || 1;
  const sum = sizes.reduce((total, size) => total + size / unit, 0);
  const all = Math.max(sum, asked / unit) || 1;
  let before = 0;
  return parts.map(({ name, value }, index) => {
    const start = before / all;
    before += (sizes[index] ?? 0) / unit;
    return { index, name, value, start, share: before / all - start };
  });
}
