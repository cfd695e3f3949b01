import { sql } from 'kysely';
import type { SystemTransaction } from '../../../db/database.ts';

/** Begins the grace of somebody who leaves; false where it has begun before. */
export async function leave(
  tx: SystemTransaction,
  id: string,
  now: Date,
  leavesAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ deactivated_at: now, leaves_at: leavesAt })
    .where('id', '=', id)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends an account's team. Its members act for themselves then, and may have what is their own. */
export async function endTeam(tx: SystemTransaction, accountId: string): Promise<void> {
  await tx.deleteFrom('team_members').where('account_id', '=', accountId).execute();
}

/** Brings somebody back whose grace is not over; false for anybody else. */
export async function comeBack(tx: SystemTransaction, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ deactivated_at: null, leaves_at: null })
    .where('id', '=', id)
    .where('leaves_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The accounts whose grace is over. */
export async function listLeft(tx: SystemTransaction, now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('leaves_at', '<=', now)
    .orderBy('leaves_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes an account whose grace is over for deletion: from then on nobody brings it back. */
export async function claimLeft(tx: SystemTransaction, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ leaves_at: new Date(0) })
    .where('id', '=', id)
    .where('leaves_at', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The products of an account. */
export async function listItemIds(tx: SystemTransaction, accountId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('items')
    .select('id')
    .where('account_id', '=', accountId)
    .execute();
  return rows.map(({ id }) => id);
}

/** What an account may have without number, to be deleted little by little; the rest goes with the account. */
export const NUMEROUS = [
  'update_checks',
  'daily_downloads',
  'license_decisions',
  'license_activations',
  'licenses',
  'customers',
  'webhook_deliveries',
  'platform_verdicts',
  'outbox',
  'audit_log',
] as const;

/** Deletes some rows of an account from one table; answers how many. */
export async function deleteSome(
  tx: SystemTransaction,
  table: (typeof NUMEROUS)[number],
  accountId: string,
  most: number,
): Promise<number> {
  const name = sql.table(table);
  const { numAffectedRows } = await sql`delete from ${name} where ctid = any (array(
    select ctid from ${name} where account_id = ${accountId} limit ${most}))`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** Deletes an account whose grace is over, with all that is left of it. */
export async function deleteAccount(
  tx: SystemTransaction,
  id: string,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('users')
    .where('id', '=', id)
    .where('leaves_at', '<=', now)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
