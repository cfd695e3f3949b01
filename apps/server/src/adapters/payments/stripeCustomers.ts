import Stripe from 'stripe';
import { type CustomerDetails, PaymentError, type Payments } from '../../ports/payments.ts';
import { toPaymentError } from './stripeErrors.ts';
import { fromDetails, idOf, toCard, toInvoice, toSubscription } from './stripeMapping.ts';

const pageSize = 100;

/** Makes the tax numbers of a customer equal to the one in the account. */
async function updateTaxIds(
  stripe: Stripe,
  customerId: string,
  vat: CustomerDetails['vat'],
): Promise<void> {
  const { data } = await stripe.customers.listTaxIds(customerId, { limit: pageSize });
  const isWanted = ({ type, value }: Stripe.TaxId) => type === vat?.type && value === vat?.value;
  for (const taxId of data) {
    if (!isWanted(taxId)) await stripe.customers.deleteTaxId(customerId, taxId.id);
  }
  if (vat === null || data.some(isWanted)) return;
  await stripe.customers.createTaxId(customerId, {
    type: vat.type as Stripe.CustomerCreateTaxIdParams.Type,
    value: vat.value,
  });
}

async function findNewestCard(stripe: Stripe, customer: string): Promise<string | null> {
  const { data } = await stripe.paymentMethods.list({ customer, type: 'card', limit: 1 });
  return data[0]?.id ?? null;
}

async function readCustomer(
  stripe: Stripe,
  customerId: string,
): ReturnType<Payments['readCustomer']> {
  try {
    const customer = await stripe.customers.retrieve(customerId, {
      expand: ['invoice_settings.default_payment_method'],
    });
    if (customer.deleted) return undefined;
    const [subscriptions, invoices] = await Promise.all([
      stripe.subscriptions.list({ customer: customerId, status: 'all', limit: pageSize }),
      stripe.invoices.list({ customer: customerId, limit: pageSize }),
    ]);
    const card = toCard(customer.invoice_settings.default_payment_method);
    return {
      card,
      unusedCardId: card === null ? await findNewestCard(stripe, customerId) : null,
      subscriptions: subscriptions.data.map(toSubscription),
      invoices: invoices.data.map(toInvoice),
    };
  } catch (error) {
    const failure = toPaymentError(error);
    if (failure instanceof PaymentError && failure.failure === 'missing') return undefined;
    throw failure;
  }
}

/**
 * Uses the key of a write for a request that changes nothing. Stripe accepts a key for one request only, so
 * whichever of the two it receives first prevents the other.
 * @see https://docs.stripe.com/api/idempotent_requests
 */
async function preventWrite(
  stripe: Stripe,
  customerId: string,
  idempotencyKey: string,
): Promise<boolean> {
  try {
    await stripe.customers.update(customerId, {}, { idempotencyKey });
    return true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeIdempotencyError) return false;
    const failure = toPaymentError(error);
    // Nothing can be written about a customer that was deleted. A failure that is repeated has used the key.
    const isPrevented =
      failure instanceof PaymentError && ['broken', 'missing'].includes(failure.failure);
    if (isPrevented) return true;
    throw failure;
  }
}

function cardCalls(stripe: Stripe) {
  return {
    async startCardSession(
      ...[customer, urls, idempotencyKey]: Parameters<Payments['startCardSession']>
    ) {
      const { id, url } = await stripe.checkout.sessions.create(
        {
          mode: 'setup',
          customer,
          allowed_payment_method_types: ['card'],
          success_url: urls.success,
          cancel_url: urls.cancel,
        },
        { idempotencyKey },
      );
      if (url === null) throw new PaymentError('rejected', 'The session has no address.');
      return { id, url };
    },
    async findSessionCard(sessionId: string) {
      const session = await stripe.checkout.sessions.retrieve(sessionId, {
        expand: ['setup_intent'],
      });
      const customerId = idOf(session.customer);
      const intent = session.setup_intent;
      const cardId = intent && typeof intent !== 'string' ? idOf(intent.payment_method) : null;
      if (session.status !== 'complete' || !customerId || !cardId) return undefined;
      // Events arrive in any order, so a newer session may have been handled already.
      return { customerId, cardId: (await findNewestCard(stripe, customerId)) ?? cardId };
    },
    async useCard(...[customerId, cardId, idempotencyKey]: Parameters<Payments['useCard']>) {
      await stripe.customers.update(
        customerId,
        { invoice_settings: { default_payment_method: cardId } },
        { idempotencyKey },
      );
    },
    async removeCards(customer: string) {
      const { data } = await stripe.paymentMethods.list({
        customer,
        type: 'card',
        limit: pageSize,
      });
      for (const { id } of data) {
        await stripe.paymentMethods.detach(id, {}, { idempotencyKey: `detach-${id}` });
      }
    },
  };
}

/** Returns whether a customer has the credit of an operation. */
async function hasCredit(stripe: Stripe, customerId: string, operation: string): Promise<boolean> {
  const transactions = stripe.customers.listBalanceTransactions(customerId, { limit: pageSize });
  for await (const { metadata } of transactions) {
    if (metadata?.operation === operation) return true;
  }
  return false;
}

/** Creates the calls on customers: their details, cards and credits. */
export function createCustomers(stripe: Stripe) {
  return {
    async createCustomer(...[details, idempotencyKey]: Parameters<Payments['createCustomer']>) {
      const { id } = await stripe.customers.create(fromDetails(details), { idempotencyKey });
      return id;
    },
    async updateCustomer(customerId: string, details: CustomerDetails) {
      await stripe.customers.update(customerId, fromDetails(details));
      await updateTaxIds(stripe, customerId, details.vat);
    },
    async deleteCustomer(customerId: string) {
      try {
        await stripe.customers.del(customerId);
      } catch (error) {
        const failure = toPaymentError(error);
        if (failure instanceof PaymentError && failure.failure === 'missing') return;
        throw failure;
      }
    },
    readCustomer: (customerId: string) => readCustomer(stripe, customerId),
    preventWrite: (...[customerId, key]: Parameters<Payments['preventWrite']>) =>
      preventWrite(stripe, customerId, key),
    ...cardCalls(stripe),
    async credit(
      ...[customerId, { amount, currency, description }, idempotencyKey]: Parameters<
        Payments['credit']
      >
    ) {
      // Stripe forgets the key after a day, but not the credit.
      if (await hasCredit(stripe, customerId, idempotencyKey)) return;
      const metadata = { operation: idempotencyKey };
      await stripe.customers.createBalanceTransaction(
        customerId,
        { amount: -amount, currency, description, metadata },
        { idempotencyKey },
      );
    },
  };
}
