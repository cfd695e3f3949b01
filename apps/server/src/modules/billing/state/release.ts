import type { Database } from '../../../db/database.ts';
import { updateBillingAccount } from './billingAccounts.store.ts';
import { applyGrant } from './grants.ts';
import * as store from './release.store.ts';

/** Makes the plans of accounts follow from whether the server charges for them, when it starts. */
export type FollowSettings = () => Promise<void>;

/** Creates the function for a server that charges for nothing. */
export function createRelease(database: Database): FollowSettings {
  return () => database.withSystem(store.releaseAccounts);
}

/**
 * Creates the function for a server with billing. Accounts that were released have the plans that Stripe
 * said last again at once, and are then compared with Stripe.
 */
export function createResumption(
  database: Database,
  requestComparison: () => Promise<void>,
): FollowSettings {
  return async () => {
    const released = await database.withSystem(store.listReleased);
    for (const accountId of released) {
      await database.withSystem(async (tx) => {
        await applyGrant(tx, accountId, new Date());
        await updateBillingAccount(tx, accountId, { released_at: null });
      });
    }
    if (released.length > 0) await requestComparison();
  };
}
