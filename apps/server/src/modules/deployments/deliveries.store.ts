import type { SystemTransaction } from '../../db/database.ts';
import type { DeliveryOutcome } from './deployments.tables.ts';

/** Stores the newest request to a product's webhook URL. */
export async function recordDelivery(
  tx: SystemTransaction,
  deploymentId: string,
  outcome: DeliveryOutcome,
): Promise<void> {
  await tx
    .updateTable('deployments')
    .set({ delivered_at: new Date(), delivery_outcome: outcome })
    .where('id', '=', deploymentId)
    .execute();
}

/** Stores the id of a received webhook; false if it was received before. */
export async function rememberDelivery(
  tx: SystemTransaction,
  delivery: {
    deploymentId: string;
    accountId: string;
    deliveryId: string;
    buildId: string | null;
  },
): Promise<boolean> {
  const { deploymentId, accountId, deliveryId, buildId } = delivery;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('deployment_deliveries')
    .values({
      deployment_id: deploymentId,
      account_id: accountId,
      delivery_id: deliveryId,
      build_id: buildId,
    })
    .onConflict((conflict) => conflict.columns(['deployment_id', 'delivery_id']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns the build of a webhook that was received before; null if it caused none. */
export async function findBuildOfDelivery(
  tx: SystemTransaction,
  deploymentId: string,
  deliveryId: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('deployment_deliveries')
    .select('build_id')
    .where('deployment_id', '=', deploymentId)
    .where('delivery_id', '=', deliveryId)
    .executeTakeFirst();
  return row?.build_id ?? null;
}

/** Deletes the ids of webhooks that were received before a time. */
export async function deleteDeliveries(tx: SystemTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('deployment_deliveries').where('received_at', '<', before).execute();
}
