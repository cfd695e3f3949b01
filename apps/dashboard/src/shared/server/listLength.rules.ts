const PAGES = 'pages';
const ALL = 'all';

/** A reload requests the pages one after another, so it restores no more than these. */
const MAX_RESTORED = 40;

/** Returns how many pages of a list the URL asks for, 40 at most; 1 for a missing or invalid number. */
export function pageCountIn(search: URLSearchParams): number {
  const count = Number(search.get(PAGES) ?? 1);
  return Number.isInteger(count) ? Math.min(Math.max(count, 1), MAX_RESTORED) : 1;
}

/** Returns how many pages of a list the current URL asks for. */
export const pageCountInUrl = () => pageCountIn(new URLSearchParams(location.search));

/** Returns the URL's parameters with the number of pages that are shown, as far as a reload restores them. */
export function withPageCount(search: URLSearchParams, count: number): URLSearchParams {
  return withPages(search, String(Math.min(count, MAX_RESTORED)));
}

/** Returns whether the URL asks for every page, which only some lists support. */
export const asksForAllPages = (search: URLSearchParams) => search.get(PAGES) === ALL;

/** Returns the URL's parameters with the request for every page. */
export const withAllPages = (search: URLSearchParams) => withPages(search, ALL);

function withPages(search: URLSearchParams, pages: string): URLSearchParams {
  const changed = new URLSearchParams(search);
  changed.set(PAGES, pages);
  return changed;
}
