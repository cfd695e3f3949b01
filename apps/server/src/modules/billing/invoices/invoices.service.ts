import { billingMessages, type InvoiceListResponse, type InvoiceResponse } from '@pressdock/api';
import { INVOICES_PAGE } from '@pressdock/api/limits';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { conflict, notFound } from '../../../errors.ts';
import type { PaymentInvoice, Payments } from '../../../ports/payments.ts';
import { orRefuse, type RunOperation } from '../operations.ts';
import { findBillingAccount } from '../state/billingAccounts.store.ts';
import type { WithBillingLease } from '../state/lease.ts';
import type { BillingSync } from '../state/sync.service.ts';

/** Matches the ids of Stripe's invoices, so that no other path of its API is requested. */
const invoiceId = /^in_[A-Za-z0-9_]{1,90}$/;

const isPayable = ({ status, amountDue }: PaymentInvoice) => status === 'open' && amountDue > 0;

function toResponse(invoice: PaymentInvoice): InvoiceResponse {
  const { id, number, status, total, amountDue, currency, createdAt, pdfUrl, payUrl } = invoice;
  return {
    _id: id,
    number,
    createdAt: createdAt.toISOString(),
    status,
    total: { amount: total, currency },
    due: { amount: isPayable(invoice) ? amountDue : 0, currency },
    isPayable: isPayable(invoice),
    hasPdf: pdfUrl !== null,
    payUrl: isPayable(invoice) ? payUrl : null,
  };
}

/** Creates the service. */
export function createInvoices({
  database,
  payments,
  runOperation,
  withLease,
  sync,
}: {
  database: Database;
  payments: Payments;
  runOperation: RunOperation;
  withLease: WithBillingLease;
  sync: Pick<BillingSync, 'syncHeld'>;
}) {
  async function findCustomer(accountId: string): Promise<string | null> {
    const account = await database.withSystem((tx) => findBillingAccount(tx, accountId));
    return account?.customer_id ?? null;
  }

  /** Returns an invoice of the account. Another account's is not found. */
  async function findOwn(accountId: string, id: string): Promise<PaymentInvoice> {
    const customerId = await findCustomer(accountId);
    if (customerId === null || !invoiceId.test(id)) throw notFound();
    const invoice = await orRefuse(payments.findInvoice(id));
    if (invoice?.customerId !== customerId) throw notFound();
    return invoice;
  }

  return {
    async list(
      { accountId }: RequestContext,
      after: string | undefined,
    ): Promise<InvoiceListResponse> {
      const customerId = await findCustomer(accountId);
      if (customerId === null || (after !== undefined && !invoiceId.test(after))) {
        return { data: [], next: null };
      }
      const page = { after, limit: INVOICES_PAGE };
      const { invoices, hasMore } = await orRefuse(payments.listInvoices(customerId, page));
      return {
        data: invoices.map(toResponse),
        next: hasMore ? (invoices.at(-1)?.id ?? null) : null,
      };
    },

    /** Returns the name and the bytes of an invoice's PDF. */
    async download(
      { accountId }: RequestContext,
      id: string,
    ): Promise<{ name: string; pdf: Buffer }> {
      const { number, pdfUrl } = await findOwn(accountId, id);
      if (pdfUrl === null) throw notFound();
      const pdf = await orRefuse(payments.readPdf(pdfUrl));
      return { name: `${(number ?? id).replace(/[^\w-]/g, '_')}.pdf`, pdf };
    },

    /** Pays an open invoice. A second request finds it paid and charges nothing. */
    async pay({ accountId }: RequestContext, id: string): Promise<InvoiceResponse> {
      await findOwn(accountId, id);
      return withLease(accountId, async (hold) => {
        const invoice = await findOwn(accountId, id);
        if (invoice.status === 'paid') return toResponse(invoice);
        if (!isPayable(invoice)) throw conflict(billingMessages.notPayable);
        const paid = await runOperation({ accountId, hold, kind: 'pay', command: { id } });
        await orRefuse(sync.syncHeld(accountId, hold));
        return toResponse(paid);
      });
    },
  };
}
