import { sql } from 'kysely';
import type { SystemTransaction } from './database.ts';

/**
 * Returns whether a transaction may only read, because the disk is nearly full. Reading requests then
 * do not store when something was last used, because that would reject them.
 */
export async function isReadOnly(tx: SystemTransaction): Promise<boolean> {
  const { rows } = await sql<{ setting: string }>`
    select current_setting('transaction_read_only') as setting`.execute(tx);
  return rows[0]?.setting === 'on';
}
