/** How many products of a kind the first page lists before it leads to the whole list. */
export const SHOWN_PRODUCTS = 8;

/** The products that the first page lists, and whether there are more. */
export function glance<T>(products: readonly T[]): { shown: readonly T[]; hasMore: boolean } {
  return {
    shown: products.slice(0, SHOWN_PRODUCTS),
    hasMore: products.length > SHOWN_PRODUCTS,
  };
}
