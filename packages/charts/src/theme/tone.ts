/** How many series look different from each other; after them the looks begin anew. */
export const toneCount = 6;

/**
 * The class that gives a series its colour. Alone it has the accent's; of several the first is
 * grey and the second blue.
 */
export function toneOf(series: number, seriesCount: number): string {
  return seriesCount < 2 ? 'pdc-tone-only' : `pdc-tone-${(series % toneCount) + 1}`;
}

/** What the pattern of a tone is called in the document, where its chart is called `id`. */
export const patternOf = (id: string, tone: string) => `${id}-pattern-${tone}`;
