import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createSiteRetention } from '../sites/retention/retention.service.ts';
import { histories, newSiteKey, times } from './healthSites.testing.ts';
import { HealthTest, hoursLater, start } from './healthTest.testing.ts';
import { findOutcome, type SiteHistory } from './outcome.testing.ts';

const health = new HealthTest();
const { update, release, list, read, readSites } = health;

describe('the outcome of a site', () => {
  const { running, failed, rolledBack, silent } = histories;
  /** Histories of a site with version 2.0.0 until the 48th hour. */
  const cases: [string, SiteHistory, string | undefined][] = [
    ['only offered', { offered: 0 }, undefined],
    ['installed for the first time', { installed: 0, checked: 0 }, undefined],
    ['downloaded an hour ago', { offered: 0, downloaded: 47 }, undefined],
    ['runs it', running, undefined],
    ['reports the earlier version after the download', failed, 'failed'],
    [
      'reported it before the download only',
      { offered: 0, downloaded: 30, checked: 29 },
      undefined,
    ],
    ['installed it at the second attempt', { ...failed, installed: 14, checked: 40 }, undefined],
    ['reports the earlier version after the installation', rolledBack, 'rolledBack'],
    ['reports a later version', { ...rolledBack, leftVersion: '2.0.1' }, undefined],
    ['compares versions as PHP does', { ...rolledBack, leftVersion: '2.0.0-beta' }, 'rolledBack'],
    ['reports a version with more digits', { ...rolledBack, leftVersion: '10.0' }, undefined],
    ['rolled back without a download', { ...rolledBack, downloaded: undefined }, 'rolledBack'],
    ['rolled back and went silent', { ...rolledBack, checked: 1.5 }, 'rolledBack'],
    ['failed and went silent', { offered: 0, downloaded: 1, checked: 2 }, 'failed'],
    ['went silent after the installation', silent, 'silent'],
    ['went silent after the download', { offered: 0, downloaded: 1 }, 'silent'],
    ['is silent for two periods', { ...silent, installed: 20, checked: 24 }, 'silent'],
    ['is silent for less', { ...silent, installed: 20, checked: 24.1 }, undefined],
    ['checked for a period, then went silent', { ...silent, checked: 13.1 }, 'silent'],
    ['checked for longer, then went silent', { ...silent, checked: 13.2 }, undefined],
  ].map(([name, site, outcome]) => [
    name,
    Object.fromEntries(Object.entries(site as object).filter(([, value]) => value !== undefined)),
    outcome,
  ]) as [string, SiteHistory, string | undefined][];

  test.each(cases)('that %s: %o → %s', (_name, site, outcome) => {
    expect(findOutcome('2.0.0', site, 48)).toBe(outcome);
  });

  /** Returns the outcomes that the server stores, in the order of the sites. */
  async function computeOutcomes(sites: readonly SiteHistory[], hours: number) {
    const keyed = sites.map((site) => ({ ...site, key: newSiteKey() }));
    await release('2.0.0', keyed);
    await update(hours);
    const rows = await health.server.database.withSystem((tx) =>
      tx
        .selectFrom('release_outcomes')
        .select(['outcome', sql<string>`encode(site_key, 'hex')`.as('key')])
        .where('account_id', '=', health.ada.id)
        .execute(),
    );
    const outcomes = new Map(rows.map(({ key, outcome }) => [key, outcome]));
    return keyed.map(({ key }) => outcomes.get(key.toString('hex')));
  }

  test('is computed by the server like that', async () => {
    const outcomes = await computeOutcomes(
      cases.map(([, site]) => site),
      48,
    );
    expect(outcomes).toEqual(cases.map(([, , outcome]) => outcome));
  });

  test('is computed by the server by the same rules, whatever happened', async () => {
    const moment = fc.integer({ min: 0, max: 60 }).map((half) => half / 2);
    const history = fc.record(
      {
        ...{ offered: moment, downloaded: moment, installed: moment, checked: moment },
        ...{ left: moment, leftVersion: fc.constantFrom('1.0.0', '1.10', '2.0.0-rc1', '2.1') },
      },
      { requiredKeys: [] },
    );
    const sites = fc.sample(history, 400);
    const expected = sites.map((site) => findOutcome('2.0.0', site, 36));
    expect(new Set(expected).size).toBe(4);
    expect(await computeOutcomes(sites, 36)).toEqual(expected);
  });
});

describe('the health of a release', () => {
  const { running, failed, rolledBack, silent } = histories;
  const mixed = [
    { offered: 0 },
    ...times(30, running),
    ...times(4, failed),
    ...times(3, rolledBack),
    ...times(2, silent),
  ];

  test('counts the sites of each step and each outcome, and compares it with the one before', async () => {
    const first = await release('1.9.0', [...times(50, running), { ...running, installed: 0 }]);
    const second = await release('2.0.0', mixed);
    await update(48);
    const releases = await list();
    expect(releases.map(({ version }: { version: string }) => version)).toEqual(['2.0.0', '1.9.0']);
    expect(releases[0]).toEqual({
      versionId: second,
      version: '2.0.0',
      releasedAt: start.toISOString(),
      computedAt: hoursLater(48).toISOString(),
      ...{ offered: 40, downloaded: 39, installed: 35, failed: 4, rolledBack: 3, silent: 2 },
      comparedWith: '1.9.0',
      confidence: expect.closeTo(0.9998, 3),
      isWorse: true,
      alertedAt: hoursLater(48).toISOString(),
    });
    expect(releases[1]).toMatchObject({
      versionId: first,
      ...{ downloaded: 51, failed: 0, comparedWith: null, confidence: null, isWorse: false },
      alertedAt: null,
    });
    expect(await read(second)).toEqual(releases[0]);
    expect(health.alerts).toEqual(['2.0.0']);
  });

  test('is all zeros before it is computed, and without versions the list is blank', async () => {
    expect(await list()).toEqual([]);
    const id = await release('1.0.0');
    await update(48);
    const expected = { computedAt: null, offered: 0, downloaded: 0, confidence: null };
    expect(await read(id)).toMatchObject(expected);
    expect(await list()).toHaveLength(1);
    expect(await readSites(id, 'silent')).toEqual({
      ...{ sites: [], total: 0, shared: [], nextCursor: null },
    });
  });

  test('follows the sites: outcomes that no longer apply disappear', async () => {
    const [key] = [newSiteKey()];
    const id = await release('2.0.0', [{ ...failed, key }, running]);
    await update(14);
    expect(await read(id)).toMatchObject({ failed: 1, installed: 1 });
    await health.server.database.withSystem(async (tx) => {
      await sql`update site_releases set installed_at = ${hoursLater(14.2)},
        checked_at = ${hoursLater(14.2)} where site_key = ${key}`.execute(tx);
      await sql`update sites set at = ${hoursLater(14.2)} where site_key = ${key}`.execute(tx);
    });
    await update(14.1);
    expect(await read(id)).toMatchObject({ failed: 1, installed: 1 });
    await update(14.3);
    expect(await read(id)).toMatchObject({ failed: 0, installed: 2 });
    expect((await readSites(id, 'failed')).sites).toEqual([]);
  });

  test('of a release without changes is computed every hour, and without checks never', async () => {
    const id = await release('2.0.0', [{ offered: 0, downloaded: 1, installed: 1, checked: 80 }]);
    const computedAt = async (hours: number) => {
      await update(hours);
      return (Date.parse((await read(id)).computedAt) - start.getTime()) / 3_600_000;
    };
    expect(await computedAt(80)).toBe(80);
    expect(await computedAt(80.5)).toBe(80);
    expect(await computedAt(81)).toBe(81);
    expect(await computedAt(200)).toBe(200);
    expect(await computedAt(300)).toBe(200);
  });

  test('includes releases that are no longer offered, but not imported ones', async () => {
    await release('1.0.0');
    const withdrawn = await release('2.0.0', mixed);
    await health.server.database.withSystem(async (tx) => {
      await sql`update versions set is_offered = false where item_id = ${health.product}`.execute(
        tx,
      );
      await sql`update versions set first_offered_at = now() where id = ${withdrawn}`.execute(tx);
    });
    await update(48);
    const releases = await list();
    expect(releases).toHaveLength(1);
    expect(releases[0]).toMatchObject({ versionId: withdrawn, downloaded: 39 });
  });

  test('does not change once the retention deletes what happened to the release', async () => {
    await release('1.9.0', times(50, running));
    const id = await release('2.0.0', mixed);
    await update(48);
    const figures = { ...{ offered: 40, downloaded: 39, installed: 35, failed: 4 }, isWorse: true };
    const { database } = health.server;
    await database.withSystem((tx) =>
      sql`update versions set first_offered_at = (select min(offered_at) from site_releases r
        where r.item_id = versions.item_id and r.version = versions.version)
        where account_id = ${health.ada.id}`.execute(tx),
    );
    await createSiteRetention(database).deleteOldReleases();
    await update(50);
    expect(await read(id)).toMatchObject(figures);
    expect(await readSites(id, 'rolledBack')).toMatchObject({ sites: [], total: 3 });
    // A longer retention does not restore what was deleted.
    await database.withSystem((tx) =>
      sql`insert into analytics_settings (account_id, retention_days)
        values (${health.ada.id}, 730)`.execute(tx),
    );
    await update(52);
    expect(await read(id)).toMatchObject(figures);
  });

  test('lists the newest 20 releases', async () => {
    for (let minor = 0; minor <= 21; minor++) await release(`1.${minor}.0`);
    const versions = (await list()).map(({ version }: { version: string }) => version);
    expect([versions.length, versions[0], versions[19]]).toEqual([20, '1.21.0', '1.2.0']);
  });

  test('of an imported history raises no alert', async () => {
    await release('1.9.0', times(50, running));
    await release('2.0.0', mixed);
    await update(31 * 24);
    expect((await list())[0]).toMatchObject({ isWorse: true, alertedAt: null });
    expect(health.alerts).toEqual([]);
  });
});
