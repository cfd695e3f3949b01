import { createHmac } from 'node:crypto';
import { WEBHOOK_RETRY_MINUTES } from '@pressdock/api/limits';
import type { ItemKind, Row } from '../../db/schema.ts';

/** What a message says of the product. */
export interface AnnouncedProduct {
  id: string;
  kind: ItemKind;
  name: string;
  slug: string;
}

const describe = ({ id, kind, name, slug }: AnnouncedProduct) => ({ _id: id, kind, name, slug });

/** What receivers are told of. */
export type WebhookEvent = 'version.released' | 'license.expiring' | 'license.limit_reached';

/** Reads what a message is about. */
export function eventOf(body: string): WebhookEvent {
  return JSON.parse(body).event;
}

/** A licence as a message tells it. */
export interface AnnouncedLicense {
  key: string;
  activation_limit: number;
  expires_at: Date | null;
}

/** The body that is told of licences of a product, or with null of those for every product. */
export function licensesBody(
  event: Exclude<WebhookEvent, 'version.released'>,
  product: AnnouncedProduct | null,
  licenses: readonly AnnouncedLicense[],
): string {
  return JSON.stringify({
    event,
    product: product && describe(product),
    licenses: licenses.map(({ key, activation_limit, expires_at }) => ({
      key,
      activation_limit,
      expiresAt: expires_at?.toISOString() ?? null,
    })),
  });
}

/** The body that is told when a version is released: the same text at every attempt. */
export function releaseBody(product: AnnouncedProduct, version: Row<'versions'>): string {
  return JSON.stringify({
    event: 'version.released' satisfies WebhookEvent,
    product: describe(product),
    version: {
      _id: version.id,
      version: version.version,
      requires: version.requires,
      tested: version.tested,
      requires_php: version.requires_php,
      fileSize: Number(version.file_size),
      sha256: version.sha256,
      createdAt: version.created_at.toISOString(),
    },
  });
}

/**
 * The proof that a message comes from the account: `t` is when it was sent, in seconds, `v1` the
 * HMAC-SHA-256 of `t`, a dot and the body, in hex.
 */
export function signature(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const proof = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${proof}`;
}

/** When to try again after this many attempts; `null` when that is enough. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const minutes = WEBHOOK_RETRY_MINUTES[attempts - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
}
