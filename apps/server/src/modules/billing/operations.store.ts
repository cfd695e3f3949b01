import type { SystemTransaction } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';

/** A write to Stripe that was stored before it was sent. */
export type Operation = Row<'billing_operations'>;

/** Returns the operation of an account whose result is not known. */
export function findPending(
  tx: SystemTransaction,
  accountId: string,
): Promise<Operation | undefined> {
  return tx
    .selectFrom('billing_operations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
}

/** Stores an operation. */
export async function insertOperation(
  tx: SystemTransaction,
  operation: { id: string; account_id: string; kind: string; request: unknown },
): Promise<void> {
  await tx
    .insertInto('billing_operations')
    .values({ ...operation, request: JSON.stringify(operation.request), status: 'pending' })
    .execute();
}

/** Stores the result of an operation; false if it has one already. */
export async function finishOperation(
  tx: SystemTransaction,
  id: string,
  result: { status: 'done' | 'failed'; message: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('billing_operations')
    .set({ ...result, finished_at: new Date() })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
