import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { billingMessages } from '@pressdock/api';
import type { Database, SystemTransaction } from '../../../db/database.ts';
import { Refusal } from '../../../errors.ts';
import * as store from './billingAccounts.store.ts';

/** How leases last and are waited for, in milliseconds. */
interface LeaseTimes {
  /** How long the lease of a killed server blocks an account. Shorter than `wait`. */
  lease: number;
  /** How often a lease is renewed while its work takes longer. */
  renewal: number;
  /** How long a request waits for the lease of another one. */
  wait: number;
  poll: number;
}

const defaultTimes: LeaseTimes = { lease: 8000, renewal: 2000, wait: 20_000, poll: 50 };

/**
 * Proves in a transaction that the lease was not lost. Throws if another request has it.
 * @param lock keeps others from claiming it until the transaction ends
 */
export type HoldLease = (tx: SystemTransaction, lock?: 'lock') => Promise<store.BillingAccount>;

/** Finds out what the holder before left unfinished, so that no later choice meets it. */
export type EndInterrupted = (accountId: string, hold: HoldLease) => Promise<void>;

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
 * was read earlier could replace a newer one. A lease is short and renewed, so that a killed server does
 * not block an account for longer than a request waits.
 */
export function createBillingLease(
  database: Database,
  endInterrupted: EndInterrupted,
  times: LeaseTimes = defaultTimes,
): WithBillingLease {
  return async (accountId, work) => {
    const claim = { accountId, lease: randomUUID() };
    const until = Date.now() + times.wait;
    while (!(await database.withSystem((tx) => store.claimLease(tx, claim, times.lease)))) {
      if (Date.now() > until) throw unavailable(billingMessages.inProgress);
      await wait(times.poll);
    }
    const renew = () => database.withSystem((tx) => store.renewLease(tx, claim, times.lease));
    // If a renewal fails, the next transaction of the work finds out whether the lease was lost.
    const timer = setInterval(() => void renew().catch(() => {}), times.renewal);
    timer.unref();
    const hold: HoldLease = async (tx, lock) => {
      const read = lock === undefined ? store.findBillingAccount : store.lockBillingAccount;
      const account = await read(tx, accountId);
      if (account?.lease !== claim.lease) throw unavailable(billingMessages.inProgress);
      return account;
    };
    try {
      await endInterrupted(accountId, hold);
      return await work(hold);
    } finally {
      clearInterval(timer);
      await database.withSystem((tx) => store.releaseLease(tx, claim));
    }
  };
}
