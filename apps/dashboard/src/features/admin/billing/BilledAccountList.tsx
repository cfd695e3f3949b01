import type { BillingAccountResponse } from '@pressdock/api';
import { Card, EmptyState, LoadMore, SearchIcon, Stack } from '@pressdock/ui';
import { type ReactNode, useState } from 'react';
import { AreaLoading } from '../../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import type { PagedList } from '../../../shared/server/pagedQuery.ts';
import { useLoadMore } from '../../../shared/server/useLoadMore.ts';
import { size } from '../../../shared/sizes.ts';
import { BilledAccountsTable } from './BilledAccountsTable.tsx';
import { billedAccountsMessages as words } from './billedAccounts.messages.ts';
import type { BillingAction } from './billedAccounts.rules.ts';
import { EndGrantDialog } from './EndGrantDialog.tsx';
import { GivePlanDialog } from './GivePlanDialog.tsx';

export interface BilledAccountListProps {
  list: PagedList;
  rows: readonly BillingAccountResponse[] | undefined;
  /** The button that clears the filter. */
  showAll: ReactNode;
}

/** The accounts that a filter finds, with what the operator can change. */
export function BilledAccountList({ list, rows, showAll }: BilledAccountListProps) {
  const loadMore = useLoadMore(list);
  const [open, setOpen] = useState<{ account: BillingAccountResponse; action: BillingAction }>();
  const close = () => setOpen(undefined);
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
      <EmptyState title={words.noResultTitle} icon={<SearchIcon size={20} />} action={showAll}>
        {words.noResult}
      </EmptyState>
    );
  }
  return (
    <Stack gap="16">
      <Card padding="none">
        <BilledAccountsTable
          accounts={rows}
          onAction={(account, action) => setOpen({ account, action })}
        />
      </Card>
      <LoadMore
        count={rows.length}
        hasMore={list.hasNextPage}
        isPending={list.isFetchingNextPage}
        errorMessage={list.isError ? words.fetchFailed : undefined}
        onLoadMore={loadMore}
      />
      {open?.action === 'endGrant' ? (
        <EndGrantDialog account={open.account} onClose={close} />
      ) : open ? (
        <GivePlanDialog account={open.account} action={open.action} onClose={close} />
      ) : null}
    </Stack>
  );
}
