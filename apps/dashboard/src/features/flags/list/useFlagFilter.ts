import type { SortDescriptor } from '@pressdock/ui';
import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { type FlagFilter, filterOf, queryOf, sortOf, sortText } from './flagFilter.rules.ts';

/** The filter and the order of the list, stored in the URL, and functions that change them. */
export function useFlagFilter() {
  const [search, setSearch] = useSearchParams();
  const narrow = useCallback(
    (changed: Partial<FlagFilter>, { replace = false } = {}) =>
      setSearch(
        (current) => {
          const sort = current.get('sort');
          const query = queryOf({ ...filterOf(current), ...changed });
          return { ...query, ...(sort === null ? {} : { sort }) };
        },
        { replace },
      ),
    [setSearch],
  );
  const searchFor = useCallback((q: string) => narrow({ q }, { replace: true }), [narrow]);
  const sortBy = (sort: SortDescriptor) =>
    setSearch((current) => ({ ...queryOf(filterOf(current)), sort: sortText(sort) }), {
      replace: true,
    });
  const clear = () => narrow({ q: '', active: '', type: '', stale: '' });
  return { filter: filterOf(search), sort: sortOf(search), narrow, searchFor, sortBy, clear };
}
