import { atomWithInfiniteQuery } from 'jotai-tanstack-query';
import type { CallFailure } from './failure.ts';
import { queryClientAtom } from './query.ts';

/** A page of a list, and where the next one begins; null at the end. */
export interface ListPage<Row> {
  results: Row[];
  next: string | null;
}

export interface PagedQuery<Row> {
  queryKey: readonly unknown[];
  /** Reads the page that begins at `after`, or the first one. */
  read: (after: string | undefined, signal: AbortSignal) => Promise<ListPage<Row>>;
}

/** A list of server data that comes page by page: `{ data: { pages }, hasNextPage, fetchNextPage, … }`. */
export function pagedQueryAtom<Row>({ queryKey, read }: PagedQuery<Row>) {
  return atomWithInfiniteQuery<
    ListPage<Row>,
    CallFailure,
    { pages: ListPage<Row>[] },
    readonly unknown[],
    string | undefined
  >(
    () => ({
      queryKey,
      queryFn: ({ pageParam, signal }) => read(pageParam, signal),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
    (get) => get(queryClientAtom),
  );
}
