import { sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';
import type { NewRow, Row } from '../../db/schema.ts';
import { likePattern } from '../../db/textSearch.ts';

/** Filters an account's entries. Blank texts match any entry. */
export interface EntryFilter {
  accountId: string;
  actor: string;
  action: string;
  from: string | undefined;
  to: string | undefined;
}

/** Stores an entry. */
export async function insertEntry(
  tx: SystemTransaction,
  entry: NewRow<'audit_log'>,
): Promise<void> {
  await tx.insertInto('audit_log').values(entry).execute();
}

/** Stores the outcome of an entry. */
export async function completeEntry(
  tx: SystemTransaction,
  id: string,
  patch: { outcome: string | null; subject: string },
): Promise<void> {
  await tx.updateTable('audit_log').set(patch).where('id', '=', id).execute();
}

/** Counts another denied call in the entry of an earlier one. */
export async function countAttempt(tx: SystemTransaction, id: string): Promise<void> {
  await tx
    .updateTable('audit_log')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('id', '=', id)
    .execute();
}

/** Deletes an entry. */
export async function deleteEntry(tx: SystemTransaction, id: string): Promise<void> {
  await tx.deleteFrom('audit_log').where('id', '=', id).execute();
}

/** Returns a page of an account's entries, newest first. @param after the last entry of the previous page */
export function listEntries(
  tx: AccountTransaction,
  { accountId, actor, action, from, to }: EntryFilter,
  { limit, after }: { limit: number; after: string | undefined },
): Promise<Row<'audit_log'>[]> {
  return tx
    .selectFrom('audit_log')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(actor !== '', (query) =>
      query.where(sql<boolean>`lower(actor) like ${likePattern(actor)}`),
    )
    .$if(action !== '', (query) =>
      query.where(
        sql<boolean>`lower(summary || ' ' || action || ' ' || subject) like ${likePattern(action)}`,
      ),
    )
    .$if(from !== undefined, (query) =>
      query.where(sql<boolean>`at >= ${from}::date::timestamp at time zone 'UTC'`),
    )
    .$if(to !== undefined, (query) =>
      query.where(sql<boolean>`at < (${to}::date + 1)::timestamp at time zone 'UTC'`),
    )
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(at, id) < (select last.at, last.id from audit_log last
          where last.account_id = ${accountId} and last.id = ${after})`,
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Deletes the entries of all accounts from before a day. */
export async function deleteEntriesBefore(tx: SystemTransaction, day: Date): Promise<void> {
  await tx.deleteFrom('audit_log').where('at', '<', day).execute();
}
