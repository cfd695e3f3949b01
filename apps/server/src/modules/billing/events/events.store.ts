import type { SystemTransaction } from '../../../db/database.ts';
import type { NewRow, Row } from '../../../db/schema.ts';

/** Stores an event; false if it was received before. */
export async function insertEvent(
  tx: SystemTransaction,
  event: NewRow<'billing_events'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('billing_events')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns an event that was not handled yet. */
export function findOpenEvent(
  tx: SystemTransaction,
  id: string,
): Promise<Row<'billing_events'> | undefined> {
  return tx
    .selectFrom('billing_events')
    .selectAll()
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
}

/** Stores that an event was handled. */
export async function completeEvent(tx: SystemTransaction, id: string, now: Date): Promise<void> {
  await tx.updateTable('billing_events').set({ handled_at: now }).where('id', '=', id).execute();
}

/** Returns the events that have waited since before a time. */
export async function listOpenEvents(tx: SystemTransaction, before: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('billing_events')
    .select('id')
    .where('handled_at', 'is', null)
    .where('received_at', '<', before)
    .orderBy('received_at')
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
}
