import type { QueryClient } from '@tanstack/query-core';
import { atomWithInfiniteQuery } from 'jotai-tanstack-query';
import type { CallFailure } from './failure.ts';
import { queryClientAtom } from './query.ts';

/** A page of a list. `next` is the cursor of the next page; null on the last one. */
export interface ListPage<Row> {
  results: Row[];
  next: string | null;
}

/** One or more pages of the server, which were read together. */
export type LoadedPage<Page> = Page & { pageCount: number };

/** A list in the cache. */
export interface PagedData<Page> {
  pages: LoadedPage<Page>[];
  pageParams: (string | undefined)[];
}

/** How to read a list. */
export interface PagedQuery<Page> {
  queryKey: readonly unknown[];
  /** Reads the page at the cursor `after`, or the first page. */
  read: (after: string | undefined, signal: AbortSignal) => Promise<Page>;
  /** How many pages to read at first, so that a reload shows as much as before; 1 by default. */
  firstPageCount?: () => number;
  /** How long a cached list counts as current, in milliseconds; 15 seconds by default. */
  staleTime?: number;
  /** Returns in how many milliseconds to read the list again; it is not read again by default. */
  refetchInterval?: (pages: readonly Page[]) => number | false;
}

/** Reads the first pages one after another and returns them as one, with the fields of the first. */
async function readFirst<Page extends ListPage<unknown>>(
  { queryKey, read, firstPageCount }: PagedQuery<Page>,
  client: QueryClient,
  signal: AbortSignal,
): Promise<LoadedPage<Page>> {
  // A refetch reads as much as was read before; the query itself then refetches the later pages.
  const previous = client.getQueryData<PagedData<Page>>(queryKey)?.pages[0];
  const requested = previous?.pageCount ?? firstPageCount?.() ?? 1;
  const all = { ...(await read(undefined, signal)), pageCount: 1 };
  while (all.next !== null && all.pageCount < requested) {
    const { results, next } = await read(all.next, signal);
    all.results = [...all.results, ...results];
    all.next = next;
    all.pageCount += 1;
  }
  return all;
}

/**
 * Returns server data that loads page by page: `{ data: { pages }, hasNextPage, fetchNextPage, …
 * }`.
 */
export function pagedQueryAtom<Page extends ListPage<unknown>>(query: PagedQuery<Page>) {
  return atomWithInfiniteQuery<
    LoadedPage<Page>,
    CallFailure,
    PagedData<Page>,
    readonly unknown[],
    string | undefined
  >(
    () => ({
      queryKey: query.queryKey,
      ...(query.staleTime === undefined ? {} : { staleTime: query.staleTime }),
      refetchInterval: ({ state }) => query.refetchInterval?.(state.data?.pages ?? []) ?? false,
      queryFn: async ({ client, pageParam, signal }) =>
        pageParam === undefined
          ? readFirst(query, client, signal)
          : { ...(await query.read(pageParam, signal)), pageCount: 1 },
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      // Returning to the window refetches one page, but not a long list.
      refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) < 2,
    }),
    (get) => get(queryClientAtom),
  );
}

/** The state of a list, and the functions that read it again or load more. */
export interface PagedList {
  data: { pages: readonly { pageCount: number }[] } | undefined;
  isError: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

/** Returns the rows of all pages; undefined while nothing has loaded. */
export function rowsOf<Row>(
  data: { pages: readonly { results: Row[] }[] } | undefined,
): Row[] | undefined {
  return data?.pages.flatMap(({ results }) => results);
}
