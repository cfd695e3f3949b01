/** A heading that a link can lead to. */
export interface Heading {
  id: string;
  /** 2 or 3. */
  depth: number;
  /** Its text without formatting. */
  text: string;
}

/** Returns the id of a heading as GitHub computes it, so that links work in both places. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .trim()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}

/** Returns a function that returns the ids of the headings of one page. Repeated ones get a number. */
export function createIds(): (text: string) => string {
  const counts = new Map<string, number>();
  return (text) => {
    const slug = slugOf(text);
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  };
}
