import {
  Pagination,
  Skeleton,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
} from '@pressdock/ui';
import { vars } from '@pressdock/ui/tokens';
import { useState } from 'react';
import { formatDate, formatNumber } from '../../../shared/format.ts';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { useAtomValue } from '../../../shared/state.ts';
import { downloadDetailMessages as words } from './downloadDetail.messages.ts';
import { downloadPageAtoms } from './downloadDetail.queries.ts';

/** A version's downloads by day, one page of days at a time. */
export function DownloadDays({ account, versionId }: { account: string; versionId: string }) {
  const [page, setPage] = useState(0);
  const target = { account, versionId, page };
  const { data, isError, isFetching, refetch } = useAtomValue(downloadPageAtoms(target));
  if (isError) {
    return (
      <FailureNotice isRetrying={isFetching} onRetry={refetch}>
        {words.failed}
      </FailureNotice>
    );
  }
  if (data === undefined) {
    return (
      <div aria-busy="true">
        <Stack gap="16">
          <Skeleton height={vars.space[20]} />
          <Skeleton height={vars.space[20]} />
        </Stack>
      </div>
    );
  }
  if (data.data.length === 0) {
    return (
      <Text as="p" tone="muted">
        {words.empty}
      </Text>
    );
  }
  return (
    <Stack gap="16">
      <Table caption={words.caption} isCaptionHidden>
        <TableHead>
          <TableColumn>{words.day}</TableColumn>
          <TableColumn align="end">{words.count}</TableColumn>
        </TableHead>
        <TableBody>
          {data.data.map(({ created_at, count }) => (
            <TableRow key={created_at}>
              <TableCell isRowHeader>
                <time dateTime={created_at}>{formatDate(`${created_at}T12:00`)}</time>
              </TableCell>
              <TableCell align="end">{formatNumber(count)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {data.totalPages > 1 ? (
        <Pagination
          label={words.pages}
          page={page + 1}
          pageCount={data.totalPages}
          onPageChange={(next) => setPage(next - 1)}
        />
      ) : null}
    </Stack>
  );
}
