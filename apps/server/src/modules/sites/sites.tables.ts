import type { Generated } from 'kysely';
import type { Time, Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module whose rows belong to accounts. */
export const sitesTables = [
  'site_days',
  'site_releases',
  'day_snapshots',
  'daily_site_counts',
  'daily_theme_counts',
  'daily_plugin_counts',
  'sites',
  'daily_update_checks',
  'day_rollups',
  'daily_downloads',
  'erased_sites',
  'daily_return_counts',
] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    sites: SitesTable;
    site_days: SiteDaysTable;
    site_releases: SiteReleasesTable;
    daily_update_checks: DailyUpdateChecksTable;
    daily_site_counts: DailySiteCountsTable;
    daily_theme_counts: DailyThemeCountsTable;
    daily_plugin_counts: DailyPluginCountsTable;
    day_rollups: DayRollupsTable;
    day_snapshots: DaySnapshotsTable;
    daily_downloads: DailyDownloadsTable;
    received_hours: ReceivedHoursTable;
    erased_sites: ErasedSitesTable;
    daily_return_counts: DailyReturnCountsTable;
  }
}

/**
 * The newest update check of a site. All facts but the versions of the product, WordPress and PHP are
 * null unless the site's owner consented and the product collects them.
 */
interface SitesTable {
  account_id: string;
  item_id: string;
  /** A keyed hash of the site's address: 16 bytes. */
  site_key: Uint8Array;
  first_at: Time;
  at: Time;
  host: string | null;
  is_consenting: boolean;
  installed_version: string | null;
  wordpress_version: string | null;
  php_version: string | null;
  mysql_version: string | null;
  language: string | null;
  theme: string | null;
  theme_version: string | null;
  country: string | null;
  region: string | null;
  city: string | null;
  hosting: string | null;
  /** The truncated address of the client. */
  client_network: string | null;
}

/**
 * A site's newest update check on one day (UTC), in a partition per day. The rows of deleted products
 * are deleted by the retention.
 */
interface SiteDaysTable {
  account_id: string;
  item_id: string;
  day: string;
  site_key: Uint8Array;
  at: Time;
  host: string | null;
  is_consenting: boolean;
  installed_version: string | null;
  wordpress_version: string | null;
  php_version: string | null;
  mysql_version: string | null;
  language: string | null;
  theme: string | null;
  theme_version: string | null;
  country: string | null;
  region: string | null;
  city: string | null;
  hosting: string | null;
  /** The truncated address of the client. */
  client_network: string | null;
  /** Whether the site's plugins are in the counts of the day. */
  plugins_counted: Generated<boolean>;
  /** Whether no earlier day of the site is known. Null in rows of earlier versions. */
  is_first: boolean | null;
  /** The last day before on which the site was seen; null if it was not in the days before. */
  previous_day: string | null;
}

/** The steps between a site and a version: offer, download, installation. */
interface SiteReleasesTable {
  item_id: string;
  version: string;
  site_key: Uint8Array;
  account_id: string;
  /** When the site was offered the version for the first time. */
  offered_at: Time | null;
  downloaded_at: Time | null;
  /** When a check reported the version for the first time. */
  installed_at: Time | null;
  /** The site's newest check after the download or the installation, while it has not left the version. */
  checked_at: Time | null;
  /** The version that the site reported before. */
  previous_version: string | null;
  /** When a check reported another version, and which. Null again once a check reports this version. */
  left_at: Time | null;
  left_version: string | null;
}

/** The update checks of a product on one day (UTC). */
interface DailyUpdateChecksTable {
  item_id: string;
  account_id: string;
  day: string;
  checks: Generated<number>;
  /** The number of different sites, of those that were not stored before, and of those that consent. */
  sites: Generated<number>;
  new_sites: Generated<number>;
  consenting_sites: Generated<number>;
  last_at: Timestamp;
  /** The hour of the latest new sites and their number, which is limited per hour. */
  hour: Timestamp;
  hour_sites: Generated<number>;
}

/** The number of a product's sites that reported a value on one day (UTC), each by its last check. */
interface DailySiteCountsTable {
  item_id: string;
  account_id: string;
  day: string;
  /** One of the `SITE_FACTS`. */
  fact: string;
  /** Blank for sites that did not report the fact. */
  value: string;
  sites: number;
}

/**
 * The number of a product's sites on one day by the days since they were seen before. The sites of a period
 * are those of its days that were not seen since its start.
 */
interface DailyReturnCountsTable {
  item_id: string;
  account_id: string;
  day: string;
  /** At most the longest period; also for sites that were not seen before. */
  gap: number;
  sites: number;
}

/** The number of a product's sites with a theme on one day (UTC). */
interface DailyThemeCountsTable {
  item_id: string;
  account_id: string;
  day: string;
  name: string;
  version: string;
  sites: number;
}

/** The number of a product's sites with a plugin on one day (UTC), each by its first list of the day. */
interface DailyPluginCountsTable {
  item_id: string;
  account_id: string;
  day: string;
  name: string;
  version: string;
  sites: number;
}

/**
 * When the daily records of a product and day changed and were counted. A product with such rows may be
 * deleted already: the retention then deletes the records and this row.
 */
interface DayRollupsTable {
  item_id: string;
  day: string;
  account_id: string;
  /** Increases with each change. */
  changed_at: Time;
  /** The `changed_at` that was counted. */
  rolled_up_at: Time | null;
  claimed_until: Time | null;
  /** Whether the retention deletes the daily records. The counts of the day do not change. */
  is_closed: Generated<boolean>;
}

/** The compressed sites of a product and day, in parts. */
interface DaySnapshotsTable {
  item_id: string;
  day: string;
  part: number;
  account_id: string;
  sites: number;
  data: Uint8Array;
}

/** The hours in which this installation received update checks, of any product. */
interface ReceivedHoursTable {
  hour: Time;
}

/**
 * Sites that were erased lately. Servers may still have records of them in memory, which must not be written.
 */
interface ErasedSitesTable {
  account_id: string;
  site_key: Uint8Array;
  erased_at: Time;
}

/** The downloads of a version on one day (UTC). The total is `versions.downloads`. */
interface DailyDownloadsTable {
  version_id: string;
  account_id: string;
  item_id: string;
  day: string;
  downloads: Generated<number>;
}
