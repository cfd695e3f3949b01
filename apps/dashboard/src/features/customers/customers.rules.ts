import { CUSTOMERS_PAGE } from '@pressdock/api/limits';

/** The names by which the address keeps what is searched for, and how long the list is. */
export const SEARCH = 'q';
/** @see {@link SEARCH} */
export const PAGES = 'pages';

const SHOWN_AT_ONCE = 50;
const MOST_PAGES = CUSTOMERS_PAGE / SHOWN_AT_ONCE;

/** How many pages of customers an address asks for; what makes no sense in it counts for nothing. */
export function pagesOf(search: URLSearchParams): number {
  const pages = Number(search.get(PAGES) ?? 1);
  return Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MOST_PAGES) : 1;
}

/** How many customers so many pages are. */
export function limitOf(pages: number): number {
  return pages * SHOWN_AT_ONCE;
}
