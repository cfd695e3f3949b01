import { sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from './database.ts';

/**
 * Runs statements of the job library within a transaction, as the role that owns its schema. The
 * roles of account work and of system work have no rights there.
 */
export async function asOwner<Result>(
  tx: AccountTransaction | SystemTransaction,
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await sql<{ role: string }>`select current_setting('role') as role`.execute(tx);
  const role = rows[0]?.role ?? 'none';
  await sql`select set_config('role', 'none', true)`.execute(tx);
  try {
    return await work();
  } finally {
    // This fails if the work failed. The rollback then resets the role.
    await sql`select set_config('role', ${role}, true)`.execute(tx).catch(() => undefined);
  }
}
