import type { AnalyticsPluginsResponse, PluginVersionsResponse } from '@pressdock/api';
import { type SortDescriptor, sortRows } from '@pressdock/ui';
import { formatDay } from '../../../entities/analytics/day.rules.ts';
import { analyticsPageMessages } from '../analytics.messages.ts';

const { products: words } = analyticsPageMessages;

/** The columns by which products can be sorted. */
const columns = ['name', 'kind', 'sites'] as const;

/** How products are sorted. */
export interface ProductSort extends SortDescriptor {
  column: (typeof columns)[number];
}

/** A product with its sites, which load after it. */
export type CountedProduct = AnalyticsPluginsResponse['data'][number] & {
  /** The sites that use it; undefined while they load or if they failed to. */
  sites: number | undefined;
  /** The version that most of them have; undefined if it is unknown or there are none. */
  version: string | undefined;
};

/** The query parameters of the list. */
export const listNames = { search: 'search', sort: 'sort' } as const;

/** Reads the order from the URL, where `-sites` is descending; by name if it is missing or invalid. */
export function productSortOf(search: URLSearchParams): ProductSort {
  const written = search.get(listNames.sort) ?? '';
  const column = columns.find((known) => known === written.replace(/^-/, ''));
  if (column === undefined) return { column: 'name', direction: 'ascending' };
  return { column, direction: written.startsWith('-') ? 'descending' : 'ascending' };
}

/** Returns an order as the URL has it. */
export const productSortText = ({ column, direction }: SortDescriptor) =>
  `${direction === 'descending' ? '-' : ''}${column}`;

/** The products whose installed versions one call may ask for. */
const PRODUCTS_PER_CALL = 500;

/** Returns ids in chunks that one call may ask for. */
export function chunksOf(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / PRODUCTS_PER_CALL);
  return Array.from({ length: count }, (_, index) =>
    ids.slice(index * PRODUCTS_PER_CALL, (index + 1) * PRODUCTS_PER_CALL),
  );
}

/** Returns products with the sites of each. */
export function countProducts(
  products: AnalyticsPluginsResponse['data'],
  versions: PluginVersionsResponse['data'] | undefined,
): CountedProduct[] {
  const byId = new Map(versions?.map(({ id, installed_versions: counts }) => [id, counts]));
  return products.map((product) => {
    const counts = versions && (byId.get(product.id) ?? []);
    return {
      ...product,
      sites: counts?.reduce((sum, { vcount }) => sum + vcount, 0),
      version: counts?.[0]?.version,
    };
  });
}

/** Returns products in an order; of equal ones, by name. */
export function sortProducts(
  products: readonly CountedProduct[],
  sort: ProductSort,
): CountedProduct[] {
  const byName = { column: 'name', direction: 'ascending' } as const;
  const named = sortRows(products, byName, ({ name }) => name, 'en');
  return sortRows(named, sort, (product) => product[sort.column], 'en');
}

/** Returns how many products are listed, and on which day their sites are counted if it is known. */
export const foundText = (count: number, day: string | undefined) =>
  count === 0 || day === undefined ? words.found(count) : words.counted(count, formatDay(day));
