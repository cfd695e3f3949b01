/** The most ticks an axis ever shows. */
export const mostTicks = 12;

/**
 * Which of `count` positions get a tick: evenly spread, the first and the last always
 * among them, never more than `most` (at least two).
 * @returns ascending indices.
 */
export function pickTicks(count: number, most: number = mostTicks): number[] {
  if (count <= 0) return [];
  const shown = Math.min(count, Math.max(2, Math.min(most, mostTicks)));
  if (shown === 1) return [0];
  return Array.from({ length: shown }, (_, tick) => Math.round((tick * (count - 1)) / (shown - 1)));
}
