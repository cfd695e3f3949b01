import type Stripe from 'stripe';
import { PaymentError, type Payments } from '../../ports/payments.ts';
import type { BillingConfig } from '../../settings/billingSettings.ts';
import { readInvoicePdf } from './invoicePdf.ts';
import { createStripeClient } from './stripeClient.ts';
import { createCustomers } from './stripeCustomers.ts';
import { toPaymentError } from './stripeErrors.ts';
import { parseStripeEvent } from './stripeEvents.ts';
import { fromChange, toInvoice, toPlanPrice, toPreviewLines } from './stripeMapping.ts';

/** Returns the methods with every failure of Stripe as a `PaymentError`. */
function withPaymentErrors<Methods extends object>(methods: Methods): Methods {
  const wrapped = Object.entries(methods).map(([name, method]) => [
    name,
    typeof method !== 'function' || name === 'parseEvent'
      ? method
      : async (...input: unknown[]) => {
          try {
            return await method(...input);
          } catch (error) {
            throw toPaymentError(error);
          }
        },
  ]);
  return Object.fromEntries(wrapped) as Methods;
}

function subscriptionCalls(stripe: Stripe, { hasTax }: BillingConfig) {
  const tax = hasTax ? { automatic_tax: { enabled: true } } : {};
  const prorated = (date: number | null) => (date === null ? {} : { proration_date: date });
  return {
    async createSubscription(
      ...[{ customerId, priceIds, operationId }, idempotencyKey]: Parameters<
        Payments['createSubscription']
      >
    ) {
      await stripe.subscriptions.create(
        {
          customer: customerId,
          items: priceIds.map((price) => ({ price })),
          off_session: true,
          // A payment that is declined leaves no subscription behind.
          payment_behavior: 'error_if_incomplete',
          metadata: { operation: operationId },
          ...tax,
        },
        { idempotencyKey },
      );
    },
    async changeSubscription(
      ...[id, change, idempotencyKey]: Parameters<Payments['changeSubscription']>
    ) {
      await stripe.subscriptions.update(
        id,
        {
          items: fromChange(change),
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
          cancel_at_period_end: false,
          off_session: true,
          // As in the preview: a subscription may be older than the setting.
          ...tax,
          ...prorated(change.prorationDate),
        },
        { idempotencyKey },
      );
    },
    async cancelSubscription(id: string) {
      try {
        await stripe.subscriptions.cancel(id);
      } catch (error) {
        const failure = toPaymentError(error);
        if (failure instanceof PaymentError && failure.failure === 'missing') return;
        throw failure;
      }
    },
    async setEnding(...[id, isEnding, idempotencyKey]: Parameters<Payments['setEnding']>) {
      await stripe.subscriptions.update(id, { cancel_at_period_end: isEnding }, { idempotencyKey });
    },
    async previewSubscription(
      ...[customer, input]: Parameters<Payments['previewSubscription']>
    ): ReturnType<Payments['previewSubscription']> {
      const isNew = 'priceIds' in input;
      const preview = await stripe.invoices.createPreview({
        customer,
        ...tax,
        ...(!isNew && { subscription: input.subscriptionId }),
        subscription_details: isNew
          ? { items: input.priceIds.map((price) => ({ price })) }
          : {
              items: fromChange(input.change),
              proration_behavior: 'always_invoice',
              cancel_at_period_end: false,
              ...prorated(input.change.prorationDate),
            },
      });
      return {
        amountDue: preview.amount_due > 0 ? preview.amount_due : Math.min(preview.total, 0),
        currency: preview.currency,
        lines: toPreviewLines(preview),
      };
    },
  };
}

function invoiceCalls(stripe: Stripe) {
  return {
    async listInvoices(
      ...[customer, { after, limit }]: Parameters<Payments['listInvoices']>
    ): ReturnType<Payments['listInvoices']> {
      const page = await stripe.invoices.list({
        customer,
        limit,
        ...(after !== undefined && { starting_after: after }),
      });
      return { invoices: page.data.map(toInvoice), hasMore: page.has_more };
    },
    async findInvoice(id: string) {
      try {
        return toInvoice(await stripe.invoices.retrieve(id));
      } catch (error) {
        const failure = toPaymentError(error);
        if (failure instanceof PaymentError && failure.failure === 'missing') return undefined;
        throw failure;
      }
    },
    async payInvoice(id: string, idempotencyKey: string) {
      return toInvoice(await stripe.invoices.pay(id, { off_session: true }, { idempotencyKey }));
    },
    readPdf: readInvoicePdf,
  };
}

/** Creates access to Stripe with the official SDK. */
export function createStripePayments(config: BillingConfig): Payments {
  const stripe = createStripeClient(config);
  const isTestMode = config.secretKey.includes('_test_');
  return {
    isTestMode,
    dashboardUrl: `https://dashboard.stripe.com${isTestMode ? '/test' : ''}`,
    ...withPaymentErrors({
      async listPrices(lookupKeys: readonly string[]) {
        const page = await stripe.prices.list({
          lookup_keys: [...lookupKeys],
          active: true,
          limit: 100,
        });
        return page.data.flatMap((price) => toPlanPrice(price) ?? []);
      },
      ...createCustomers(stripe),
      ...subscriptionCalls(stripe, config),
      ...invoiceCalls(stripe),
    }),
    parseEvent: (body, signature, now) =>
      parseStripeEvent(stripe.webhooks, config.webhookSecret, { body, signature, now }),
  };
}
