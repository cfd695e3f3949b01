import { UPDATE_HEALTH } from '@pressdock/api/limits';
import { type SqlBool, sql } from 'kysely';
import type { AccountTransaction, SystemTransaction } from '../../../db/database.ts';
import type { Row, RowPatch } from '../../../db/schema.ts';
import { isRelease } from '../updateHealth.store.ts';

const { periodHours, silentPeriods, releases } = UPDATE_HEALTH;
/** The hours after which a site without events has its outcome. */
const settledHours = periodHours * (1 + silentPeriods);

/** The present, and the time before which sites that made no check since are silent. */
export interface HealthTimes {
  now: Date;
  silentBefore: Date;
}

/** A release whose health is due. */
export interface DueRelease {
  accountId: string;
  productId: string;
  versionId: string;
  version: string;
  releasedAt: Date;
  /** When its health was computed before. */
  computedAt: Date | null;
}

/** Returns the time some hours before another one. */
const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000);

/**
 * Returns the releases whose health may have changed, of each product oldest first: new ones, and those
 * whose product was checked lately; each at most every 10 minutes, settled ones every hour.
 */
export async function listDueReleases(
  tx: SystemTransaction,
  { now, silentBefore }: HealthTimes,
): Promise<DueRelease[]> {
  const undecided = hoursBefore(silentBefore, periodHours);
  const { rows } = await sql<DueRelease>`
    select v.account_id as "accountId", v.item_id as "productId", v.id as "versionId", v.version,
      v.created_at as "releasedAt", h.computed_at as "computedAt"
    from items i cross join lateral (
      select * from versions v where v.item_id = i.id and ${isRelease}
      order by v.version_order desc limit ${releases}) v
    left join release_health h on h.version_id = v.id
    where case when h.version_id is null then exists (
        select from site_releases r where r.item_id = v.item_id and r.version = v.version)
      else not h.is_closed and h.computed_at <= ${hoursBefore(now, 1 / 6)}::timestamptz
        and (not h.is_settled or h.computed_at <= ${hoursBefore(now, 1)}::timestamptz)
        and exists (select from sites s where s.item_id = v.item_id
          and s.at > least(h.computed_at - make_interval(hours => ${settledHours}),
            ${undecided}::timestamptz))
      end
    order by v.item_id, v.version_order`.execute(tx);
  return rows;
}

/**
 * Locks the health of a release until the transaction ends. Returns undefined if another process
 * computes it or has computed it, or if its figures no longer change.
 */
export async function lockHealth(tx: AccountTransaction, release: DueRelease) {
  const { accountId, productId, versionId, computedAt } = release;
  const row = { version_id: versionId, account_id: accountId, item_id: productId };
  await sql`insert into release_health (version_id, account_id, item_id)
    select id, account_id, item_id from versions
    where account_id = ${row.account_id} and id = ${row.version_id}
    on conflict do nothing`.execute(tx);
  return tx
    .selectFrom('release_health')
    .select(['alerted_at', 'ages'])
    .where('account_id', '=', accountId)
    .where('version_id', '=', versionId)
    .where('is_closed', '=', false)
    .where(sql<SqlBool>`computed_at is not distinct from ${computedAt}::timestamptz`)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Matches the sites that downloaded a version. Those that installed an offered one did so unseen. */
export const isDownloaded = sql<SqlBool>`(r.downloaded_at is not null
  or (r.offered_at is not null and r.installed_at is not null))`;

/** Matches the sites of a release. */
export const ofRelease = ({ accountId, productId, version }: DueRelease) =>
  sql<SqlBool>`r.account_id = ${accountId} and r.item_id = ${productId} and r.version = ${version}`;

/** How many sites reached each step of a release. */
export interface Funnel {
  offered: number;
  downloaded: number;
  installed: number;
  /** The versions that sites reported after this one. */
  leftVersions: string[];
  isSettled: boolean;
}

/** Counts the sites of a release. */
export async function countFunnel(
  tx: AccountTransaction,
  release: DueRelease,
  now: Date,
): Promise<Funnel> {
  const since = hoursBefore(now, settledHours);
  // Grouping by the version hashes it, where a distinct aggregate would sort the sites.
  const { rows } = await sql<Omit<Funnel, 'leftVersions'> & { leftVersions: (string | null)[] }>`
    select coalesce(sum(offered), 0)::int as offered, coalesce(sum(downloaded), 0)::int as downloaded,
      coalesce(sum(installed), 0)::int as installed, coalesce(bool_and(is_settled), true) as "isSettled",
      coalesce(array_agg(left_version), '{}') as "leftVersions"
    from (select r.left_version,
        count(*) filter (where r.offered_at is not null or ${isDownloaded}) as offered,
        count(*) filter (where ${isDownloaded}) as downloaded,
        count(*) filter (where ${isDownloaded} and r.installed_at is not null) as installed,
        coalesce(max(greatest(r.offered_at, r.downloaded_at, r.installed_at, r.left_at))
          <= ${since}::timestamptz, true) as is_settled
      from site_releases r where ${ofRelease(release)} group by r.left_version) as g`.execute(tx);
  const [funnel] = rows;
  if (funnel === undefined) throw new Error('An aggregate has no row.');
  const leftVersions = funnel.leftVersions.filter((version) => version !== null);
  return { ...funnel, leftVersions };
}

/**
 * Selects the outcome of a site and when it happened: rolled back if a check reported an earlier version
 * after the installation, failed if one did after the download, and silent if the site made its last
 * check within a period after the update and none for two periods since. Periods in which the server
 * received nothing do not count.
 */
function selectOutcome(earlier: readonly string[], silentBefore: Date) {
  const isEarlier = sql<SqlBool>`r.left_version = any(${sql.val(earlier)}::text[])`;
  const updated = sql`coalesce(r.installed_at, r.downloaded_at)`;
  // "greatest" ignores nulls.
  const last = sql`greatest(r.offered_at, r.installed_at, r.checked_at, ${updated})`;
  const outcome = sql`case
    when r.installed_at is not null and r.left_at is not null and ${isEarlier} then 'rolledBack'
    when r.installed_at is null and r.checked_at > r.downloaded_at
      and (r.left_at is null or ${isEarlier}) then 'failed'
    when r.left_at is null and ${last} <= ${updated} + make_interval(hours => ${periodHours})
      and ${last} <= ${silentBefore}::timestamptz then 'silent' end`;
  const at = sql`case
    when r.left_at is not null and r.installed_at is not null then r.left_at
    when r.installed_at is null and r.checked_at > r.downloaded_at then r.downloaded_at
    else ${last} end`;
  return { outcome, at };
}

/** Replaces the stored outcomes of a release, and returns how many sites have each. */
export async function saveOutcomes(
  tx: AccountTransaction,
  release: DueRelease,
  earlier: readonly string[],
  silentBefore: Date,
): Promise<Pick<Row<'release_health'>, 'failed' | 'rolled_back' | 'silent'>> {
  const { outcome, at } = selectOutcome(earlier, silentBefore);
  const isStored = sql<SqlBool>`o.account_id = ${release.accountId}
    and o.version_id = ${release.versionId}`;
  await sql`with found as materialized (
      select * from (select r.item_id, r.version, r.site_key, r.account_id, ${outcome} as outcome,
          ${at} as at
        from site_releases r where ${ofRelease(release)} and ${isDownloaded}) as classified
      where outcome is not null),
    gone as (delete from release_outcomes o where ${isStored}
      and o.site_key not in (select site_key from found))
    insert into release_outcomes as o
      (item_id, version, site_key, account_id, version_id, outcome, at)
    select item_id, version, site_key, account_id, ${release.versionId}, outcome, at from found
    on conflict (item_id, version, site_key) do update
      set outcome = excluded.outcome, at = excluded.at, version_id = excluded.version_id
      where (o.outcome, o.at, o.version_id) is distinct from
        (excluded.outcome, excluded.at, excluded.version_id)`.execute(tx);
  const { rows } = await sql<Pick<Row<'release_health'>, 'failed' | 'rolled_back' | 'silent'>>`
    select count(*) filter (where o.outcome = 'failed')::int as failed,
      count(*) filter (where o.outcome = 'rolledBack')::int as rolled_back,
      count(*) filter (where o.outcome = 'silent')::int as silent
    from release_outcomes o where ${isStored}`.execute(tx);
  return rows[0] ?? { failed: 0, rolled_back: 0, silent: 0 };
}

/** Returns the release before another one, with its counts by age if its health was computed. */
export function findPreviousRelease(
  tx: AccountTransaction,
  { accountId, productId, versionId }: DueRelease,
) {
  return tx
    .selectFrom('versions as v')
    .leftJoin('release_health as h', (join) =>
      join.onRef('h.version_id', '=', 'v.id').on('h.computed_at', 'is not', null),
    )
    .select(['v.id', 'v.version', 'h.ages'])
    .where('v.account_id', '=', accountId)
    .where('v.item_id', '=', productId)
    .where(isRelease)
    .where(
      'v.version_order',
      '<',
      tx
        .selectFrom('versions')
        .select('version_order')
        .where('account_id', '=', accountId)
        .where('id', '=', versionId),
    )
    .orderBy('v.version_order', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Stores the computed health of a release. */
export async function saveHealth(
  tx: AccountTransaction,
  { accountId, versionId }: DueRelease,
  health: RowPatch<'release_health'>,
): Promise<void> {
  await tx
    .updateTable('release_health')
    .set(health)
    .where('account_id', '=', accountId)
    .where('version_id', '=', versionId)
    .execute();
}
