import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { billingMessages } from '@pressdock/api';
import type { Database, SystemTransaction } from '../../../db/database.ts';
import { Refusal } from '../../../errors.ts';
import * as store from './billingAccounts.store.ts';

const leaseMs = 90_000;
const waitMs = 20_000;
const pollMs = 50;

/** Proves in a transaction that the lease was not lost. Throws if another request has it. */
export type HoldLease = (tx: SystemTransaction) => Promise<store.BillingAccount>;

/** Runs the work on an account's billing one after the other, on all servers. */
export type WithBillingLease = <Result>(
  accountId: string,
  work: (hold: HoldLease) => Promise<Result>,
) => Promise<Result>;

/** Returns the refusal of a call while Stripe or another request keeps it from being made. */
export function unavailable(message: string = billingMessages.unavailable): Refusal {
  return new Refusal('unavailable', message);
}

/**
 * Creates the function. No transaction is open while Stripe is read, so without the lease a state that
 * was read earlier could replace a newer one.
 */
export function createBillingLease(database: Database): WithBillingLease {
  return async (accountId, work) => {
    const lease = randomUUID();
    const until = Date.now() + waitMs;
    const claim = () =>
      database.withSystem((tx) =>
        store.claimLease(tx, { accountId, lease }, new Date(), new Date(Date.now() + leaseMs)),
      );
    while (!(await claim())) {
      if (Date.now() > until) throw unavailable(billingMessages.inProgress);
      await wait(pollMs);
    }
    try {
      return await work(async (tx) => {
        const account = await store.findBillingAccount(tx, accountId);
        if (account?.lease !== lease) throw unavailable(billingMessages.inProgress);
        return account;
      });
    } finally {
      await database.withSystem((tx) => store.releaseLease(tx, { accountId, lease }));
    }
  };
}
