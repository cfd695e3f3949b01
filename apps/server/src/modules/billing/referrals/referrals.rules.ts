import type { PlanPrice } from '../../../ports/payments.ts';

const intervalsPerYear: Readonly<Record<PlanPrice['interval'], number>> = {
  day: 365,
  week: 52,
  month: 12,
  year: 1,
};

/** Returns what a month costs at a price, in the smallest unit of its currency. */
export function monthlyAmount({
  amount,
  interval,
}: Pick<PlanPrice, 'amount' | 'interval'>): number {
  return Math.round((amount * intervalsPerYear[interval]) / 12);
}
