import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addProduct, release, uniqueSlug } from '../../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { siteCheck, siteKeyOf } from '../../../../test/harness/siteChecks.ts';
import type { RecordedCheck } from './siteFacts.ts';
import { createSiteHistory, type SiteHistory } from './siteHistory.service.ts';

const start = Date.now() - 10 * 86_400_000;
const hour = (hours: number) => new Date(start + hours * 3_600_000).toISOString();

let server: TestServer;
let ines: Person;
let history: SiteHistory;
let plugin: string;
let versionId: string;

beforeAll(async () => {
  server = await sharedTestServer();
  ines = await signUp(server);
  history = createSiteHistory(server.database);
});
beforeEach(async () => {
  plugin = await addProduct(ines, 'plugins', uniqueSlug());
  await release(ines, plugin, '1.0.0');
  versionId = (await release(ines, plugin, '2.0.0')).body._id;
});

/** Stores a check of a site, an hour of which reports a version and is offered another one. */
const check = (hours: number, installed: string, offered?: string, host = 'a.example') => {
  const sent: RecordedCheck = siteCheck(plugin, host, {
    at: hour(hours),
    installed_version: installed,
    ...(offered && { offered }),
  });
  return history.recordChecks({ checks: [sent], uncounted: new Map() });
};
const download = (hours: number, host = 'a.example') =>
  history.recordDownloads([{ version_id: versionId, site_key: siteKeyOf(host), at: hour(hours) }]);

/** Returns the releases of all sites, with the hour of each step. */
async function releases() {
  const { rows } = await server.database.withSystem((tx) =>
    sql<Record<string, Date | string | null>>`select version, offered_at as offered,
        downloaded_at as downloaded, installed_at as installed, checked_at as checked,
        previous_version as previous, left_at as left, left_version as replaced
      from site_releases where item_id = ${plugin} order by version, site_key`.execute(tx),
  );
  const inHours = (value: Date | string | null) =>
    value instanceof Date ? (value.getTime() - start) / 3_600_000 : value;
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([name, value]) =>
        value === null ? [] : [[name, inHours(value)]],
      ),
    ),
  );
}

describe('what happens between a site and a version', () => {
  it('is stored from the offer to the installation, each step with its first time', async () => {
    await check(0, '1.0.0', '2.0.0');
    await check(12, '1.0.0', '2.0.0');
    await download(13);
    await download(14);
    await check(24, '2.0.0');
    await check(36, '2.0.0');
    expect(await releases()).toEqual([
      {
        version: '2.0.0',
        offered: 0,
        downloaded: 13,
        installed: 24,
        checked: 36,
        previous: '1.0.0',
      },
    ]);
  });

  it('shows a failed update: downloaded, and a later check with the version unchanged', async () => {
    await check(0, '1.0.0', '2.0.0');
    await download(1);
    expect(await releases()).toEqual([{ version: '2.0.0', offered: 0, downloaded: 1 }]);
    await check(12, '1.0.0', '2.0.0');
    expect(await releases()).toEqual([
      { version: '2.0.0', offered: 0, downloaded: 1, checked: 12 },
    ]);
  });

  it('shows a rollback, and no longer once the update is repeated', async () => {
    await check(0, '1.0.0', '2.0.0');
    await check(12, '2.0.0');
    await check(13, '1.0.0', '2.0.0');
    const installed = { version: '2.0.0', offered: 0, installed: 12, previous: '1.0.0' };
    expect(await releases()).toEqual([
      { version: '1.0.0', installed: 13, checked: 13, previous: '2.0.0' },
      { ...installed, checked: 12, left: 13, replaced: '1.0.0' },
    ]);
    await check(24, '2.0.0');
    expect(await releases()).toEqual([
      {
        version: '1.0.0',
        installed: 13,
        checked: 13,
        previous: '2.0.0',
        left: 24,
        replaced: '2.0.0',
      },
      { ...installed, checked: 24 },
    ]);
  });

  it('is not an update if the site reports the version in its first check', async () => {
    await check(0, '2.0.0');
    await check(12, '2.0.0');
    expect(await releases()).toEqual([]);
  });

  it('does not change when checks are repeated or arrive late', async () => {
    await check(0, '1.0.0', '2.0.0');
    await check(12, '2.0.0');
    const before = await releases();
    await check(12, '2.0.0');
    await check(6, '1.0.0', '2.0.0');
    await check(0, '1.0.0', '2.0.0');
    expect(await releases()).toEqual(before);
  });

  it('does not include downloads of sites that never checked', async () => {
    await download(1, 'stranger.example');
    expect(await releases()).toEqual([]);
  });
});

it('is recorded from the requests of a site', async () => {
  const headers = { 'user-agent': 'WordPress/6.6.1; https://www.shop.example/' };
  const path = `/api/v1/updates/${plugin}`;
  const { body } = await server.api('GET', `${path}?installed_version=1.0.0`, { headers });
  await expect.poll(async () => (await releases())[0]?.version, { timeout: 5000 }).toBe('2.0.0');
  expect((await fetch(body.download_url, { headers })).status).toBe(200);
  await expect
    .poll(async () => Object.keys((await releases())[0] ?? {}), { timeout: 5000 })
    .toEqual(['version', 'offered', 'downloaded']);
  await server.api('GET', `${path}?installed_version=2.0.0`, { headers });
  await expect
    .poll(async () => (await releases()).map((row) => Object.keys(row).join()), { timeout: 5000 })
    .toEqual(['version,offered,downloaded,installed,checked,previous']);
});
