import type { CustomerResponse } from '@pressdock/api';
import {
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  Link,
  LoadMore,
  SearchIcon,
  Stack,
  UsersIcon,
} from '@pressdock/ui';
import { useMemo } from 'react';
import { customerName } from '../../entities/customer/customer.rules.ts';
import { Changes } from '../../entities/user/Changes.tsx';
import { formatNumber } from '../../shared/format.ts';
import { Day } from '../../shared/page/Day.tsx';
import { breakable, unbroken } from '../../shared/page/page.css.ts';
import { paths } from '../../shared/paths.ts';
import { rowsOf } from '../../shared/server/pagedQuery.ts';
import { useLoadMore } from '../../shared/server/useLoadMore.ts';
import { useAtomValue } from '../../shared/state.ts';
import { useLastKnown } from '../../shared/useLastKnown.ts';
import { CustomerMenu } from './CustomerMenu.tsx';
import * as styles from './customers.css.ts';
import { customersMessages as words } from './customers.messages.ts';
import { customersListAtoms } from './customers.queries.ts';

export interface CustomersTableProps {
  /** The search text; blank shows all customers. */
  query: string;
  onAdd: () => void;
  onClear: () => void;
  onDelete: (customer: CustomerResponse) => void;
}

const { columns: columnNames } = words;

const idOf = ({ _id }: CustomerResponse) => _id;

/** Returns the columns; the last one has the menu of a row. */
function columnsOf(onDelete: CustomersTableProps['onDelete']): DataTableColumn<CustomerResponse>[] {
  return [
    {
      id: 'email',
      header: columnNames.email,
      isRowHeader: true,
      cell: ({ _id, email }) => (
        <span className={breakable}>
          <Link href={paths.customer(_id)}>{email}</Link>
        </span>
      ),
    },
    { id: 'name', header: columnNames.name, cell: customerName },
    {
      id: 'licenses',
      header: columnNames.licenses,
      align: 'end',
      cell: ({ licenseCount }) => formatNumber(licenseCount),
    },
    {
      id: 'notes',
      header: columnNames.notes,
      cell: ({ notes }) => <span className={styles.notes}>{notes}</span>,
    },
    {
      id: 'added',
      header: columnNames.added,
      cell: ({ createdAt }) => (
        <span className={unbroken}>
          <Day moment={createdAt} />
        </span>
      ),
    },
    {
      id: 'actions',
      header: columnNames.actions,
      isHeaderHidden: true,
      isPinned: true,
      align: 'end',
      cell: (customer) => <CustomerMenu customer={customer} onDelete={onDelete} />,
    },
  ];
}

/** Offers to add the first customer, or to clear a search that found none. */
function NoCustomers({ query, onAdd, onClear }: Omit<CustomersTableProps, 'onDelete'>) {
  return query === '' ? (
    <EmptyState
      title={words.emptyTitle}
      icon={<UsersIcon size={20} />}
      action={
        <Changes>
          <Button onPress={onAdd}>{words.add}</Button>
        </Changes>
      }
    >
      {words.empty}
    </EmptyState>
  ) : (
    <EmptyState
      title={words.noResultTitle(query.trim())}
      icon={<SearchIcon size={20} />}
      action={<Button onPress={onClear}>{words.showAll}</Button>}
    >
      {words.noResult}
    </EmptyState>
  );
}

/** The customers that a search finds, by e-mail address. */
export function CustomersTable({ query, onAdd, onClear, onDelete }: CustomersTableProps) {
  const list = useAtomValue(customersListAtoms(query.trim()));
  const { data, isError, isFetching, isFetchNextPageError, hasNextPage, refetch } = list;
  const loadMore = useLoadMore(list);
  const customers = rowsOf(useLastKnown(data)) ?? [];
  const columns = useMemo(() => columnsOf(onDelete), [onDelete]);
  return (
    <Stack gap="16">
      <DataTable
        caption={words.title}
        isCaptionHidden
        columns={columns}
        rows={customers}
        getRowId={idOf}
        isLoading={isFetching}
        errorMessage={isError && !isFetchNextPageError ? words.fetchFailed : undefined}
        onRetry={refetch}
        emptyState={<NoCustomers query={query} onAdd={onAdd} onClear={onClear} />}
      />
      {customers.length > 0 ? (
        <LoadMore
          count={customers.length}
          hasMore={hasNextPage}
          onLoadMore={loadMore}
          isPending={isFetching}
          errorMessage={isFetchNextPageError ? words.fetchFailed : undefined}
        />
      ) : null}
    </Stack>
  );
}
