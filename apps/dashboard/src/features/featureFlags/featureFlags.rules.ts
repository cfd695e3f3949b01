import type { FlagProductResponse } from '@pressdock/api';
import { type SortDescriptor, sortRows } from '@pressdock/ui';

/** The columns by which products can be sorted. */
export const sortColumns = ['name', 'active', 'inactive', 'users', 'lastRequest'] as const;

/** @see {@link sortColumns} */
export type SortColumn = (typeof sortColumns)[number];

/** How products are sorted. */
export interface ProductSort extends SortDescriptor {
  column: SortColumn;
}

/** The numbers of a product, which load after it. */
export interface ProductFigures {
  active: number;
  inactive: number;
  users: number;
}

/** How many products are shown at first, and how many more each time. */
export const SHOWN_AT_ONCE = 50;

const SEARCH = 'q';
const SORT = 'sort';
const byName: ProductSort = { column: 'name', direction: 'ascending' };
const figureColumns: readonly SortColumn[] = ['active', 'inactive', 'users'];

/** Returns whether products are sorted by one of their {@link ProductFigures}. */
export const isByFigure = ({ column }: ProductSort) => figureColumns.includes(column);

/** Reads the search text from the URL. */
export const queryOf = (search: URLSearchParams) => search.get(SEARCH) ?? '';

/** Reads the sorting from the URL, where `-users` is descending; by name if it is missing or invalid. */
export function sortOf(search: URLSearchParams): ProductSort {
  const written = search.get(SORT) ?? '';
  const column = sortColumns.find((known) => known === written.replace(/^-/, ''));
  if (column === undefined) return byName;
  return { column, direction: written.startsWith('-') ? 'descending' : 'ascending' };
}

/** Returns the parameters of the URL for a search text and a sorting; the defaults are left out. */
export function listParameters(query: string, sort: ProductSort): Record<string, string> {
  const isDefault = sort.column === byName.column && sort.direction === byName.direction;
  const written = `${sort.direction === 'descending' ? '-' : ''}${sort.column}`;
  return {
    ...(query === '' ? {} : { [SEARCH]: query }),
    ...(isDefault ? {} : { [SORT]: written }),
  };
}

/**
 * Returns products in the order of a sorting. Until the numbers are known, products that are sorted by
 * one of them are sorted by name.
 * @param figures the numbers by product id; undefined while they are loading
 */
export function sortProducts(
  products: readonly FlagProductResponse[],
  sort: ProductSort,
  figures: ReadonlyMap<string, ProductFigures> | undefined,
): FlagProductResponse[] {
  const named = sortRows(products, byName, ({ name }) => name, 'en');
  if (isByFigure(sort) && figures === undefined) return named;
  return sortRows(
    named,
    sort,
    ({ _id, name, lastRequestAt }) => {
      const { column } = sort;
      if (column === 'name') return name;
      if (column === 'lastRequest') return lastRequestAt;
      return figures?.get(_id)?.[column];
    },
    'en',
  );
}
