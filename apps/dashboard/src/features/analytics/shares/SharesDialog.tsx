import type { ShareResponse } from '@pressdock/api';
import {
  Button,
  Dialog,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
} from '@pressdock/ui';
import type { RefObject } from 'react';
import { formatDay } from '../../../entities/analytics/day.rules.ts';
import { ActionsColumn } from '../../../shared/page/ActionsColumn.tsx';
import { AreaLoading } from '../../../shared/page/AreaLoading.tsx';
import { Day } from '../../../shared/page/Day.tsx';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { dataMessages } from '../widget/data.messages.ts';
import { sharesMessages as words } from './shares.messages.ts';
import { sharesAtoms } from './shares.queries.ts';

export interface SharesDialogProps {
  /** The id of the product whose links are listed. */
  product: string;
  /** Refers to the button that creates a link. */
  createButton: RefObject<HTMLButtonElement | null>;
  onCreate: () => void;
  onRevoke: (share: ShareResponse) => void;
  onClose: () => void;
}

/** Lists the links that share a product's analytics. */
export function SharesDialog(props: SharesDialogProps) {
  const { product, createButton, onCreate, onRevoke, onClose } = props;
  const { data, isError, isFetching, refetch } = useAtomValue(sharesAtoms({}));
  const shares = data?.filter((share) => share.product === product);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="large"
      title={words.title}
      description={words.description}
      actions={
        <>
          <Button onPress={onClose}>{words.close}</Button>
          <Button ref={createButton} variant="primary" onPress={onCreate}>
            {words.create}
          </Button>
        </>
      }
    >
      {shares === undefined ? (
        isError ? (
          <FailureNotice isRetrying={isFetching} onRetry={refetch}>
            {words.failed}
          </FailureNotice>
        ) : (
          <AreaLoading label={words.loading} height={size.productHead} />
        )
      ) : shares.length === 0 ? (
        <Text as="p" tone="muted">
          {words.none}
        </Text>
      ) : (
        <ShareTable shares={shares} onRevoke={onRevoke} />
      )}
    </Dialog>
  );
}

interface ShareTableProps {
  shares: readonly ShareResponse[];
  onRevoke: (share: ShareResponse) => void;
}

function ShareTable({ shares, onRevoke }: ShareTableProps) {
  return (
    <Table caption={words.caption} isCaptionHidden>
      <TableHead>
        <TableColumn>{words.columns.name}</TableColumn>
        <TableColumn>{words.columns.shows}</TableColumn>
        <TableColumn>{words.columns.created}</TableColumn>
        <ActionsColumn label={words.columns.actions} />
      </TableHead>
      <TableBody>
        {shares.map((share) => (
          <TableRow key={share._id}>
            <TableCell isRowHeader>{share.name}</TableCell>
            <TableCell>
              <Stack gap="2">
                {share.date === null
                  ? words.newest
                  : dataMessages.days(
                      formatDay(share.date),
                      share.comparedDate === null ? undefined : formatDay(share.comparedDate),
                    )}
                {share.filters.length === 0 ? null : (
                  <Text tone="muted" size="13">
                    {words.filters(share.filters.length)}
                  </Text>
                )}
              </Stack>
            </TableCell>
            <TableCell>
              <Day moment={share.createdAt} />
            </TableCell>
            <TableCell align="end" isPinned>
              <Button
                size="small"
                variant="quiet"
                aria-label={words.revokeOf(share.name)}
                onPress={() => onRevoke(share)}
              >
                {words.revoke}
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
