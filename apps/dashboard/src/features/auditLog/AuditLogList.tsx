import type { AuditEntryResponse } from '@pressdock/api';
import { Button, Card, EmptyState, FileIcon, LoadMore, SearchIcon, Stack } from '@pressdock/ui';
import { AreaLoading } from '../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';
import type { PagedList } from '../../shared/server/pagedQuery.ts';
import { useLoadMore } from '../../shared/server/useLoadMore.ts';
import { size } from '../../shared/sizes.ts';
import { AuditLogTable } from './AuditLogTable.tsx';
import { auditLogMessages as words } from './auditLog.messages.ts';

export interface AuditLogListProps {
  list: PagedList;
  rows: readonly AuditEntryResponse[] | undefined;
  isFiltered: boolean;
  onShowAll: () => void;
}

/** The audit entries that a filter finds, or why there are none. */
export function AuditLogList({ list, rows, isFiltered, onShowAll }: AuditLogListProps) {
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
  if (rows.length === 0 && !list.isError) {
    return isFiltered ? (
      <EmptyState
        title={words.noResultTitle}
        icon={<SearchIcon size={20} />}
        action={<Button onPress={onShowAll}>{words.showAll}</Button>}
      >
        {words.noResult}
      </EmptyState>
    ) : (
      <EmptyState title={words.emptyTitle} icon={<FileIcon size={20} />}>
        {words.empty}
      </EmptyState>
    );
  }
  return (
    <Stack gap="16">
      <Card padding="none">
        <AuditLogTable entries={rows} />
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
