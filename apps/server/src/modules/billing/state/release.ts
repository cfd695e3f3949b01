import type { Database, SystemTransaction } from '../../../db/database.ts';
import { applyGrant } from './grants.ts';
import * as store from './release.store.ts';

/**
 * Makes the plans of accounts follow from whether the server charges for them: when it starts, and again later,
 * because a server with the earlier settings may have run beside it.
 */
export type FollowSettings = () => Promise<void>;

/** Creates the function for a server that charges for nothing. */
export function createRelease(database: Database): FollowSettings {
  return () => database.withSystem(store.releaseAccounts);
}

/**
 * Creates the function for a server with billing. Accounts that were released have the plans that Stripe
 * said last again at once. Then what changed meanwhile is sent to Stripe, and every account is compared with it.
 */
export function createResumption(
  database: Database,
  requestFollowUp: (tx: SystemTransaction, accountId: string) => Promise<void>,
  requestComparison: () => Promise<void>,
): FollowSettings {
  return async () => {
    const released = await database.withSystem(store.listReleased);
    for (const accountId of released) {
      await database.withSystem(async (tx) => {
        await applyGrant(tx, accountId, new Date());
        await requestFollowUp(tx, accountId);
      });
    }
    if (released.length > 0) await requestComparison();
  };
}
