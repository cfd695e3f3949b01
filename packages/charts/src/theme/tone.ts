/** The number of distinct series styles. Further parts of a whole repeat them. */
export const toneCount = 6;

/**
 * Returns the class that styles a series. A single series has the accent color; of several, the
 * first is gray and the second has a shade of the accent.
 */
export function toneOf(series: number, seriesCount: number): string {
  return seriesCount < 2 ? 'pdc-tone-only' : `pdc-tone-${(series % toneCount) + 1}`;
}

/** Returns the id of a tone's pattern in the chart with this id. */
export const patternOf = (id: string, tone: string) => `${id}-pattern-${tone}`;
