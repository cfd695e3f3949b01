import { sql } from 'kysely';
import type { SystemTransaction } from '../../../db/database.ts';
import { rowsOf } from './rows.store.ts';
import type {
  LeftRelease,
  OfferedRelease,
  ReleaseChanges,
  ReportedRelease,
  SeenSite,
} from './siteReleases.rules.ts';

/** The complete download of a version by a site. */
export interface SiteDownload {
  version_id: string;
  /** 16 bytes in hexadecimal. */
  site_key: string;
  /** ISO 8601. */
  at: string;
}

const keyColumns = { item_id: 'uuid', version: 'text', site_key: 'text' } as const;

/** Two checks of a site within this time are stored as one in what happened to a release. */
const CHECK_HOURS = sql.lit('1 hour');

type Accounts = ReadonlyMap<string, string>;

/** Stores which versions sites were offered, installed and left. Rows change only where they must. */
export async function saveReleases(
  tx: SystemTransaction,
  changes: ReleaseChanges,
  accounts: Accounts,
): Promise<void> {
  await saveOffers(tx, changes.offers, accounts);
  await saveReports(tx, changes.reports, accounts);
  await saveLeft(tx, changes.left);
  await saveSeen(tx, changes.seen);
}

async function saveOffers(
  tx: SystemTransaction,
  offers: readonly OfferedRelease[],
  accounts: Accounts,
): Promise<void> {
  if (offers.length === 0) return;
  const rows = offers.map((offer) => ({ ...offer, account_id: accounts.get(offer.item_id) }));
  const columns = { account_id: 'uuid', ...keyColumns, at: 'timestamptz' } as const;
  await sql`
    insert into site_releases as known (account_id, item_id, version, site_key, offered_at)
    select account_id, item_id, version, decode(site_key, 'hex'), at
    from ${rowsOf(rows, columns)} as r
    where not exists (select from site_releases offered where offered.item_id = r.item_id
      and offered.version = r.version and offered.site_key = decode(r.site_key, 'hex')
      and offered.offered_at <= r.at)
    order by item_id, version, site_key
    on conflict (item_id, version, site_key) do update
      set offered_at = least(known.offered_at, excluded.offered_at)`.execute(tx);
}

const reportColumns = {
  account_id: 'uuid',
  ...keyColumns,
  first_at: 'timestamptz',
  last_at: 'timestamptz',
  previous_version: 'text',
  left_at: 'timestamptz',
  left_version: 'text',
} as const;

/**
 * Stores reports of versions of the product; others are unlimited in number. A site's first version is only stored if it was offered or downloaded:
 * it is no update.
 */
async function saveReports(
  tx: SystemTransaction,
  reports: readonly ReportedRelease[],
  accounts: Accounts,
): Promise<void> {
  if (reports.length === 0) return;
  const rows = reports.map((report) => ({ ...report, account_id: accounts.get(report.item_id) }));
  await sql`
    insert into site_releases as known (account_id, item_id, version, site_key, installed_at,
      checked_at, previous_version, left_at, left_version)
    select r.account_id, r.item_id, r.version, decode(r.site_key, 'hex'), r.first_at, r.last_at,
      r.previous_version, r.left_at, r.left_version
    from ${rowsOf(rows, reportColumns)} as r
    join versions v on v.item_id = r.item_id and v.version = r.version
    left join site_releases stored on stored.item_id = r.item_id and stored.version = r.version
      and stored.site_key = decode(r.site_key, 'hex')
    where case when stored.item_id is null then r.previous_version is not null
      else stored.installed_at is null or stored.left_at is distinct from r.left_at
        or stored.checked_at is null or stored.checked_at <= r.last_at - interval ${CHECK_HOURS} end
    order by r.item_id, r.version, r.site_key
    on conflict (item_id, version, site_key) do update set
      installed_at = coalesce(known.installed_at, excluded.installed_at),
      checked_at = greatest(known.checked_at, excluded.checked_at),
      previous_version = case when known.installed_at is null then excluded.previous_version
        else known.previous_version end,
      left_at = excluded.left_at, left_version = excluded.left_version`.execute(tx);
}

async function saveLeft(tx: SystemTransaction, left: readonly LeftRelease[]): Promise<void> {
  if (left.length === 0) return;
  const columns = { ...keyColumns, left_at: 'timestamptz', left_version: 'text' } as const;
  await sql`
    update site_releases known set left_at = r.left_at, left_version = r.left_version
    from ${rowsOf(left, columns)} as r
    where known.item_id = r.item_id and known.version = r.version
      and known.site_key = decode(r.site_key, 'hex')
      and known.installed_at <= r.left_at and known.left_at is null`.execute(tx);
}

/** Stores that sites checked again without having installed what they downloaded. */
async function saveSeen(tx: SystemTransaction, seen: readonly SeenSite[]): Promise<void> {
  if (seen.length === 0) return;
  const columns = { item_id: 'uuid', site_key: 'text', at: 'timestamptz' } as const;
  await sql`
    update site_releases known set checked_at = r.at
    from ${rowsOf(seen, columns)} as r
    where known.item_id = r.item_id and known.site_key = decode(r.site_key, 'hex')
      and known.downloaded_at < r.at and known.downloaded_at is not null
      and known.installed_at is null
      and (known.checked_at is null or known.checked_at <= r.at - interval ${CHECK_HOURS})`.execute(
    tx,
  );
}

/** Stores the first download of each version by each site. Sites that never checked are skipped. */
export async function saveDownloads(
  tx: SystemTransaction,
  downloads: readonly SiteDownload[],
): Promise<void> {
  if (downloads.length === 0) return;
  const columns = { version_id: 'uuid', site_key: 'text', at: 'timestamptz' } as const;
  // Like for checks: in the same order, and so that no site is erased meanwhile.
  await sql`select from items where id in (select v.item_id from versions v
    join ${rowsOf(downloads, columns)} as r on r.version_id = v.id)
    order by id for no key update`.execute(tx);
  await sql`
    insert into site_releases as known (account_id, item_id, version, site_key, downloaded_at)
    select v.account_id, v.item_id, v.version, site.site_key, min(r.at)
    from ${rowsOf(downloads, columns)} as r
    join versions v on v.id = r.version_id
    join sites site on site.item_id = v.item_id and site.site_key = decode(r.site_key, 'hex')
    where not exists (select from erased_sites erased where erased.account_id = v.account_id
      and erased.site_key = site.site_key and erased.erased_at >= r.at)
    group by 1, 2, 3, 4 order by 2, 3, 4
    on conflict (item_id, version, site_key) do update
      set downloaded_at = least(known.downloaded_at, excluded.downloaded_at)
      where known.downloaded_at is null or excluded.downloaded_at < known.downloaded_at`.execute(
    tx,
  );
}
