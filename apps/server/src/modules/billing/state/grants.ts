import type { Database, SystemTransaction } from '../../../db/database.ts';
import type { JobResult } from '../../../ports/jobs.ts';
import { applyPlans } from './applyState.ts';
import * as store from './billingAccounts.store.ts';

/** How far the clocks of the database, which starts the job, and of this server may differ. */
const skewMs = 60_000;

/**
 * Applies the plans that follow from what an account paid for, as of the last time Stripe was read, and
 * from its grant. Reads nothing from Stripe, so a grant starts and ends in time although Stripe is down.
 */
export async function applyGrant(
  tx: SystemTransaction,
  accountId: string,
  now: Date,
): Promise<store.BillingAccount | undefined> {
  const owner = await store.lockOwner(tx, accountId);
  const account = owner && (await store.findBillingAccount(tx, accountId));
  if (!account) return undefined;
  await applyPlans(tx, owner, account, now);
  if (account.released_at !== null) {
    await store.updateBillingAccount(tx, accountId, { released_at: null });
  }
  return account;
}

/** Ends the grant of an account when its time has come. */
export type EndGrant = (accountId: string) => Promise<JobResult>;

/** Creates the function. A grant that was prolonged meanwhile has a job of its own. */
export function createEndGrant(database: Database, now = () => new Date()): EndGrant {
  return (accountId) =>
    database.withSystem(async (tx) => {
      const account = await applyGrant(tx, accountId, now());
      const left = (account?.granted_until?.getTime() ?? 0) - now().getTime();
      return left > 0 && left < skewMs ? 'later' : 'done';
    });
}
