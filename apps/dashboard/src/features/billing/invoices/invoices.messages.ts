import { billingMessages } from '@pressdock/api';
import type { InvoiceStatus } from '@pressdock/api/limits';

/** Sentences about invoices. @see specification, section 8, "Payments" */
export const invoicesMessages = {
  caption: 'Invoices, newest first',
  loading: 'Loading invoices',
  fetchFailed: billingMessages.invoicesFailed,
  emptyTitle: 'No invoices yet',
  empty: 'Stripe creates an invoice for each payment, and you can download it here.',
  columns: {
    number: 'Invoice',
    status: 'Status',
    total: 'Total',
    actions: 'Actions',
  },
  draft: 'Draft',
  statuses: {
    draft: 'Draft',
    open: 'Open',
    paid: 'Paid',
    uncollectible: 'Uncollectible',
    void: 'Void',
  } satisfies Record<InvoiceStatus, string>,
  download: 'Download',
  downloadOf: (invoice: string) => `Download invoice ${invoice}`,
  file: (invoice: string) => `${invoice}.pdf`,
  downloaded: (invoice: string) => `Invoice ${invoice} was downloaded`,
  downloadFailed: billingMessages.downloadFailed,
  pay: 'Pay',
  payOf: (invoice: string) => `Pay invoice ${invoice}`,
  paid: (invoice: string) => `Invoice ${invoice} is paid`,
  payTitle: (amount: string) => `Pay ${amount}?`,
  payBody: (invoice: string) => `Your card is charged for invoice ${invoice}.`,
  payConfirm: (amount: string) => `Pay ${amount}`,
  payFailed: billingMessages.payFailed,
  payElsewhere: 'If your bank asks for a confirmation, pay on the page of Stripe.',
  openPage: 'Open payment page',
} as const;
