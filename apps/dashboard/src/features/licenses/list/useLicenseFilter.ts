import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { filterOf, type LicenseFilter, queryOf } from '../licenses.rules.ts';

/** The filter of the list, stored in the URL, and functions that change it. */
export function useLicenseFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search);
  const narrow = useCallback(
    (changed: Partial<LicenseFilter>, { replace = false } = {}) =>
      setSearch((current) => queryOf({ ...filterOf(current), ...changed }), { replace }),
    [setSearch],
  );
  const searchFor = useCallback(
    (searchText: string) => narrow({ searchText }, { replace: true }),
    [narrow],
  );
  const clear = () => setSearch({});
  return { filter, narrow, searchFor, clear };
}
