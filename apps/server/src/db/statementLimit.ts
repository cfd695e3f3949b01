import { type QueryExecutorProvider, sql } from 'kysely';

/** The statement that disables the statement timeout until the end of a transaction. */
export const NO_STATEMENT_LIMIT = 'set local statement_timeout = 0';

/** Disables the statement timeout of a transaction, for large changes that must be atomic. */
export async function liftStatementLimit(tx: QueryExecutorProvider): Promise<void> {
  await sql.raw(NO_STATEMENT_LIMIT).execute(tx);
}
