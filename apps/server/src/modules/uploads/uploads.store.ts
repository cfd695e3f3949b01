import { sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';
import { retentionRule } from '../../db/retention/retentionRule.ts';
import type { NewRow, Row } from '../../db/schema.ts';
import type { StorageUsage } from './uploads.rules.ts';

/** A stored upload ticket. */
export type Ticket = Row<'upload_tickets'>;

/** An upload can still become a version this long after its ticket expired. An SQL interval. */
const GRACE = sql<string>`interval '1 hour'`;

/** Adds a ticket. */
export async function insertTicket(
  tx: AccountTransaction,
  ticket: NewRow<'upload_tickets'>,
): Promise<void> {
  await tx.insertInto('upload_tickets').values(ticket).execute();
}

/**
 * Returns what the account stores. Expired tickets count until they are deleted, because their uploads
 * are stored that long.
 */
export async function readUsage(tx: AccountTransaction, accountId: string): Promise<StorageUsage> {
  const stored = await tx
    .selectFrom('versions')
    .select(sql<string>`coalesce(sum(file_size), 0)::text`.as('bytes'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const uploads = await tx
    .selectFrom('upload_tickets')
    .select([
      sql<string>`coalesce(sum(file_size), 0)::text`.as('bytes'),
      sql<string>`(count(*) filter (where expires_at > now()))::text`.as('open'),
    ])
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    storedBytes: Number(stored.bytes) + Number(uploads.bytes),
    openTickets: Number(uploads.open),
  };
}

/** Returns the account's ticket for a key. @param isForUse locks it until the transaction ends */
export function findTicket(
  tx: AccountTransaction,
  accountId: string,
  key: string,
  isForUse = false,
): Promise<Ticket | undefined> {
  return tx
    .selectFrom('upload_tickets')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('object_key', '=', key)
    .$if(isForUse, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Marks a ticket as used by a version. Returns false if it was used before. */
export async function useTicket(
  tx: AccountTransaction,
  ticketId: string,
  versionId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('upload_tickets')
    .set({ used_at: sql<Date>`now()`, version_id: versionId })
    .where('id', '=', ticketId)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Returns those of the keys whose upload can still become a version. */
export async function findOpenKeys(
  tx: SystemTransaction,
  keys: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('upload_tickets')
    .select('object_key')
    .where('object_key', 'in', keys)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now() - ${GRACE}`)
    .execute();
  return new Set(rows.map((row) => row.object_key));
}

const isOldTicket = sql<boolean>`expires_at
  < now() - (case when used_at is null then ${GRACE} else interval '30 days' end)`;

/** How long tickets are stored. */
export const ticketsRetention = retentionRule(
  'upload_tickets',
  'Deleted an hour after expires_at, used ones 30 days after it.',
  isOldTicket,
);

/** Deletes expired tickets that were not used, and used ones after a month. */
export async function deleteOldTickets(tx: SystemTransaction): Promise<void> {
  await tx.deleteFrom('upload_tickets').where(isOldTicket).execute();
}
