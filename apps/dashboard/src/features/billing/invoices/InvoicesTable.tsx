import type { InvoiceResponse } from '@pressdock/api';
import type { InvoiceStatus } from '@pressdock/api/limits';
import {
  Badge,
  type BadgeTone,
  Button,
  Inline,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
  Text,
} from '@pressdock/ui';
import { formatMoney } from '../../../entities/billing/money.rules.ts';
import { Changes } from '../../../entities/user/Changes.tsx';
import { ActionsColumn } from '../../../shared/page/ActionsColumn.tsx';
import { Day } from '../../../shared/page/Day.tsx';
import { unbroken } from '../../../shared/page/page.css.ts';
import { invoicesMessages as words } from './invoices.messages.ts';

const tones: Record<InvoiceStatus, BadgeTone> = {
  draft: 'neutral',
  open: 'caution',
  paid: 'positive',
  uncollectible: 'critical',
  void: 'neutral',
};

export interface InvoicesTableProps {
  invoices: readonly InvoiceResponse[];
  /** The id of the invoice that is being downloaded. */
  downloading: string | undefined;
  onDownload: (invoice: InvoiceResponse) => void;
  onPay: (invoice: InvoiceResponse) => void;
}

/** A table of invoices, newest first. */
export function InvoicesTable({ invoices, downloading, onDownload, onPay }: InvoicesTableProps) {
  return (
    <Table caption={words.caption} isCaptionHidden>
      <TableHead>
        <TableColumn>{words.columns.number}</TableColumn>
        <TableColumn align="end">{words.columns.total}</TableColumn>
        <TableColumn>{words.columns.status}</TableColumn>
        <ActionsColumn label={words.columns.actions} />
      </TableHead>
      <TableBody>
        {invoices.map((invoice) => {
          const name = invoice.number ?? words.draft;
          return (
            <TableRow key={invoice._id}>
              <TableCell isRowHeader>
                <Stack gap="2">
                  <span className={unbroken}>{name}</span>
                  <Text tone="muted" size="13">
                    <Day moment={invoice.createdAt} />
                  </Text>
                </Stack>
              </TableCell>
              <TableCell align="end">{formatMoney(invoice.total)}</TableCell>
              <TableCell>
                <Badge tone={tones[invoice.status]}>{words.statuses[invoice.status]}</Badge>
              </TableCell>
              <TableCell align="end" isPinned>
                <Inline gap="8" justify="end" isWrapping={false}>
                  {invoice.isPayable ? (
                    <Changes>
                      <Button
                        size="small"
                        variant="primary"
                        aria-label={words.payOf(name)}
                        onPress={() => onPay(invoice)}
                      >
                        {words.pay}
                      </Button>
                    </Changes>
                  ) : null}
                  {invoice.hasPdf ? (
                    <Button
                      size="small"
                      aria-label={words.downloadOf(name)}
                      isPending={downloading === invoice._id}
                      onPress={() => onDownload(invoice)}
                    >
                      {words.download}
                    </Button>
                  ) : null}
                </Inline>
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
