import type { AccountTransaction, SystemTransaction } from '../../../db/database.ts';

interface LeaseKey {
  accountId: string;
  repositoryId: string;
}

/** Claims a repository; false while another request has it. */
export async function claimLease(
  tx: AccountTransaction,
  { accountId, repositoryId }: LeaseKey,
  until: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('repositories')
    .set({ connecting_until: until })
    .where('account_id', '=', accountId)
    .where('id', '=', repositoryId)
    .where(({ eb }) =>
      eb.or([eb('connecting_until', 'is', null), eb('connecting_until', '<', new Date())]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Releases a repository, unless another request claimed it after the lease until a time had expired. */
export async function releaseLease(
  tx: AccountTransaction,
  { accountId, repositoryId }: LeaseKey,
  until: Date,
): Promise<void> {
  await tx
    .updateTable('repositories')
    .set({ connecting_until: null })
    .where('account_id', '=', accountId)
    .where('id', '=', repositoryId)
    .where('connecting_until', '=', until)
    .execute();
}

/** Returns whether a repository of an account is claimed. Until the transaction ends, none can be. */
export async function isAnyLeased(tx: SystemTransaction, accountId: string): Promise<boolean> {
  const rows = await tx
    .selectFrom('repositories')
    .select('connecting_until')
    .where('account_id', '=', accountId)
    .forUpdate()
    .execute();
  const now = new Date();
  return rows.some(({ connecting_until: until }) => until !== null && until > now);
}
