import { useSearchParams } from 'wouter';
import { withPageCount } from './listLength.rules.ts';
import type { PagedList } from './pagedQuery.ts';

/** Returns a function that loads the next page of a list and stores the length of the list in the URL. */
export function useLoadMore({
  data,
  fetchNextPage,
}: Pick<PagedList, 'data' | 'fetchNextPage'>): () => void {
  const [, setSearch] = useSearchParams();
  return () => {
    const loaded = (data?.pages ?? []).reduce((sum, { pageCount }) => sum + pageCount, 0);
    setSearch((current) => withPageCount(current, loaded + 1), { replace: true });
    void fetchNextPage();
  };
}
