import type { PlanPreviewResponse } from '@pressdock/api';

type Money = PlanPreviewResponse['due'];

/**
 * Currencies whose amounts Stripe counts in hundredths although they have no smaller unit.
 * @see https://docs.stripe.com/currencies#special-cases
 */
const hundredths: ReadonlySet<string> = new Set(['ISK', 'UGX']);

/** Returns an amount as people read it: `$19.00`, `-€4.50`, `¥500`. */
export function formatMoney({ amount, currency }: Money): string {
  const code = currency.toUpperCase();
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: code });
  const digits = hundredths.has(code) ? 2 : (format.resolvedOptions().maximumFractionDigits ?? 2);
  return format.format(amount / 10 ** digits);
}

/** A price for each interval. */
type Price = NonNullable<PlanPreviewResponse['renewal']>;

/** Returns a price as people read it: `$19.00 per month`. */
export function formatPrice(price: Price): string {
  return `${formatMoney(price)} per ${price.interval}`;
}
