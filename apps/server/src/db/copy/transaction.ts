import type { RunStatement } from '../database.ts';
import { setTextFormat } from './copiedTables.ts';

/** Runs work in a transaction of a connection, with the text format of rows. */
export async function runInTransaction<Result>(
  run: RunStatement,
  work: (run: RunStatement) => Promise<Result>,
): Promise<Result> {
  await run('begin');
  try {
    await run('set local statement_timeout = 0');
    await run('set local idle_in_transaction_session_timeout = 0');
    await setTextFormat(run);
    const result = await work(run);
    await run('commit');
    return result;
  } catch (error) {
    // The connection may be lost, which also ends the transaction.
    await run('rollback').catch(() => undefined);
    throw error;
  }
}
