import { sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';
import { retentionRule } from '../../db/retention/retentionRule.ts';
import type { NewRow, Row, RowPatch } from '../../db/schema.ts';

/** An e-mail that has not been delivered or given up. */
export type QueuedEmail = Row<'outbox'> & { sealed: string };

const maxCounted = 1000;

/** Returns how many e-mails of an account wait to be delivered, at most 1,000. */
export async function countWaiting(
  tx: AccountTransaction | SystemTransaction,
  accountId: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (
    select account_id from outbox where account_id = ${accountId} and sent_at is null
      and given_up_at is null limit ${maxCounted}) as waiting`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Stores an e-mail to be delivered. */
export async function insertEmail(
  tx: AccountTransaction | SystemTransaction,
  row: NewRow<'outbox'>,
): Promise<void> {
  await tx.insertInto('outbox').values(row).execute();
}

/** Reads an e-mail and counts an attempt to deliver it; `undefined` when it is finished. */
export async function beginAttempt(
  tx: SystemTransaction,
  id: string,
): Promise<QueuedEmail | undefined> {
  return tx
    .updateTable('outbox')
    .set((set) => ({ attempts: set('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('sealed', 'is not', null)
    .returningAll()
    .$narrowType<{ sealed: string }>()
    .executeTakeFirst();
}

/** Stores the result of an attempt. */
export async function saveResult(
  tx: SystemTransaction,
  id: string,
  result: Pick<RowPatch<'outbox'>, 'sealed' | 'sent_at' | 'given_up_at' | 'last_failure'>,
): Promise<void> {
  await tx.updateTable('outbox').set(result).where('id', '=', id).execute();
}

/** How long the results of e-mails are stored. */
const OUTBOX_DAYS = 30;

const isOldEmail = sql<boolean>`sealed is null
  and created_at < now() - make_interval(days => ${sql.lit(OUTBOX_DAYS)})`;

/** How long e-mails are stored. */
export const outboxRetention = retentionRule(
  'outbox',
  `Finished e-mails are deleted ${OUTBOX_DAYS} days after created_at.`,
  isOldEmail,
);

/** Deletes finished e-mails whose results are no longer stored. */
export async function deleteFinished(tx: SystemTransaction): Promise<void> {
  await tx.deleteFrom('outbox').where(isOldEmail).execute();
}
