import type Stripe from 'stripe';
import { invalidRequest } from './errors.ts';
import { listObjects, type StripeState } from './state.ts';

/** The share of taxes in a few countries. Elsewhere, the account collects none. */
const rates: Readonly<Record<string, number>> = { DE: 0.19, FR: 0.2, NL: 0.21, US: 0.08 };

/** How an invoice is taxed. `status` is null unless taxes are computed automatically. */
export interface Taxation {
  status: Stripe.Invoice.AutomaticTax['status'];
  rate: number;
  reason: Stripe.Invoice.TotalTax.TaxabilityReason;
}

/** An invoice of a subscription whose taxes are not computed. */
export const untaxed: Taxation = { status: null, rate: 0, reason: 'not_collecting' };

/** Returns how a customer is taxed: by the country, and not at all in the EU with a VAT number. */
export function taxationOf(
  state: StripeState,
  customer: Stripe.Customer,
  isAutomatic: boolean,
): Taxation {
  if (!isAutomatic) return untaxed;
  const country = customer.address?.country ?? null;
  // In the United States, taxes depend on the postal code.
  const isLocated = country !== 'US' || customer.address?.postal_code;
  if (country === null || !isLocated) return { ...untaxed, status: 'requires_location_inputs' };
  const rate = rates[country];
  if (rate === undefined) return { ...untaxed, status: 'complete' };
  const isBusiness = listObjects(state, 'tax_id').some(
    (one) => one.customer === customer.id && one.type === 'eu_vat',
  );
  return isBusiness
    ? { status: 'complete', rate: 0, reason: 'reverse_charge' }
    : { status: 'complete', rate, reason: 'standard_rated' };
}

/**
 * Requires that taxes can be computed, as finalizing an invoice does.
 * @throws {StripeFailure} if the customer's address does not say enough
 */
export function requireTaxLocation({ status }: Taxation): void {
  if (status !== 'requires_location_inputs') return;
  throw invalidRequest("The customer's location isn't recognized. Set a valid customer address.", {
    code: 'customer_tax_location_invalid',
    param: 'automatic_tax[enabled]',
  });
}

/**
 * Requires that each price says whether it includes taxes.
 * @throws {StripeFailure} if one does not
 */
export function requireTaxBehavior(
  lines: readonly { price: Stripe.Price }[],
  { status }: Taxation,
): void {
  const isUnclear = lines.some(({ price }) => price.tax_behavior === 'unspecified');
  if (status === null || !isUnclear) return;
  throw invalidRequest('Automatic tax requires a tax_behavior for every price.');
}

/** Returns the tax on an amount, rounded to the smallest unit. */
export function taxOn(amount: number, { rate }: Taxation): number {
  return Math.round(amount * rate);
}

/** Returns the taxes on an amount as invoices and their lines list them. */
export function listTaxes(amount: number, taxation: Taxation): Stripe.Invoice.TotalTax[] {
  if (taxation.status !== 'complete') return [];
  return [
    {
      amount: taxOn(amount, taxation),
      tax_behavior: 'exclusive',
      tax_rate_details: null,
      taxability_reason: taxation.reason,
      taxable_amount: amount,
      type: 'tax_rate_details',
    },
  ];
}
