import type { InvoiceResponse } from '@pressdock/api';
import { Alert, Card, EmptyState, FileIcon, Link, LoadMore, Stack } from '@pressdock/ui';
import { useState } from 'react';
import { formatMoney } from '../../../entities/billing/money.rules.ts';
import { ConfirmActionDialog } from '../../../shared/form/ConfirmActionDialog.tsx';
import { AreaLoading } from '../../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { rowsOf } from '../../../shared/server/pagedQuery.ts';
import { useLoadMore } from '../../../shared/server/useLoadMore.ts';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import { InvoicesTable } from './InvoicesTable.tsx';
import { invoicesMessages as words } from './invoices.messages.ts';
import { invoicesAtom, payInvoiceAtom } from './invoices.queries.ts';
import { useInvoiceDownload } from './useInvoiceDownload.ts';

/** The invoices of the account, which the owner can download and pay. */
export function InvoicesTab() {
  const list = useAtomValue(invoicesAtom);
  const loadMore = useLoadMore(list);
  const download = useInvoiceDownload();
  const [payable, setPayable] = useState<InvoiceResponse>();
  const invoices = rowsOf(list.data);
  if (invoices === undefined) {
    return list.isError ? (
      <FailureNotice isRetrying={list.isFetching} onRetry={list.refetch}>
        {words.fetchFailed}
      </FailureNotice>
    ) : (
      <AreaLoading label={words.loading} height={size.productBody} />
    );
  }
  if (invoices.length === 0) {
    return (
      <EmptyState title={words.emptyTitle} icon={<FileIcon size={20} />}>
        {words.empty}
      </EmptyState>
    );
  }
  return (
    <Stack gap="16">
      {download.hasFailed ? <Alert tone="critical">{words.downloadFailed}</Alert> : null}
      <Card padding="none">
        <InvoicesTable
          invoices={invoices}
          downloading={download.downloading}
          onDownload={download.start}
          onPay={setPayable}
        />
      </Card>
      <LoadMore
        count={invoices.length}
        hasMore={list.hasNextPage}
        isPending={list.isFetchingNextPage}
        errorMessage={list.isError ? words.fetchFailed : undefined}
        onLoadMore={loadMore}
      />
      {payable ? <PayDialog invoice={payable} onClose={() => setPayable(undefined)} /> : null}
    </Stack>
  );
}

/** Asks before the card is charged. A failure stays visible, with Stripe's own page as the way out. */
function PayDialog({ invoice, onClose }: { invoice: InvoiceResponse; onClose: () => void }) {
  const pay = useSetAtom(payInvoiceAtom);
  const name = invoice.number ?? words.draft;
  const amount = formatMoney(invoice.due);
  return (
    <ConfirmActionDialog
      title={words.payTitle(amount)}
      confirmLabel={words.payConfirm(amount)}
      failed={words.payFailed}
      done={words.paid(name)}
      isCritical={false}
      perform={() => pay(invoice._id)}
      onClose={onClose}
    >
      <Stack gap="8">
        <span>{words.payBody(name)}</span>
        {invoice.payUrl === null ? null : (
          <span>
            {words.payElsewhere}{' '}
            <Link href={invoice.payUrl} target="_blank" rel="noreferrer">
              {words.openPage}
            </Link>
          </span>
        )}
      </Stack>
    </ConfirmActionDialog>
  );
}
