/** A page's number, or a gap that stands for the pages left out there. */
export type PageItem = number | 'gap before' | 'gap after';

/** How many places a list of pages has at most: first, gap, three around the current, gap, last. */
const MOST = 7;

/** The page that can be shown where `page` is asked for: the first or the last one beyond the ends. */
export function pageWithin(page: number, pageCount: number): number {
  return Math.max(1, Math.min(page, pageCount));
}

/**
 * The pages to offer of `pageCount` while `page` (from 1) is shown: the first, the last, and those
 * around the current one. A gap always stands for two pages or more, and the number of places stays
 * the same while one pages through, so that nothing moves under the pointer.
 */
export function pageItems(page: number, pageCount: number): PageItem[] {
  if (pageCount <= MOST) return range(1, pageCount);
  const isNearStart = page <= 4;
  const isNearEnd = page >= pageCount - 3;
  if (isNearStart) return [...range(1, 5), 'gap after', pageCount];
  if (isNearEnd) return [1, 'gap before', ...range(pageCount - 4, pageCount)];
  return [1, 'gap before', ...range(page - 1, page + 1), 'gap after', pageCount];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
