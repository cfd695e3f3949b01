import type { SystemTransaction } from '../../../db/database.ts';
import type { Row, RowPatch } from '../../../db/schema.ts';

/** Stores a run. */
export async function insertRun(tx: SystemTransaction, id: string): Promise<void> {
  await tx.insertInto('billing_runs').values({ id }).execute();
}

/** Stores the result of a run. */
export async function updateRun(
  tx: SystemTransaction,
  id: string,
  patch: RowPatch<'billing_runs'>,
): Promise<void> {
  await tx.updateTable('billing_runs').set(patch).where('id', '=', id).execute();
}

/** Returns the newest run. */
export function findNewestRun(tx: SystemTransaction): Promise<Row<'billing_runs'> | undefined> {
  return tx
    .selectFrom('billing_runs')
    .selectAll()
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Deletes runs from before a time. */
export async function deleteRunsBefore(tx: SystemTransaction, time: Date): Promise<void> {
  await tx.deleteFrom('billing_runs').where('requested_at', '<', time).execute();
}
