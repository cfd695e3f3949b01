import { sql } from 'kysely';
import type { SystemTransaction } from '../db/database.ts';

/** The channel of notifications between the server processes of a database. */
export const CHANNEL = 'pressdock';

/** Notifies the processes that listen, once the transaction is committed. */
export async function notifyProcesses(
  tx: SystemTransaction,
  payloads: readonly string[],
): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, payload)
    from jsonb_array_elements_text(${JSON.stringify(payloads)}::jsonb) payload`.execute(tx);
}
