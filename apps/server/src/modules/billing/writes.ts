import type { CustomerDetails, PaymentInvoice, Payments } from '../../ports/payments.ts';
import type { PlanChange } from './rules/planChange.rules.ts';

/** The parameters of the writes that are stored before they are sent, and those results that have a use. */
export interface WriteTypes {
  customer: { command: CustomerDetails; result: string };
  session: { command: { customerId: string }; result: { id: string; url: string } };
  plan: { command: PlanChange & { customerId: string }; result: unknown };
  ending: { command: { subscriptionId: string; isEnding: boolean }; result: unknown };
  pay: { command: { id: string }; result: PaymentInvoice };
}

/** The kind of a write. */
export type WriteKind = keyof WriteTypes;

/**
 * The writes by their kinds. Each sends one request, for which its command holds everything, so that it can
 * be sent again unchanged.
 */
export type Writes = {
  [Kind in WriteKind]: (
    command: WriteTypes[Kind]['command'],
    key: string,
  ) => Promise<WriteTypes[Kind]['result']>;
};

/** Creates the writes. */
export function createWrites(payments: Payments, publicUrl: string): Writes {
  const page = (wasAdded: boolean) => `${publicUrl}/dashboard/billing?addCardSuccess=${wasAdded}`;
  const urls = { success: page(true), cancel: page(false) };
  return {
    customer: (details, key) => payments.createCustomer(details, key),
    session: ({ customerId }, key) => payments.startCardSession(customerId, urls, key),
    async plan(change, key) {
      if (change.kind === 'create') {
        const { customerId, priceIds } = change;
        await payments.createSubscription({ customerId, priceIds, operationId: key }, key);
      } else if (change.kind === 'change') {
        await payments.changeSubscription(change.subscriptionId, change.change, key);
      } else if (change.kind !== 'nothing') {
        await payments.setEnding(change.subscriptionId, change.kind === 'end', key);
      }
    },
    ending: ({ subscriptionId, isEnding }, key) =>
      payments.setEnding(subscriptionId, isEnding, key),
    pay: ({ id }, key) => payments.payInvoice(id, key),
  };
}
