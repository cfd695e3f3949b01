import type { AccountTransaction, Database } from '../../../db/database.ts';
import { lockDecisionsOf, lockProductsOf, markErased } from './erasedSites.store.ts';

/** Keeps the records of erased sites from being written. */
export type ErasedSites = ReturnType<typeof createErasedSites>;

/** Creates the functions. */
export function createErasedSites(database: Database) {
  return {
    /**
     * Makes sure that no server writes what it still has in memory of sites: the next writes see the erasure,
     * and those that do not see it yet end before this does.
     * @param keys the keys of the sites and of their host, in hexadecimal
     */
    async stopWriting(accountId: string, keys: readonly string[]): Promise<void> {
      await database.withAccount({ accountId }, (tx) => markErased(tx, accountId, keys));
      await database.withAccount({ accountId }, (tx) => lockProductsOf(tx, accountId));
      await database.withAccount({ accountId }, (tx) => lockDecisionsOf(tx, accountId));
    },

    /** Waits for the transactions that write records of the account's sites, and keeps new ones out. */
    lock: (tx: AccountTransaction, accountId: string): Promise<void> =>
      lockProductsOf(tx, accountId),
  };
}
