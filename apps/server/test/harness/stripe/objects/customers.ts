import type Stripe from 'stripe';
import { newId, seconds } from '../state.ts';

/** Returns a new customer without a card. */
export function createCustomer(): Stripe.Customer {
  return {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: seconds(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: newId('').slice(1, 9).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  } satisfies Stripe.Customer;
}

/** Returns a new tax id of a customer, whose verification has not finished. */
export function createTaxId(
  customer: string,
  type: Stripe.TaxId.Type,
  value: string,
): Stripe.TaxId {
  return {
    id: newId('txi'),
    object: 'tax_id',
    country: type === 'eu_vat' ? value.slice(0, 2) : null,
    created: seconds(),
    customer,
    customer_account: null,
    livemode: false,
    owner: { type: 'customer', customer, customer_account: null },
    type,
    value,
    verification: { status: 'pending', verified_address: null, verified_name: null },
  } satisfies Stripe.TaxId;
}

/** Returns a change of a customer's balance. A negative amount is a credit. */
export function createBalanceTransaction(
  customer: Stripe.Customer,
  input: {
    amount: number;
    currency: string;
    description: string | null;
    type: Stripe.CustomerBalanceTransaction.Type;
    invoice: string | null;
    metadata?: Stripe.Metadata;
  },
): Stripe.CustomerBalanceTransaction {
  return {
    id: newId('cbtxn'),
    object: 'customer_balance_transaction',
    amount: input.amount,
    checkout_session: null,
    created: seconds(),
    credit_note: null,
    currency: input.currency,
    customer: customer.id,
    customer_account: null,
    description: input.description,
    ending_balance: customer.balance + input.amount,
    invoice: input.invoice,
    livemode: false,
    metadata: input.metadata ?? {},
    type: input.type,
  } satisfies Stripe.CustomerBalanceTransaction;
}
