import type { ProductKind } from '@pressdock/api';
import { sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../db/database.ts';
import { retentionRule } from '../../db/retention/retentionRule.ts';
import type { NewRow } from '../../db/schema.ts';

/** Returns whether the version belongs to this product of the account. */
export async function ownsVersion(
  tx: AccountTransaction,
  accountId: string,
  { kind, productId, versionId }: { kind: ProductKind; productId: string; versionId: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('versions')
    .innerJoin('items', 'items.id', 'versions.item_id')
    .select('versions.id')
    .where('versions.account_id', '=', accountId)
    .where('items.account_id', '=', accountId)
    .where('items.kind', '=', kind)
    .where('items.id', '=', productId)
    .where('versions.id', '=', versionId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the valid links of a version, the first to expire first. */
export function listValid(tx: AccountTransaction, accountId: string, versionId: string) {
  return tx
    .selectFrom('temporary_links')
    .select(['id', 'created_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('version_id', '=', versionId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .orderBy('expires_at')
    .orderBy('id')
    .execute();
}

/** Revokes a valid link. Returns false if there is none. */
export async function revokeLink(
  tx: AccountTransaction,
  accountId: string,
  versionId: string,
  linkId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('temporary_links')
    .set({ revoked_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .where('version_id', '=', versionId)
    .where('id', '=', linkId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Adds a link. */
export async function insertLink(
  tx: AccountTransaction,
  row: NewRow<'temporary_links'>,
): Promise<void> {
  await tx.insertInto('temporary_links').values(row).execute();
}

/** Returns the version that a valid link downloads. */
export function findLinkedVersion(tx: SystemTransaction, tokenHash: string) {
  return tx
    .selectFrom('temporary_links as link')
    .innerJoin('versions', 'versions.id', 'link.version_id')
    .innerJoin('items', 'items.id', 'versions.item_id')
    .select([
      'versions.id',
      'versions.account_id',
      'versions.version',
      'versions.object_key',
      'versions.sha256',
      'items.slug',
    ])
    .where('link.token_hash', '=', tokenHash)
    .where('link.revoked_at', 'is', null)
    .where('link.expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
}

const isOldLink = sql<boolean>`expires_at < now() - interval '1 day'`;

/** How long links are stored. */
export const linksRetention = retentionRule(
  'temporary_links',
  'Deleted a day after expires_at.',
  isOldLink,
);

/** Deletes the links that expired more than a day ago. */
export async function deleteExpired(tx: SystemTransaction): Promise<void> {
  await tx.deleteFrom('temporary_links').where(isOldLink).execute();
}
