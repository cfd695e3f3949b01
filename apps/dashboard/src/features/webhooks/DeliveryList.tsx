import type { WebhookDeliveryResponse } from '@pressdock/api';
import {
  Badge,
  Card,
  EmptyState,
  Link,
  LinkIcon,
  LoadMore,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
} from '@pressdock/ui';
import { formatDateTime, formatNumber } from '../../shared/format.ts';
import { AreaLoading } from '../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';
import { unbroken } from '../../shared/page/page.css.ts';
import { paths } from '../../shared/paths.ts';
import { rowsOf } from '../../shared/server/pagedQuery.ts';
import { useLoadMore } from '../../shared/server/useLoadMore.ts';
import { size } from '../../shared/sizes.ts';
import { useAtomValue } from '../../shared/state.ts';
import * as styles from './webhooks.css.ts';
import { webhooksMessages } from './webhooks.messages.ts';
import { deliveriesAtoms } from './webhooks.queries.ts';
import { statusTones } from './webhooks.rules.ts';

const { columns, endpoint: words, events, status: statusText, statuses } = webhooksMessages;

/** The deliveries of an endpoint, or why there are none. */
export function DeliveryList({ endpointId }: { endpointId: string }) {
  const list = useAtomValue(deliveriesAtoms(endpointId));
  const loadMore = useLoadMore(list);
  const rows = rowsOf(list.data);
  if (rows === undefined) {
    return list.isError ? (
      <FailureNotice isRetrying={list.isFetching} onRetry={list.refetch}>
        {words.listFailed}
      </FailureNotice>
    ) : (
      <AreaLoading label={words.listLoading} height={size.productBody} />
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState title={words.emptyTitle} icon={<LinkIcon size={20} />}>
        {words.empty}
      </EmptyState>
    );
  }
  return (
    <Stack gap="16">
      <Card padding="none">
        <DeliveriesTable endpointId={endpointId} deliveries={rows} />
      </Card>
      <LoadMore
        count={rows.length}
        hasMore={list.hasNextPage}
        isPending={list.isFetchingNextPage}
        errorMessage={list.isError ? words.listFailed : undefined}
        onLoadMore={loadMore}
      />
    </Stack>
  );
}

interface DeliveriesTableProps {
  endpointId: string;
  deliveries: readonly WebhookDeliveryResponse[];
}

function DeliveriesTable({ endpointId, deliveries }: DeliveriesTableProps) {
  return (
    <Table caption={words.deliveries} isCaptionHidden>
      <TableHead>
        <TableColumn>{columns.event}</TableColumn>
        <TableColumn>{columns.state}</TableColumn>
        <TableColumn>{columns.response}</TableColumn>
        <TableColumn>{columns.product}</TableColumn>
        <TableColumn align="end">{columns.attempts}</TableColumn>
        <TableColumn>{columns.time}</TableColumn>
      </TableHead>
      <TableBody>
        {deliveries.map((delivery) => (
          <TableRow key={delivery._id}>
            <TableCell isRowHeader>
              <span className={unbroken}>
                <Link href={paths.webhookDelivery(endpointId, delivery._id)}>
                  {events[delivery.event]}
                </Link>
              </span>
            </TableCell>
            <TableCell>
              <Badge tone={statusTones[delivery.status]}>{statuses[delivery.status]}</Badge>
            </TableCell>
            <TableCell>
              <span className={styles.response}>
                <ResponseText status={delivery.lastStatus} failure={delivery.lastFailure} />
              </span>
            </TableCell>
            <TableCell>{delivery.product?.name}</TableCell>
            <TableCell align="end">{formatNumber(delivery.attempts)}</TableCell>
            <TableCell>
              <time dateTime={delivery.createdAt} className={unbroken}>
                {formatDateTime(delivery.createdAt)}
              </time>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** The HTTP status of a response, or why there was none. */
export function ResponseText({
  status,
  failure,
}: {
  status: number | null;
  failure: string | null;
}) {
  return (
    <>
      {status === null ? null : <span className={unbroken}>{statusText(status)}</span>}
      {failure === null ? null : (
        <Text tone="muted" size="13">
          {failure}
        </Text>
      )}
    </>
  );
}
