import type { AccountTransaction } from '../../../db/database.ts';

/** Returns how many activations a license has, and how many count. */
export function findCounts(tx: AccountTransaction, accountId: string, licenseId: string) {
  return tx
    .selectFrom('licenses')
    .select(['site_count', 'active_sites'])
    .where('account_id', '=', accountId)
    .where('id', '=', licenseId)
    .executeTakeFirst();
}

/** An activation as read. */
export type ActivationRow = Awaited<ReturnType<typeof listActivations>>[number];

/** Returns a page of a license's activations, most recently seen first. */
export function listActivations(
  tx: AccountTransaction,
  accountId: string,
  licenseId: string,
  { limit, offset }: { limit: number; offset: number },
) {
  return tx
    .selectFrom('license_activations')
    .select(['id', 'domain', 'counts', 'plugin_version', 'first_seen_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('license_id', '=', licenseId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Deletes an activation under the license's lock; false if it does not exist. */
export async function deleteActivation(
  tx: AccountTransaction,
  accountId: string,
  { licenseId, id }: { licenseId: string; id: string },
): Promise<boolean> {
  await tx
    .selectFrom('licenses')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', licenseId)
    .forNoKeyUpdate()
    .execute();
  const { numDeletedRows } = await tx
    .deleteFrom('license_activations')
    .where('account_id', '=', accountId)
    .where('license_id', '=', licenseId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
