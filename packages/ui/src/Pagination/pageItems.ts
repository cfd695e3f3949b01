/** A page number, or a gap for omitted pages. */
export type PageItem = number | 'gap before' | 'gap after';

/** The maximum number of entries: first, gap, three around the current page, gap, last. */
const MOST = 7;

/** Returns the page to show for `page`: the first or last one if it is out of range. */
export function clampPage(page: number, pageCount: number): number {
  return Math.max(1, Math.min(page, pageCount));
}

/**
 * Returns the entries for `pageCount` pages while `page` (from 1) is current: the first, the last, and
 * the pages around the current one. A gap always stands for at least two pages, and the number of
 * entries stays constant, so that nothing moves under the pointer.
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
