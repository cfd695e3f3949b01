import type { Database } from '../../../db/database.ts';
import type { EndGrant } from '../state/grants.ts';
import type { BillingSync } from '../state/sync.service.ts';
import { listDueAccounts } from './reminders.store.ts';

/** Sends due reminders, and ends grants whose job was lost, by applying the state of each account that has either. */
export function createDailyWork({
  database,
  sync,
  endGrant,
  onFailure,
}: {
  database: Database;
  sync: Pick<BillingSync, 'sync'>;
  endGrant: EndGrant;
  onFailure: (error: unknown) => void;
}): () => Promise<void> {
  return async () => {
    const accounts = await database.withSystem((tx) => listDueAccounts(tx, new Date()));
    for (const accountId of accounts) {
      try {
        // Also while Stripe is down.
        await endGrant(accountId);
        await sync.sync(accountId);
      } catch (error) {
        // The next run tries again.
        onFailure(error);
      }
    }
  };
}
