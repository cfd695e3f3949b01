import { randomUUID } from 'node:crypto';
import type { AccountTransaction } from '../../db/database.ts';
import {
  type AnnouncedLicense,
  type AnnouncedProduct,
  licensesBody,
  type WebhookEvent,
} from './webhook.rules.ts';
import { insertDeliveries } from './webhooks.store.ts';

const mostInOneMessage = 500;

/** Has every address of a product told of what happened to its licences, within the transaction. */
export async function announceLicenses(
  tx: AccountTransaction,
  accountId: string,
  event: Exclude<WebhookEvent, 'version.released'>,
  {
    product,
    urls,
    licenses,
  }: { product: AnnouncedProduct; urls: string[]; licenses: AnnouncedLicense[] },
): Promise<void> {
  const now = new Date();
  for (let start = 0; start < licenses.length; start += mostInOneMessage) {
    const body = licensesBody(event, product, licenses.slice(start, start + mostInOneMessage));
    const rows = urls.map((url) => ({
      id: randomUUID(),
      account_id: accountId,
      item_id: product.id,
      url,
      body,
      next_attempt_at: now,
      created_at: now,
    }));
    await insertDeliveries(tx, rows);
  }
}
