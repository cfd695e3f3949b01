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

/** An address that is told, and the product that has it. */
export interface Receiver {
  itemId: string;
  url: string;
}

/** Has every address told of what happened to licences of a product, within the transaction. */
export async function announceLicenses(
  tx: AccountTransaction,
  accountId: string,
  event: Exclude<WebhookEvent, 'version.released'>,
  {
    product,
    receivers,
    licenses,
  }: {
    /** Null where the licences are for every product. */
    product: AnnouncedProduct | null;
    receivers: Receiver[];
    licenses: AnnouncedLicense[];
  },
): Promise<void> {
  const now = new Date();
  for (let start = 0; start < licenses.length; start += mostInOneMessage) {
    const body = licensesBody(event, product, licenses.slice(start, start + mostInOneMessage));
    const rows = receivers.map(({ itemId, url }) => ({
      id: randomUUID(),
      account_id: accountId,
      item_id: itemId,
      url,
      body,
      next_attempt_at: now,
      created_at: now,
    }));
    await insertDeliveries(tx, rows);
  }
}
