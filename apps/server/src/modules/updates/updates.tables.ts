import type { Generated } from 'kysely';
import type { Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const updatesTables = [
  'update_checks',
  'daily_update_checks',
  'daily_site_counts',
  'daily_downloads',
] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    update_checks: UpdateChecksTable;
    daily_update_checks: DailyUpdateChecksTable;
    daily_site_counts: DailySiteCountsTable;
    daily_downloads: DailyDownloadsTable;
  }
}

/** The newest update check of a site. The client address is truncated before it is stored. */
interface UpdateChecksTable {
  account_id: string;
  item_id: string;
  /** The site's host; blank for all sites that do not send it. */
  site_host: Generated<string>;
  at: Timestamp;
  first_at: Timestamp;
  installed_version: string | null;
  wordpress_version: string | null;
  php_version: string | null;
  mysql_version: string | null;
  language: string | null;
  locale: string | null;
  client_network: string | null;
}

/** The update checks of a product on one day (UTC). */
interface DailyUpdateChecksTable {
  item_id: string;
  account_id: string;
  day: string;
  checks: Generated<number>;
  /** The number of different sites, and of those that were not stored before. */
  sites: Generated<number>;
  new_sites: Generated<number>;
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
  /** `version`, `wordpress`, `php`, `mysql` or `language`. */
  fact: string;
  /** Blank for sites that did not report the fact. */
  value: string;
  sites: number;
}

/** The downloads of a version on one day (UTC). The total is `versions.downloads`. */
interface DailyDownloadsTable {
  version_id: string;
  account_id: string;
  item_id: string;
  day: string;
  downloads: Generated<number>;
}
