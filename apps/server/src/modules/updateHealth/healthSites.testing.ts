import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TestServer } from '../../../test/harness/server.ts';
import { saveReceivedHours } from '../sites/hours/receivedHours.store.ts';
import type { SiteHistory } from './outcome.testing.ts';

/** The version of a product whose sites are inserted. */
export interface TestedRelease {
  accountId: string;
  productId: string;
  version: string;
}

/** A site with what happened to a version, in hours after `start`, and what the site reports now. */
export interface TestedSite extends SiteHistory {
  key?: Buffer;
  host?: string;
  php?: string;
  current?: string;
  previous?: string;
}

/** Returns the key of a new site. */
export const newSiteKey = () => randomBytes(16);

/** Returns the hours of 40 days. */
const hoursFrom = (start: Date) =>
  Array.from({ length: 40 * 24 }, (_, hour) =>
    new Date(start.getTime() + hour * 3_600_000).toISOString(),
  );

/** Inserts sites of a release as the recording of update checks does. Returns their keys. */
export async function addSites(
  { database }: Pick<TestServer, 'database'>,
  { accountId, productId, version }: TestedRelease,
  start: Date,
  sites: readonly TestedSite[],
): Promise<Buffer[]> {
  const at = (hours?: number) =>
    hours === undefined ? null : new Date(start.getTime() + hours * 3_600_000).toISOString();
  const rows = sites.map((site) => ({
    key: (site.key ?? newSiteKey()).toString('hex'),
    offered: at(site.offered),
    downloaded: at(site.downloaded),
    installed: at(site.installed),
    checked: at(site.checked),
    left: at(site.left),
    left_version: site.leftVersion ?? null,
    previous: site.previous ?? null,
    current: site.current ?? null,
    host: site.host ?? null,
    php: site.php ?? null,
  }));
  const listed = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(key text,
    offered timestamptz, downloaded timestamptz, installed timestamptz, checked timestamptz,
    "left" timestamptz, left_version text, previous text, current text, host text, php text)`;
  await database.withSystem(async (tx) => {
    await saveReceivedHours(tx, hoursFrom(start));
    await sql`insert into sites (account_id, item_id, site_key, first_at, at, host, is_consenting,
        installed_version, php_version)
      select ${accountId}, ${productId}, decode(key, 'hex'), ${start}, coalesce(greatest(
        offered, installed, checked, "left"), ${start}), host, host is not null, current, php
      from ${listed} on conflict do nothing`.execute(tx);
    await sql`insert into site_releases (account_id, item_id, version, site_key, offered_at,
        downloaded_at, installed_at, checked_at, left_at, left_version, previous_version)
      select ${accountId}, ${productId}, ${version}, decode(key, 'hex'), offered, downloaded,
        installed, checked, "left", left_version, previous from ${listed}`.execute(tx);
  });
  return rows.map(({ key }) => Buffer.from(key, 'hex'));
}

/** Returns sites that all have the same history. */
export const times = (count: number, site: TestedSite): TestedSite[] =>
  Array.from({ length: count }, () => site);

/** A host that no other site has. */
export const uniqueHost = () => `${randomUUID()}.example`;

/** Histories of sites with each outcome, and of a site that runs the release. */
export const histories = {
  running: { offered: 0, downloaded: 1, installed: 1.1, checked: 40 },
  failed: { offered: 0, downloaded: 1, checked: 13 },
  rolledBack: { offered: 0, downloaded: 1, installed: 1.1, left: 2, leftVersion: '1.0.0' },
  silent: { offered: 0, downloaded: 1, installed: 1.1, checked: 2 },
} as const satisfies Record<string, SiteHistory>;
