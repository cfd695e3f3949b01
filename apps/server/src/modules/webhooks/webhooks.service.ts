import { randomUUID } from 'node:crypto';
import type { AccountTransaction } from '../../db/database.ts';
import type { Row } from '../../db/schema.ts';
import {
  createLicensesBody,
  createReleaseBody,
  type LicenseEvent,
  type WebhookLicense,
  type WebhookProduct,
} from './webhook.rules.ts';
import { findReleaseReceivers, insertDeliveries } from './webhooks.store.ts';

const licensesPerDelivery = 500;

/** A webhook URL, and the product that it belongs to. */
export interface WebhookReceiver {
  productId: string;
  url: string;
}

/** Queues a delivery of a new version to each webhook URL of its product. */
export async function queueReleaseWebhooks(
  tx: AccountTransaction,
  version: Row<'versions'>,
): Promise<void> {
  const product = await findReleaseReceivers(tx, version.account_id, version.item_id);
  const body = createReleaseBody(product, version);
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

/** @see {@link queueLicenseWebhooks} */
export type QueueLicenseWebhooks = typeof queueLicenseWebhooks;

/** Queues deliveries of a license event. @param product null for licenses for all products */
export async function queueLicenseWebhooks(
  tx: AccountTransaction,
  accountId: string,
  event: LicenseEvent,
  {
    product,
    receivers,
    licenses,
  }: {
    product: WebhookProduct | null;
    receivers: WebhookReceiver[];
    licenses: WebhookLicense[];
  },
): Promise<void> {
  const now = new Date();
  for (let start = 0; start < licenses.length; start += licensesPerDelivery) {
    const batch = licenses.slice(start, start + licensesPerDelivery);
    const body = createLicensesBody(event, product, batch);
    const rows = receivers.map(({ productId, url }) => ({
      id: randomUUID(),
      account_id: accountId,
      item_id: productId,
      url,
      body,
      next_attempt_at: now,
      created_at: now,
    }));
    await insertDeliveries(tx, rows);
  }
}
