import type { SystemTransaction } from '../../db/database.ts';
import type { NewRow, Row } from '../../db/schema.ts';

/** Returns the open and expired invitations of an account, newest first. */
export function listInvitations(
  tx: SystemTransaction,
  accountId: string,
): Promise<Row<'invitations'>[]> {
  return tx
    .selectFrom('invitations')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Stores an invitation and deletes an earlier one to the same address. */
export async function insertInvitation(
  tx: SystemTransaction,
  row: NewRow<'invitations'>,
): Promise<void> {
  await tx
    .deleteFrom('invitations')
    .where('account_id', '=', row.account_id)
    .where('email', '=', row.email)
    .execute();
  await tx.insertInto('invitations').values(row).execute();
}

/** Replaces the link and the expiry of an invitation. */
export async function renewInvitation(
  tx: SystemTransaction,
  id: string,
  patch: { secret_hash: string; expires_at: Date },
): Promise<void> {
  await tx.updateTable('invitations').set(patch).where('id', '=', id).execute();
}

/** Deletes an invitation; false if it does not exist. */
export async function deleteInvitation(
  tx: SystemTransaction,
  accountId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('invitations')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Finds the invitation of a link, while it can be accepted. */
export function findInvitation(tx: SystemTransaction, secretHash: string, now: Date) {
  return tx
    .selectFrom('invitations')
    .innerJoin('users as owner', 'owner.id', 'invitations.account_id')
    .select([
      'invitations.id',
      'invitations.email',
      'invitations.account_id',
      'invitations.expires_at',
      'owner.email as owner_email',
      'owner.first_name',
      'owner.last_name',
      'owner.business_name',
    ])
    .where('invitations.secret_hash', '=', secretHash)
    .where('invitations.expires_at', '>', now)
    .where('owner.deactivated_at', 'is', null)
    .where('owner.suspended_at', 'is', null)
    .executeTakeFirst();
}

/** Consumes an invitation; false if it was used, revoked or renewed meanwhile. */
export async function useInvitation(
  tx: SystemTransaction,
  secretHash: string,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('invitations')
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
