import { UPDATE_HEALTH, type UpdateOutcome } from '@pressdock/api/limits';
import { type SqlBool, sql } from 'kysely';
import type { AccountTransaction } from '../../db/database.ts';
import type { ListCursor } from '../../db/listCursor.rules.ts';
import { selectCursor } from '../../db/listCursor.ts';

/** Matches the versions of a product that sites are offered or were offered. */
export const isRelease = sql<SqlBool>`(v.is_offered or v.first_offered_at is not null)`;

/** Selects the version that a site updated from. A site that did not install the release still has it. */
export const previousVersion = sql<string | null>`coalesce(r.previous_version,
  case when r.installed_at is null then s.installed_version end)`;

/** Returns whether a product belongs to the account. */
export async function ownsProduct(
  tx: AccountTransaction,
  accountId: string,
  productId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('items')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', productId)
    .executeTakeFirst();
  return row !== undefined;
}

const selectReleases = (tx: AccountTransaction, accountId: string) =>
  tx
    .selectFrom('versions as v')
    .leftJoin('release_health as h', 'h.version_id', 'v.id')
    .leftJoin('versions as compared', 'compared.id', 'h.compared_version_id')
    .select([
      ...(['v.id', 'v.version', 'v.created_at', 'h.computed_at', 'h.offered'] as const),
      ...(['h.downloaded', 'h.installed', 'h.failed', 'h.rolled_back', 'h.silent'] as const),
      ...(['h.confidence', 'h.is_worse', 'h.alerted_at', 'h.shared'] as const),
      'compared.version as compared_version',
    ])
    .where('v.account_id', '=', accountId);

/** A release with its health; the figures are null if it was not computed. */
export type ReleaseRow = Awaited<ReturnType<typeof listReleases>>[number];

/** Returns the newest releases of a product, newest first. */
export function listReleases(tx: AccountTransaction, accountId: string, productId: string) {
  return selectReleases(tx, accountId)
    .where('v.item_id', '=', productId)
    .where(isRelease)
    .orderBy('v.version_order', 'desc')
    .limit(UPDATE_HEALTH.releases)
    .execute();
}

/** Returns a version with its health. */
export function findRelease(
  tx: AccountTransaction,
  accountId: string,
  versionId: string,
): Promise<ReleaseRow | undefined> {
  return selectReleases(tx, accountId).where('v.id', '=', versionId).executeTakeFirst();
}

/** Returns a page of the sites with an outcome, newest first, and one more if there is another page. */
export async function listOutcomeSites(
  tx: AccountTransaction,
  accountId: string,
  { versionId, outcome, after }: { versionId: string; outcome: UpdateOutcome; after?: ListCursor },
) {
  const key = sql`decode(replace(${after?.id ?? null}::text, '-', ''), 'hex')`;
  const follows = after
    ? sql<SqlBool>`(o.at, o.site_key) < (${after.time}::timestamptz, ${key})`
    : sql<SqlBool>`true`;
  return tx
    .selectFrom('release_outcomes as o')
    .innerJoin('site_releases as r', (join) =>
      join
        .onRef('r.item_id', '=', 'o.item_id')
        .onRef('r.version', '=', 'o.version')
        .onRef('r.site_key', '=', 'o.site_key'),
    )
    .leftJoin('sites as s', (join) =>
      join.onRef('s.item_id', '=', 'o.item_id').onRef('s.site_key', '=', 'o.site_key'),
    )
    .select([
      ...(['s.host', 's.is_consenting', 's.installed_version', 's.wordpress_version'] as const),
      ...(['s.php_version', 's.mysql_version', 's.language', 'o.at'] as const),
      previousVersion.as('previous_version'),
      selectCursor({ time: sql`o.at`, id: sql`encode(o.site_key, 'hex')::uuid` }).as('cursor'),
    ])
    .where('o.account_id', '=', accountId)
    .where('o.version_id', '=', versionId)
    .where('o.outcome', '=', outcome)
    .where(follows)
    .orderBy('o.at', 'desc')
    .orderBy('o.site_key', 'desc')
    .limit(UPDATE_HEALTH.page + 1)
    .execute();
}
