import { sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../../db/database.ts';
import type { ExportedPart } from '../../../module.ts';

/** Rows of a part, and the cursor of the next rows. */
export interface ExportedRows {
  rows: Record<string, unknown>[];
  next: unknown[] | undefined;
}

/** Reads the next rows of a part in the order of its key. @param after the cursor of the previous rows */
export async function readRows(
  tx: AccountTransaction | SystemTransaction,
  { table, owner, columns, key }: ExportedPart,
  accountId: string,
  after: readonly unknown[] | undefined,
  limit: number,
): Promise<ExportedRows> {
  const keys = sql.join(key.map((one) => sql.raw(one)));
  const cursor = sql.join(key.map((one, index) => sql`${sql.raw(one)} as ${sql.ref(`k${index}`)}`));
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const isAfter = after ? sql`and (${keys}) > (${sql.join([...after])})` : sql``;
  const { rows } = await sql<Record<string, unknown>>`
    select ${names}, ${cursor} from ${sql.table(table)}
    where ${sql.ref(owner)} = ${accountId} ${isAfter}
    order by ${keys} limit ${limit}`.execute(tx);
  const last = rows.length < limit ? undefined : rows.at(-1);
  return {
    rows: rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]]))),
    next: last && key.map((_, index) => last[`k${index}`]),
  };
}
