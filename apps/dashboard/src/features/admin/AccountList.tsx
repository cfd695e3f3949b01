import type { AccountResponse } from '@pressdock/api';
import { Button, Card, EmptyState, LoadMore, SearchIcon, Stack } from '@pressdock/ui';
import { AreaLoading } from '../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';
import type { PagedList } from '../../shared/server/pagedQuery.ts';
import { useLoadMore } from '../../shared/server/useLoadMore.ts';
import { size } from '../../shared/sizes.ts';
import { AccountsTable } from './AccountsTable.tsx';
import { adminMessages } from './admin.messages.ts';

const { accounts: words } = adminMessages;

export interface AccountListProps {
  list: PagedList;
  rows: readonly AccountResponse[] | undefined;
  onShowAll: () => void;
}

/** The accounts that a filter finds, or why there are none. */
export function AccountList({ list, rows, onShowAll }: AccountListProps) {
  const loadMore = useLoadMore(list);
  if (rows === undefined) {
    return list.isError ? (
      <FailureNotice isRetrying={list.isFetching} onRetry={list.refetch}>
        {words.fetchFailed}
      </FailureNotice>
    ) : (
      <AreaLoading label={words.loading} height={size.productBody} />
    );
  }
  if (rows.length === 0) {
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
      <Card padding="none">
        <AccountsTable accounts={rows} />
      </Card>
      <LoadMore
        count={rows.length}
        hasMore={list.hasNextPage}
        isPending={list.isFetchingNextPage}
        errorMessage={list.isError ? words.fetchFailed : undefined}
        onLoadMore={loadMore}
      />
    </Stack>
  );
}
