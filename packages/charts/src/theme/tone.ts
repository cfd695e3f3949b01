/** How many series look different from each other; after them the looks begin anew. */
const tones = 6;

/**
 * The class that gives a series its colour. Alone it has the accent's; of several the first is
 * grey and the second blue.
 */
export function toneOf(series: number, seriesCount: number): string {
  return seriesCount < 2 ? 'pdc-tone-only' : `pdc-tone-${(series % tones) + 1}`;
}
