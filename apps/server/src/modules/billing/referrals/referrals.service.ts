import { PLANS, REFERRALS_PER_MONTH } from '@pressdock/api/limits';
import type { Database } from '../../../db/database.ts';
import type { JobResult } from '../../../ports/jobs.ts';
import type { Payments } from '../../../ports/payments.ts';
import type { EnsureCustomer } from '../customers.ts';
import type { ReadPrices } from '../prices.ts';
import { findBillingAccount } from '../state/billingAccounts.store.ts';
import type { WithBillingLease } from '../state/lease.ts';
import { monthlyAmount } from './referrals.rules.ts';
import * as store from './referrals.store.ts';

/** Credits the free months that an account has earned, once each. */
export type CreditReferrals = (accountId: string) => Promise<JobResult>;

/** Creates the function. A month is worth the price of the account's plan when it is earned. */
export function createReferrals({
  database,
  payments,
  readPrices,
  ensureCustomer,
  withLease,
}: {
  database: Database;
  payments: Payments;
  readPrices: ReadPrices;
  ensureCustomer: EnsureCustomer;
  withLease: WithBillingLease;
}): CreditReferrals {
  async function addEarned(accountId: string): Promise<boolean> {
    const account = await database.withSystem((tx) => findBillingAccount(tx, accountId));
    const months = Math.floor((account?.paying_referrals ?? 0) / REFERRALS_PER_MONTH);
    if (!account || months === 0) return true;
    const prices = await readPrices();
    const price = prices.get(account.paid_plan) ?? prices.get(PLANS.default);
    if (!price) return false;
    const { currency } = price;
    const amount = monthlyAmount(price);
    await database.withSystem(async (tx) => {
      for (let number = 1; number <= months; number += 1) {
        await store.addCredit(tx, { account_id: accountId, number, amount, currency });
      }
    });
    return true;
  }

  return async (accountId) => {
    const hasPrice = await addEarned(accountId);
    const open = await database.withSystem((tx) => store.listOpenCredits(tx, accountId));
    if (open.length === 0) return hasPrice ? 'done' : 'later';
    return withLease<JobResult>(accountId, async (hold) => {
      const customerId = await ensureCustomer(accountId, hold);
      // Read again, because another job may have credited them while this one waited.
      const due = await database.withSystem((tx) => store.listOpenCredits(tx, accountId));
      for (const { number, amount, currency } of due) {
        const description = `Free month ${number} for referrals`;
        const key = `referral-${accountId}-${number}`;
        await payments.credit(customerId, { amount, currency, description }, key);
        await database.withSystem((tx) =>
          store.completeCredit(tx, { account_id: accountId, number }, new Date()),
        );
      }
      return 'done';
    });
  };
}
