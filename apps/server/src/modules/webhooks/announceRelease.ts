import { randomUUID } from 'node:crypto';
import type { AccountTransaction } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import { releaseBody } from './webhook.rules.ts';
import { findAnnounced, insertDeliveries } from './webhooks.store.ts';

/**
 * Has every address of the product told of a new version. The messages belong to the transaction
 * that makes the version: either both are there or neither.
 */
export async function announceRelease(
  tx: AccountTransaction,
  version: Row<'versions'>,
): Promise<void> {
  const product = await findAnnounced(tx, version.account_id, version.item_id);
  const body = releaseBody(product, version);
  await insertDeliveries(
    tx,
    product.webhook_urls.map((url) => ({
      id: randomUUID(),
      account_id: version.account_id,
      item_id: version.item_id,
      url,
      body,
      next_attempt_at: version.created_at,
      created_at: version.created_at,
    })),
  );
}
