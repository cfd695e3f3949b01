import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';
import type { NewRow } from '../../db/schema.ts';

/** Keeps a letter to be sent. */
export async function insertLetter(
  tx: AccountTransaction | SystemTransaction,
  row: NewRow<'outbox'>,
): Promise<void> {
  await tx.insertInto('outbox').values(row).execute();
}
