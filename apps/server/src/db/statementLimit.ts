import { type QueryExecutorProvider, sql } from 'kysely';

/** What lifts the limit on how long a statement may take, to the end of a transaction. */
export const NO_STATEMENT_LIMIT = 'set local statement_timeout = 0';

/** Lets a transaction's statements take as long as they do: for what has to be done in one go. */
export async function liftStatementLimit(tx: QueryExecutorProvider): Promise<void> {
  await sql.raw(NO_STATEMENT_LIMIT).execute(tx);
}
