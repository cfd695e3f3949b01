import type { AccountTransaction, SystemTransaction } from '../../../db/database.ts';
import type { NewRow, Row } from '../../../db/schema.ts';

/** Adds objects to delete at a code host. */
export async function insertCleanup(
  tx: AccountTransaction | SystemTransaction,
  row: NewRow<'code_host_cleanups'>,
): Promise<void> {
  await (tx as AccountTransaction).insertInto('code_host_cleanups').values(row).execute();
}

/** Returns the objects to delete; undefined if they were deleted. */
export function findCleanup(
  tx: SystemTransaction,
  id: string,
): Promise<Row<'code_host_cleanups'> | undefined> {
  return tx.selectFrom('code_host_cleanups').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Replaces the tokens of an ended connection. */
export async function updateCleanup(
  tx: SystemTransaction,
  id: string,
  sealed: string,
): Promise<void> {
  await tx.updateTable('code_host_cleanups').set({ sealed }).where('id', '=', id).execute();
}

/** Deletes the note of objects that were deleted. */
export async function deleteCleanup(tx: SystemTransaction, id: string): Promise<void> {
  await tx.deleteFrom('code_host_cleanups').where('id', '=', id).execute();
}

/** Deletes what could not be deleted at the code hosts since a time. */
export async function deleteOldCleanups(tx: SystemTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('code_host_cleanups').where('created_at', '<', before).execute();
}
