import { useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { flagProductsAtom } from '../../entities/featureFlag/flagProducts.queries.ts';
import { searchProducts } from '../../entities/product/productSearch.rules.ts';
import { pageCountIn, withPageCount } from '../../shared/server/listLength.rules.ts';
import { useAtomValue } from '../../shared/state.ts';
import {
  listParameters,
  type ProductSort,
  queryOf,
  SHOWN_AT_ONCE,
  sortOf,
} from './featureFlags.rules.ts';

/** Returns the products that the search in the URL finds, and the functions that change the URL. */
export function useProductList() {
  const [search, setSearch] = useSearchParams();
  const products = useAtomValue(flagProductsAtom).data;
  const query = queryOf(search);
  const sort = useMemo(() => sortOf(search), [search]);
  // Typing shows at once; the rows follow when there is time.
  const shownQuery = useDeferredValue(query);
  const named = useMemo(() => products?.map((one) => ({ ...one, slug: '' })), [products]);
  const found = useMemo(() => named && searchProducts(named, shownQuery), [named, shownQuery]);
  const pages = pageCountIn(search);
  const searchFor = (text: string) => setSearch(listParameters(text, sort), { replace: true });
  return {
    query,
    sort,
    /** Undefined until the list has loaded. */
    found,
    /** Whether there are no products at all. */
    isEmpty: products?.length === 0,
    limit: pages * SHOWN_AT_ONCE,
    searchFor,
    // Sorting keeps the length of the list; a new search begins with the first rows.
    sortBy: (next: ProductSort) => {
      const sorted = new URLSearchParams(listParameters(query, next));
      setSearch(pages > 1 ? withPageCount(sorted, pages) : sorted, { replace: true });
    },
    clear: () => searchFor(''),
    showMore: () => setSearch((current) => withPageCount(current, pages + 1), { replace: true }),
  };
}
