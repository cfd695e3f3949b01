import { Button, Card, EmptyState, LoadMore, SearchIcon, Stack } from '@pressdock/ui';
import type { ReactNode } from 'react';
import { AreaLoading } from '../../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import type { PagedList } from '../../../shared/server/pagedQuery.ts';
import { useLoadMore } from '../../../shared/server/useLoadMore.ts';
import { size } from '../../../shared/sizes.ts';

export interface FoundAccountsProps {
  list: PagedList;
  /** The number of accounts that have loaded; undefined before the first page has. */
  count: number | undefined;
  words: {
    fetchFailed: string;
    loading: string;
    noResultTitle: string;
    noResult: string;
    showAll: string;
  };
  onShowAll: () => void;
  /** The table of the accounts. */
  children: ReactNode;
}

/** The accounts that a filter finds, or why there are none. */
export function FoundAccounts({ list, count, words, onShowAll, children }: FoundAccountsProps) {
  const loadMore = useLoadMore(list);
  if (count === undefined) {
    return list.isError ? (
      <FailureNotice isRetrying={list.isFetching} onRetry={list.refetch}>
        {words.fetchFailed}
      </FailureNotice>
    ) : (
      <AreaLoading label={words.loading} height={size.productBody} />
    );
  }
  if (count === 0) {
    return (
      <EmptyState
        title={words.noResultTitle}
        icon={<SearchIcon size={20} />}
        action={<Button onPress={onShowAll}>{words.showAll}</Button>}
      >
        {words.noResult}
      </EmptyState>
    );
  }
  return (
    <Stack gap="16">
      <Card padding="none">{children}</Card>
      <LoadMore
        count={count}
        hasMore={list.hasNextPage}
        isPending={list.isFetchingNextPage}
        errorMessage={list.isError ? words.fetchFailed : undefined}
        onLoadMore={loadMore}
      />
    </Stack>
  );
}
