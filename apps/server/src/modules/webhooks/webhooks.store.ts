import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';
import type { NewRow, Row, RowPatch } from '../../db/schema.ts';

/** A message on its way. */
export type Delivery = Row<'webhook_deliveries'>;

/** Reads what a message says of a product, and to whom. */
export function findAnnounced(tx: AccountTransaction, accountId: string, itemId: string) {
  return tx
    .selectFrom('items')
    .select(['id', 'kind', 'name', 'slug', 'webhook_urls'])
    .where('account_id', '=', accountId)
    .where('id', '=', itemId)
    .executeTakeFirstOrThrow();
}

/** Keeps messages to be sent. */
export async function insertDeliveries(
  tx: AccountTransaction,
  rows: NewRow<'webhook_deliveries'>[],
): Promise<void> {
  if (rows.length > 0) await tx.insertInto('webhook_deliveries').values(rows).execute();
}

/** Takes messages that are due; no other process takes the same until `leaseUntil`. */
export async function takeDue(
  tx: SystemTransaction,
  { now, leaseUntil, most }: { now: Date; leaseUntil: Date; most: number },
): Promise<Delivery[]> {
  return tx
    .updateTable('webhook_deliveries')
    .set((set) => ({ attempts: set('attempts', '+', 1), next_attempt_at: leaseUntil }))
    .where('id', 'in', (from) =>
      from
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Notes what became of an attempt. */
export async function noteAttempt(
  tx: SystemTransaction,
  id: string,
  result: Pick<
    RowPatch<'webhook_deliveries'>,
    'next_attempt_at' | 'delivered_at' | 'last_status' | 'last_failure'
  >,
): Promise<void> {
  await tx.updateTable('webhook_deliveries').set(result).where('id', '=', id).execute();
}

/** Forgets messages from before a moment that nobody waits for any more. */
export async function deleteFinished(tx: SystemTransaction, before: Date): Promise<void> {
  await tx
    .deleteFrom('webhook_deliveries')
    .where('next_attempt_at', 'is', null)
    .where('created_at', '<', before)
    .execute();
}
