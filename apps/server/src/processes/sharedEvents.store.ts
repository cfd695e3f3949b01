import { sql } from 'kysely';
import type { RunStatement, SystemTransaction } from '../db/database.ts';
import { connectionName } from '../db/upgrade/release.ts';

/** The channel of notifications between the server processes of a database. */
export const CHANNEL = 'pressdock';

/** The name of the connections that listen. It also tells the release of servers behind a pooler. */
export const listenerName = `${connectionName} listen`;

/** Returns how many processes listen to notifications of this database. */
export async function countListeners(runStatement: RunStatement): Promise<number> {
  const { rows } = await runStatement(
    `select count(*)::int as count from pg_stat_activity
      where application_name like $1 and datname = current_database()`,
    ['pressdock/% listen'],
  );
  return (rows as { count: number }[])[0]?.count ?? 0;
}

/** Notifies the processes that listen, once the transaction is committed. */
export async function notifyProcesses(
  tx: SystemTransaction,
  payloads: readonly string[],
): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, payload)
    from jsonb_array_elements_text(${JSON.stringify(payloads)}::jsonb) payload`.execute(tx);
}
