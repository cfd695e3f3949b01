import { FilterBar, SearchField, Stack } from '@pressdock/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { analyticsDatesAtoms } from '../../../entities/analytics/analytics.queries.ts';
import { defaultDay } from '../../../entities/analytics/day.rules.ts';
import { searchProducts } from '../../../entities/product/productSearch.rules.ts';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { useAtomValue } from '../../../shared/state.ts';
import { analyticsPageMessages } from '../analytics.messages.ts';
import { ProductsTable } from './ProductsTable.tsx';
import { analyticsProductsAtoms, installedVersionsAtoms } from './products.queries.ts';
import {
  countProducts,
  foundText,
  listNames,
  productSortOf,
  productSortText,
  sortProducts,
} from './products.rules.ts';

const { products: words } = analyticsPageMessages;

/** The first step: the products with their sites, to choose one. The URL holds the search and the order. */
export function ProductStep() {
  const [search, setSearch] = useSearchParams();
  const list = useAtomValue(analyticsProductsAtoms({}));
  const products = list.data?.data;
  const dates = useAtomValue(analyticsDatesAtoms({}));
  const date = defaultDay(dates.data ?? [], new Date());
  const isDayKnown = dates.data !== undefined || dates.isError;
  const pluginIds = isDayKnown ? (products?.map(({ id }) => id) ?? []) : [];
  const installed = useAtomValue(installedVersionsAtoms({ pluginIds, date }));
  const versions = isDayKnown ? installed.data : undefined;
  const isFailed = versions === undefined && installed.isError;
  const query = search.get(listNames.search) ?? '';
  const sort = productSortOf(search);
  const counted = useMemo(
    () => countProducts(products ?? [], versions?.data).map((one) => ({ ...one, slug: '' })),
    [products, versions],
  );
  const found = sortProducts(searchProducts(counted, query), sort);
  const set = (name: string, value: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <Stack gap="16">
      {products?.length === 0 ? null : (
        <FilterBar
          label={words.filter}
          result={products && foundText(found.length, date)}
          isFiltered={query !== ''}
          onClear={() => set(listNames.search, '')}
        >
          <SearchField
            label={words.search}
            isLabelHidden
            placeholder={words.search}
            value={query}
            onChange={(text) => set(listNames.search, text)}
          />
        </FilterBar>
      )}
      {isFailed ? (
        <FailureNotice isRetrying={installed.isFetching} onRetry={installed.refetch}>
          {words.versionsFailed}
        </FailureNotice>
      ) : null}
      <ProductsTable
        products={found}
        isFailed={isFailed}
        list={list}
        sort={sort}
        onSort={(next) => set(listNames.sort, productSortText(next))}
        isFiltered={query !== ''}
        onShowAll={() => set(listNames.search, '')}
      />
    </Stack>
  );
}
