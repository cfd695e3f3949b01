import { type RawBuilder, sql } from 'kysely';
import type { SystemTransaction } from '../database.ts';
import type { TableColumns, TableName } from '../schema.ts';

/** How long the rows of a table are stored. */
export interface RetentionRule {
  table: TableName;
  /** When rows are deleted, in a sentence. */
  rule: string;
  /** Counts the rows that the next cleanup deletes. */
  countDue(tx: SystemTransaction): Promise<number>;
}

/** Returns the number in the column `count` of a query. */
export async function countOf(
  tx: SystemTransaction,
  query: RawBuilder<{ count: number }>,
): Promise<number> {
  return (await query.execute(tx)).rows[0]?.count ?? 0;
}

/** Creates a rule from a condition on the rows that are due. */
export function retentionRule(
  table: TableName,
  rule: string,
  isDue: RawBuilder<unknown>,
): RetentionRule {
  const query = sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} where ${isDue}`;
  return { table, rule, countDue: (tx) => countOf(tx, query) };
}

/** Creates the rule of a table whose rows are deleted some days after a time. */
export function olderThan<Name extends TableName>(
  table: Name,
  column: TableColumns<Name>,
  days: number,
): RetentionRule {
  const oldest = sql`now() - make_interval(days => ${sql.lit(days)})`;
  const rule = `Deleted ${days === 1 ? 'a day' : `${days} days`} after ${column}.`;
  return retentionRule(table, rule, sql`${sql.ref(column)} < ${oldest}`);
}

/** Creates the rule of a table whose rows are deleted at a time that they contain. */
export function expiring<Name extends TableName>(
  table: Name,
  column: TableColumns<Name>,
): RetentionRule {
  return retentionRule(table, `Deleted after ${column}.`, sql`${sql.ref(column)} < now()`);
}
