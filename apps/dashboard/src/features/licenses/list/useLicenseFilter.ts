import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { filterOf, type LicenseFilter, PAGES, pagesOf, queryOf } from '../licenses.rules.ts';

/** What the list is narrowed to and how long it is, as the address keeps it. */
export function useLicenseFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = filterOf(search);
  const pages = pagesOf(search);
  /** Narrows it to something else; what is typed replaces its place in the history. */
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
  const lengthen = () =>
    setSearch({ ...queryOf(filter), [PAGES]: String(pages + 1) }, { replace: true });
  return { filter, pages, narrow, searchFor, clear, lengthen };
}
