import { PLANS } from '@pressdock/api/limits';
import type { Payments, PlanPrice } from '../../ports/payments.ts';
import { PaymentError } from '../../ports/payments.ts';

const freshMs = 60_000;

/** Returns the price of each plan that has one, by plan. */
export type ReadPrices = () => Promise<ReadonlyMap<string, PlanPrice>>;

/** The names of everything that can be bought. */
export const PRICED_PLANS: readonly string[] = [...PLANS.all, PLANS.analytics];

/** Creates the function. It reads Stripe at most once a minute, and keeps the last prices while Stripe is down. */
export function createPrices(payments: Payments, now = () => Date.now()): ReadPrices {
  let known: { prices: ReadonlyMap<string, PlanPrice>; at: number } | undefined;
  return async () => {
    if (known && now() - known.at < freshMs) return known.prices;
    try {
      const prices = await payments.listPrices(PRICED_PLANS);
      known = { prices: new Map(prices.map((price) => [price.lookupKey, price])), at: now() };
      return known.prices;
    } catch (error) {
      if (known && error instanceof PaymentError) return known.prices;
      throw error;
    }
  };
}
