import type { CustomerResponse } from '@pressdock/api';
import { CUSTOMERS_PAGE } from '@pressdock/api/limits';
import {
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  Link,
  LoadMore,
  SearchIcon,
  Stack,
  Text,
  UsersIcon,
} from '@pressdock/ui';
import { useMemo } from 'react';
import { customersAtoms } from '../../entities/customer/customer.queries.ts';
import { customerName } from '../../entities/customer/customer.rules.ts';
import { Changes } from '../../entities/user/Changes.tsx';
import { formatNumber } from '../../shared/format.ts';
import { Day } from '../../shared/page/Day.tsx';
import { paths } from '../../shared/paths.ts';
import { useAtomValue } from '../../shared/state.ts';
import { useKept } from '../../shared/useKept.ts';
import { CustomerMenu } from './CustomerMenu.tsx';
import * as styles from './customers.css.ts';
import { customersMessages as words } from './customers.messages.ts';
import { limitOf } from './customers.rules.ts';

export interface CustomersTableProps {
  /** What is searched for; blank shows all. */
  query: string;
  pages: number;
  /** Shows one page more. */
  onLengthen: () => void;
  onAdd: () => void;
  onClear: () => void;
  onDelete: (customer: CustomerResponse) => void;
}

const { columns } = words;

const idOf = ({ _id }: CustomerResponse) => _id;

/** Customers row by row, by their address. */
export function CustomersTable({
  query,
  pages,
  onLengthen,
  onAdd,
  onClear,
  onDelete,
}: CustomersTableProps) {
  const limit = limitOf(pages);
  const { data, isError, isFetching, refetch } = useAtomValue(
    customersAtoms({ q: query.trim(), limit }),
  );
  const customers = useKept(data) ?? [];
  const isLengthening = data === undefined && pages > 1 && customers.length > 0;
  // What failed to come under these is said there, with the button that asks again.
  const hasMoreFailed = isError && isLengthening;
  const hasMore = isLengthening || (customers.length >= limit && limit < CUSTOMERS_PAGE);
  const shown = useMemo<DataTableColumn<CustomerResponse>[]>(
    () => [
      {
        id: 'email',
        header: columns.email,
        isRowHeader: true,
        cell: ({ _id, email }) => (
          <span className={styles.email}>
            <Link href={paths.customer(_id)}>{email}</Link>
          </span>
        ),
      },
      { id: 'name', header: columns.name, cell: customerName },
      {
        id: 'licenses',
        header: columns.licenses,
        align: 'end',
        cell: ({ licenseCount }) => formatNumber(licenseCount),
      },
      {
        id: 'notes',
        header: columns.notes,
        cell: ({ notes }) => <span className={styles.notes}>{notes}</span>,
      },
      {
        id: 'added',
        header: columns.added,
        cell: ({ createdAt }) => (
          <span className={styles.unbroken}>
            <Day moment={createdAt} />
          </span>
        ),
      },
      {
        id: 'actions',
        header: columns.actions,
        isHeaderHidden: true,
        isPinned: true,
        align: 'end',
        cell: (customer) => <CustomerMenu customer={customer} onDelete={onDelete} />,
      },
    ],
    [onDelete],
  );

  const emptyState =
    query === '' ? (
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

  return (
    <Stack gap="16">
      <DataTable
        caption={words.title}
        isCaptionHidden
        columns={shown}
        rows={customers}
        getRowId={idOf}
        isLoading={isFetching}
        errorMessage={isError && !hasMoreFailed ? words.fetchFailed : undefined}
        onRetry={refetch}
        emptyState={emptyState}
      />
      {customers.length > 0 ? (
        <LoadMore
          shown={customers.length}
          hasMore={hasMore}
          onLoadMore={() => (hasMoreFailed ? refetch() : onLengthen())}
          isPending={isFetching}
          errorMessage={hasMoreFailed ? words.fetchFailed : undefined}
        />
      ) : null}
      {customers.length >= CUSTOMERS_PAGE ? <Text tone="muted">{words.most}</Text> : null}
    </Stack>
  );
}
