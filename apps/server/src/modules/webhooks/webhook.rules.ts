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

/** The body that is told when a version is released: the same text at every attempt. */
export function releaseBody(product: AnnouncedProduct, version: Row<'versions'>): string {
  return JSON.stringify({
    event: 'version.released',
    product: { _id: product.id, kind: product.kind, name: product.name, slug: product.slug },
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
