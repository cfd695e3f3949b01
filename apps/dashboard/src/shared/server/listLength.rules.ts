const PAGES = 'pages';
const MOST_FIRST_PAGES = 40;

/** Returns how many pages of a list the URL asks for, 40 at most; 1 for a missing or invalid number. */
export function pageCountIn(search: URLSearchParams): number {
  const count = Number(search.get(PAGES) ?? 1);
  return Number.isInteger(count) ? Math.min(Math.max(count, 1), MOST_FIRST_PAGES) : 1;
}

/** Returns how many pages of a list the current URL asks for. */
export const pageCountInUrl = () => pageCountIn(new URLSearchParams(location.search));

/** Returns the URL's parameters with the number of pages that are shown. */
export function withPageCount(search: URLSearchParams, count: number): URLSearchParams {
  const changed = new URLSearchParams(search);
  changed.set(PAGES, String(count));
  return changed;
}
