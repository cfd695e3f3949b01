import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';
import type { NewRow, Row, RowPatch } from '../../db/schema.ts';

/** A letter that waits, and how often it was tried. */
export type WaitingLetter = Row<'outbox'> & { sealed: string };

/** Keeps a letter to be sent. */
export async function insertLetter(
  tx: AccountTransaction | SystemTransaction,
  row: NewRow<'outbox'>,
): Promise<void> {
  await tx.insertInto('outbox').values(row).execute();
}

/** Takes a letter to try it once more; `undefined` when nothing waits any more. */
export async function takeLetter(
  tx: SystemTransaction,
  id: string,
): Promise<WaitingLetter | undefined> {
  return tx
    .updateTable('outbox')
    .set((set) => ({ attempts: set('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('sealed', 'is not', null)
    .returningAll()
    .$narrowType<{ sealed: string }>()
    .executeTakeFirst();
}

/** Notes what became of a letter. */
export async function noteLetter(
  tx: SystemTransaction,
  id: string,
  result: Pick<RowPatch<'outbox'>, 'sealed' | 'sent_at' | 'given_up_at' | 'last_failure'>,
): Promise<void> {
  await tx.updateTable('outbox').set(result).where('id', '=', id).execute();
}

/** Forgets letters from before a moment that nobody waits for any more. */
export async function deleteFinished(tx: SystemTransaction, before: Date): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where('sealed', 'is', null)
    .where('created_at', '<', before)
    .execute();
}
