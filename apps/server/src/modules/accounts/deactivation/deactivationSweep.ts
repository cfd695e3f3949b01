import type { Database, SystemTransaction } from '../../../db/database.ts';
import { expiring, olderThan, type RetentionRule } from '../../../db/retention/retentionRule.ts';
import type { TableName } from '../../../db/schema.ts';
import { deleteExpiredCodes } from '../emailVerification/emailVerification.store.ts';
import { deleteOldResets } from '../passwordReset/passwordReset.store.ts';
import { deleteOldDevices } from '../sessions/sessions.store.ts';
import * as store from './deactivation.store.ts';

const batchSize = 2000;
const dayMs = 24 * 60 * 60 * 1000;
/** Unused devices are deleted after this time. */
const deviceDays = 365;
const requestDays = 1;

/** The rules of what this sweep deletes. */
export const accountsRetention: readonly RetentionRule[] = [
  olderThan('known_devices', 'seen_at', deviceDays),
  olderThan('reset_requests', 'created_at', requestDays),
  expiring('password_resets', 'expires_at'),
  expiring('email_verifications', 'expires_at'),
  expiring('users', 'leaves_at'),
];

/** The dependencies of the sweep. */
export interface DeactivationSweep {
  database: Database;
  /** Tables that are emptied in batches before the account is deleted. */
  largeTables: readonly TableName[];
  /** Called in the transaction that deletes an account, before its rows are deleted. */
  onDelete: (tx: SystemTransaction, account: { accountId: string; email: string }) => Promise<void>;
  /** Called with each product that was deleted. */
  onChange: (productId: string) => void;
  /** Called with the error when an account could not be deleted. The next sweep tries again. */
  onFailure: (error: unknown) => void;
}

async function deleteRows(
  { database, largeTables }: DeactivationSweep,
  accountId: string,
): Promise<void> {
  for (const table of largeTables) {
    let deleted = batchSize;
    // Batches let the requests of sites and other accounts through in between.
    while (deleted >= batchSize) {
      deleted = await database.withSystem((tx) =>
        store.deleteBatch(tx, table, accountId, batchSize),
      );
    }
  }
}

/** Deletes one account. Returns false if it was reactivated in time. */
async function deleteDeparture(sweep: DeactivationSweep, id: string, now: Date): Promise<boolean> {
  const { database, onDelete, onChange } = sweep;
  const email = await database.withSystem((tx) => store.claimDeparture(tx, id, now));
  if (email === undefined) return false;
  const productIds = await database.withSystem((tx) => store.listProductIds(tx, id));
  await deleteRows(sweep, id);
  const isDeleted = await database.withSystem(async (tx) => {
    await onDelete(tx, { accountId: id, email });
    return store.deleteAccount(tx, id, now);
  });
  if (!isDeleted) return false;
  for (const productId of productIds) onChange(productId);
  return true;
}

/**
 * Deletes the accounts that are due, with all their data, and returns how many. The next sweep
 * continues an interrupted deletion; the storage sweep deletes the packages and images.
 */
export async function sweepDeactivated(
  sweep: DeactivationSweep,
  now = new Date(),
): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const ids = await sweep.database.withSystem(async (tx) => {
    await deleteOldResets(tx, now, before(requestDays * dayMs));
    await deleteExpiredCodes(tx, now);
    await deleteOldDevices(tx, before(deviceDays * dayMs));
    return store.listDepartures(tx, now);
  });
  let deleted = 0;
  for (const id of ids) {
    try {
      if (await deleteDeparture(sweep, id, now)) deleted += 1;
    } catch (error) {
      sweep.onFailure(error);
    }
  }
  return deleted;
}
