import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';
import type { NewRow, Row, RowPatch } from '../../db/schema.ts';

/** A queued delivery. */
export type Delivery = Row<'webhook_deliveries'>;

/** Returns a product and its webhook URLs. */
export function findReleaseReceivers(tx: AccountTransaction, accountId: string, productId: string) {
  return tx
    .selectFrom('items')
    .select(['id', 'kind', 'name', 'slug', 'webhook_urls'])
    .where('account_id', '=', accountId)
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
}

/** Queues deliveries. */
export async function insertDeliveries(
  tx: AccountTransaction,
  rows: NewRow<'webhook_deliveries'>[],
): Promise<void> {
  if (rows.length > 0) await tx.insertInto('webhook_deliveries').values(rows).execute();
}

/** Claims due deliveries, so that no other process sends them until `leaseUntil`. */
export async function claimDue(
  tx: SystemTransaction,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
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
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Stores the result of an attempt. */
export async function saveResult(
  tx: SystemTransaction,
  id: string,
  result: Pick<
    RowPatch<'webhook_deliveries'>,
    'next_attempt_at' | 'delivered_at' | 'last_status' | 'last_failure'
  >,
): Promise<void> {
  await tx.updateTable('webhook_deliveries').set(result).where('id', '=', id).execute();
}

/** Deletes finished deliveries that are older than a given date. */
export async function deleteFinished(tx: SystemTransaction, before: Date): Promise<void> {
  await tx
    .deleteFrom('webhook_deliveries')
    .where('next_attempt_at', 'is', null)
    .where('created_at', '<', before)
    .execute();
}
