import type { ErasureResponse } from '@pressdock/api';
import {
  Button,
  Card,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
} from '@pressdock/ui';
import { formatDateTime, formatNumber } from '../../../shared/format.ts';
import { ActionsColumn } from '../../../shared/page/ActionsColumn.tsx';
import { AreaLoading } from '../../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { breakable, unbroken } from '../../../shared/page/page.css.ts';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { analyticsSettingsMessages } from '../analyticsSettings.messages.ts';
import { erasuresAtom } from '../analyticsSettings.queries.ts';
import { deletedRecords } from './erasure.rules.ts';
import { saveReceipt } from './saveReceipt.ts';

const { receipts: words } = analyticsSettingsMessages;

/** The receipts for erased domains, newest first. */
export function Receipts() {
  const { data, isError, isFetching, refetch } = useAtomValue(erasuresAtom);
  if (data === undefined) {
    return isError ? (
      <FailureNotice isRetrying={isFetching} onRetry={refetch}>
        {words.fetchFailed}
      </FailureNotice>
    ) : (
      <AreaLoading label={words.loading} height={size.productHead} />
    );
  }
  return (
    <Card title={words.title} padding={data.length === 0 ? 'medium' : 'none'}>
      {data.length === 0 ? (
        <Text tone="muted">{words.empty}</Text>
      ) : (
        <ReceiptsTable receipts={data} />
      )}
    </Card>
  );
}

function ReceiptsTable({ receipts }: { receipts: readonly ErasureResponse[] }) {
  const { columns } = words;
  return (
    <Table caption={words.caption} isCaptionHidden>
      <TableHead>
        <TableColumn>{columns.at}</TableColumn>
        <TableColumn>{columns.by}</TableColumn>
        <TableColumn align="end">{columns.rows}</TableColumn>
        <TableColumn>{columns.reference}</TableColumn>
        <ActionsColumn label={words.actions} />
      </TableHead>
      <TableBody>
        {receipts.map((receipt) => (
          <TableRow key={receipt._id}>
            <TableCell isRowHeader>
              <time dateTime={receipt.erasedAt} className={unbroken}>
                {formatDateTime(receipt.erasedAt)}
              </time>
            </TableCell>
            <TableCell>{receipt.erasedBy ?? words.unknownPerson}</TableCell>
            <TableCell align="end">{formatNumber(deletedRecords(receipt))}</TableCell>
            <TableCell>
              <span className={breakable}>
                <Text isMonospace size="13">
                  {receipt.reference}
                </Text>
              </span>
            </TableCell>
            <TableCell align="end" isPinned>
              <Button
                size="small"
                aria-label={words.downloadOf(formatDateTime(receipt.erasedAt))}
                onPress={() => saveReceipt(receipt)}
              >
                {words.download}
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
