import type { Generated } from 'kysely';
import type { Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const updatesTables = [
  'update_checks',
  'daily_downloads',
] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    update_checks: UpdateChecksTable;
    daily_downloads: DailyDownloadsTable;
  }
}

/** An update check. The client address is truncated before it is stored. */
interface UpdateChecksTable {
  id: Generated<number>;
  account_id: string;
  item_id: string;
  at: Timestamp;
  installed_version: string | null;
  wordpress_version: string | null;
  php_version: string | null;
  mysql_version: string | null;
  language: string | null;
  locale: string | null;
  site_host: string | null;
  client_network: string | null;
}

/** The downloads of a version on one day (UTC). The total is `versions.downloads`. */
interface DailyDownloadsTable {
  version_id: string;
  account_id: string;
  item_id: string;
  day: string;
  downloads: Generated<number>;
}
