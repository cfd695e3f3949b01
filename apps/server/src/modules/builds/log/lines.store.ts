import { sql } from 'kysely';
import type { AccountTransaction } from '../../../db/database.ts';
import type { NewRow, Row } from '../../../db/schema.ts';
import type { Attempt, BuildRow } from '../builds.store.ts';

/** A line of a log to store. */
export type NewLine = Pick<NewRow<'build_lines'>, 'n' | 'at' | 'step' | 'level' | 'text'>;

/**
 * Stores lines of the log of an attempt, unless another server began another one. Lines that are stored
 * already stay unchanged.
 */
export async function insertLines(
  tx: AccountTransaction,
  { id, account_id, attempts }: Attempt,
  lines: readonly NewLine[],
): Promise<void> {
  const exists = await tx
    .updateTable('builds')
    .set({ line_count: sql<number>`greatest(line_count, ${lines.at(-1)?.n ?? 0}::integer)` })
    .where('id', '=', id)
    .where('account_id', '=', account_id)
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  if (exists.numUpdatedRows === 0n || lines.length === 0) return;
  await tx
    .insertInto('build_lines')
    .values(lines.map((line) => ({ ...line, build_id: id, account_id })))
    .onConflict((conflict) => conflict.columns(['build_id', 'n']).doNothing())
    .execute();
}

/** Returns the lines of a log after a number. */
export function listLines(
  tx: AccountTransaction,
  { id, account_id }: Pick<BuildRow, 'id' | 'account_id'>,
  { after, limit }: { after: number; limit: number },
): Promise<Row<'build_lines'>[]> {
  return tx
    .selectFrom('build_lines')
    .selectAll()
    .where('build_id', '=', id)
    .where('account_id', '=', account_id)
    .where('n', '>', after)
    .orderBy('n')
    .limit(limit)
    .execute();
}
