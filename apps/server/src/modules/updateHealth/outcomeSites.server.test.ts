import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { signUp } from '../../../test/harness/server.ts';
import { histories, times, uniqueHost } from './healthSites.testing.ts';
import { HealthTest, hoursLater } from './healthTest.testing.ts';

const health = new HealthTest();
const { update, release, path, readSites } = health;

describe('the sites of an outcome', () => {
  test('are listed newest first in pages, with domains of consenting sites only', async () => {
    const host = uniqueHost();
    const sites = Array.from({ length: 120 }, (_, index) => ({
      ...histories.rolledBack,
      left: 2 + Math.floor(index / 3) / 10,
      ...(index === 119 && { host, php: '8.3.1', previous: '1.9.0', current: '1.9.0' }),
    }));
    const id = await release('2.0.0', [...sites, ...times(3, histories.failed)]);
    await update(48);
    const pages = [await readSites(id, 'rolledBack')];
    while (pages.at(-1).nextCursor) {
      pages.push(await readSites(id, 'rolledBack', pages.at(-1).nextCursor));
    }
    expect(pages.map((page) => [page.sites.length, page.total])).toEqual([
      [50, 120],
      [50, 120],
      [20, 120],
    ]);
    const listed = pages.flatMap((page) => page.sites);
    const moments = listed.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted().reverse());
    expect(listed.filter(({ domain }) => domain !== null)).toEqual([
      {
        ...{ domain: host, at: hoursLater(5.9).toISOString(), previousVersion: '1.9.0' },
        ...{ currentVersion: '1.9.0', wordpress: null, php: '8.3.1', mysql: null, language: null },
      },
    ]);
    await health.server.database.withSystem((tx) =>
      sql`update sites set is_consenting = false where host = ${host}`.execute(tx),
    );
    const { text } = await health.ada.api('GET', path(`/${id}/sites?outcome=rolledBack`));
    expect(text).not.toContain(host);
  });

  test('share what most of them have, and clearly more than all sites', async () => {
    const { running, failed, silent } = histories;
    const id = await release('2.0.0', [
      ...times(30, { ...running, php: '8.2.1', previous: '1.9.0' }),
      ...times(3, { ...running, php: '8.3.7', previous: '1.9.0' }),
      ...times(5, { ...failed, php: '8.3.1', current: '1.9.0' }),
      ...times(4, { ...failed, php: '8.3.11', current: '1.9.0' }),
      ...times(1, { ...failed, php: '8.2.0', current: '1.9.0' }),
      ...times(3, { ...silent, php: '8.2.1', previous: '1.9.0' }),
    ]);
    await update(48);
    const php = { fact: 'php', value: '8.3', sites: 9, share: 0.9 };
    const page = await readSites(id, 'failed');
    expect(page.shared).toEqual([{ ...php, shareOfAll: expect.closeTo(12 / 46) }]);
    expect(page.sites[0].previousVersion).toBe('1.9.0');
    expect((await readSites(id, 'silent')).shared).toEqual([]);
  });

  test('disappear from the list when they are deleted', async () => {
    const id = await release('2.0.0', times(3, histories.silent));
    await update(48);
    expect((await readSites(id, 'silent')).sites).toHaveLength(3);
    await health.server.database.withSystem((tx) =>
      sql`delete from site_releases where account_id = ${health.ada.id}`.execute(tx),
    );
    expect((await readSites(id, 'silent')).sites).toEqual([]);
  });
});

describe('update health', () => {
  test('is denied without an analytics plan, and hidden from other accounts', async () => {
    const id = await release('2.0.0');
    const paths = [`?product=${health.product}`, `/${id}`, `/${id}/sites?outcome=failed`].map(path);
    const other = await signUp(health.server);
    for (const one of paths) expect((await other.api('GET', one)).status).toBe(404);
    const foreign = [`?product=${health.product}`, `/${id}`, `/${id}/sites?outcome=failed`].map(
      (rest) => `/api/v2/analytics/${other.id}/health${rest}`,
    );
    for (const one of foreign) expect((await other.api('GET', one)).status).toBe(404);
    await health.server.database.withSystem((tx) =>
      sql`update users set analytics_plan = 'none' where id = ${health.ada.id}`.execute(tx),
    );
    for (const one of paths) {
      const { status, body } = await health.ada.api('GET', one);
      expect([status, body.message]).toEqual([
        403,
        'Your plan does not include analytics. Please change your plan or contact support.',
      ]);
    }
  });

  test('rejects an unknown outcome and an invalid cursor', async () => {
    const id = await release('2.0.0');
    for (const query of ['', '?outcome=fine', '?outcome=failed&cursor=x']) {
      expect((await health.ada.api('GET', path(`/${id}/sites${query}`))).status).toBe(400);
    }
  });
});
