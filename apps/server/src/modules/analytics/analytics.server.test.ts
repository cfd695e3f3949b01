import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { addProduct, uniqueSlug } from '../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';
import { addVersion } from '../../../test/harness/versions.ts';
import { recordSites } from './sites/sites.testing.ts';

let server: TestServer;
let ines: Person;
let other: Person;
let plugin: string;
let theme: string;

const DAY = '2026-03-10';
const BEFORE = '2026-03-09';
const german = { language: 'de-DE', country: 'DE', hosting: 'Acme (AS1)' };

beforeAll(async () => {
  server = await sharedTestServer();
  [ines, other] = [await signUp(server), await signUp(server)];
  plugin = await addProduct(ines, 'plugins', uniqueSlug());
  theme = await addProduct(ines, 'themes', uniqueSlug());
  await recordSites(server, plugin, BEFORE, [{ site: 1, installed_version: '2.3.0' }, { site: 2 }]);
  await recordSites(server, plugin, DAY, [
    { site: 1, ...german, mysql_version: '10.6.12-MariaDB', client_network: '192.0.2.0/24' },
    { site: 2, php_version: '7.4.33', wordpress_version: '6.1.1', theme: 'Astra' },
    { site: 3, ...german, city: 'Munich', region: 'Bavaria', client_network: '198.51.100.0/24' },
    { site: 4, host: null, is_consenting: false, installed_version: '2.3.0' },
  ]);
  await recordSites(server, theme, DAY, [{ site: 1, installed_version: '1.0.0' }]);
});

const read = async (path: string, by = ines, project = ines.id) => {
  const { status, body } = await by.api('GET', `/api/v2/analytics/${project}/${path}`);
  return status === 200 ? body : status;
};

describe('days', () => {
  it('with data are listed, newest first, of all products or of one', async () => {
    expect(await read('dates')).toEqual([DAY, BEFORE]);
    expect(await read(`dates?product=${theme}`)).toEqual([DAY]);
    expect(await read('dates', other, other.id)).toEqual([]);
  });

  it('have totals', async () => {
    expect(await read(`${DAY}?product=${plugin}`)).toEqual({
      data: { date: DAY, sites: 4, consentingSites: 3, newSites: 2, checks: 4, downloads: 0 },
    });
    expect((await read(DAY)).data).toMatchObject({ sites: 5, newSites: 3 });
    expect((await read('2020-01-01')).data).toMatchObject({ sites: 0, checks: 0 });
    expect(await read('2020-13-01')).toBe(404);
  });

  it('count active installs: each site once in a period', async () => {
    expect(await read(`active-installs/${DAY}/2026-03-11`)).toEqual({ activeInstallCount: 5 });
    expect(await read(`active-installs/${BEFORE}/2026-03-11?product=${plugin}`)).toEqual({
      activeInstallCount: 4,
    });
    expect(await read(`active-installs/${DAY}/${DAY}`)).toBe(400);
    expect(await read('active-installs/2026-01-01/2026-03-11')).toBe(400);
  });

  it('show growth and the releases in it', async () => {
    const version = await addVersion(server, ines, plugin, '2.4.0');
    await server.database.withSystem((tx) =>
      sql`update versions set created_at = '2026-03-09T23:00:00Z' where id = ${version}`.execute(
        tx,
      ),
    );
    const growth = await read(`growth?product=${plugin}&from=2026-03-01&to=${DAY}`);
    expect(growth).toEqual({
      days: [
        { date: BEFORE, sites: 2, newSites: 2, checks: 2 },
        { date: DAY, sites: 4, newSites: 2, checks: 4 },
      ],
      releases: [{ product: plugin, version: '2.4.0', date: BEFORE }],
    });
    expect(await read(`growth?from=${DAY}&to=${BEFORE}`)).toBe(400);
  });

  it('list downloads and update checks of the last days', async () => {
    const downloads = await read('downloads');
    expect(downloads).toHaveLength(15);
    expect(downloads.every(({ count }: { count: number }) => count === 0)).toBe(true);
    const today = new Date().toISOString().slice(0, 10);
    expect(downloads.at(-1).created_at).toBe(today);
    expect(await read('update-count')).toEqual([]);
    await server.database.withSystem((tx) =>
      sql`insert into daily_update_checks (item_id, account_id, day, checks)
        values (${theme}, ${ines.id}, ${today}, 7)`.execute(tx),
    );
    expect(await read('update-count')).toEqual([{ date: today, total: 7 }]);
  });
});

describe('what sites report', () => {
  it.each([
    ['wordpress-versions', { installed_versions: [v('6.7.1', 3), v('6.1.1', 1)] }],
    ['php-versions', { php_versions: [v('8.1.29', 3), v('7.4.33', 1)] }],
    ['mysql-versions', { mysql_versions: [v('', 3), v('10.6.12-MariaDB', 1)] }],
    ['php-versions?filter=version.eq.2.3', { php_versions: [v('8.1.29', 1)] }],
    ['php-versions?filter=country.eq.DE&filter=php.lt.8.0', { php_versions: [] }],
    ['values/country', { data: [s('', 2), s('DE', 2)], sites: 4 }],
    ['values/theme?filter=theme.eq.Astra', { data: [s('Astra', 1)], sites: 1 }],
  ])('is counted: %s', async (path, expected) => {
    const separator = path.includes('?') ? '&' : '?';
    expect(await read(`${DAY}/${path}${separator}product=${plugin}`)).toEqual(expected);
  });

  it('is counted for all products together', async () => {
    expect(await read(`${DAY}/languages`)).toEqual({
      languages: [
        { language: '', vcount: 3 },
        { language: 'de-DE', vcount: 2 },
      ],
    });
    expect(await read(`2020-01-01/values/php`)).toEqual({ data: [], sites: 0 });
  });

  it('rejects invalid filters and facts', async () => {
    expect(await read(`${DAY}/php-versions?filter=host.eq.x`)).toBe(400);
    expect(await read(`${DAY}/php-versions?filter=language.lt.de`)).toBe(400);
    expect(await read(`${DAY}/values/host`)).toBe(404);
  });

  it('shows installed versions by product, and needs at least one product', async () => {
    const versions = (pluginIds: string[]) =>
      ines.api('POST', `/api/v2/analytics/${ines.id}/plugins/versions`, { pluginIds, date: DAY });
    const { status, body } = await versions([
      plugin,
      theme,
      '11111111-1111-4111-8111-111111111111',
    ]);
    expect(status).toBe(200);
    expect(body.data).toHaveLength(2);
    expect(body.data).toEqual(
      expect.arrayContaining([
        { id: plugin, installed_versions: [v('2.4.0', 3), v('2.3.0', 1)] },
        { id: theme, installed_versions: [v('1.0.0', 1)] },
      ]),
    );
    expect((await versions([])).status).toBe(400);
  });

  it('lists products, themes and WordPress by version', async () => {
    const { data } = await read('plugins');
    expect(data).toHaveLength(2);
    expect(data).toContainEqual(expect.objectContaining({ id: plugin, kind: 'plugin' }));
    expect(data).toContainEqual(expect.objectContaining({ id: theme, kind: 'theme' }));
    expect(await read(`themes/${DAY}`)).toEqual({
      data: [{ theme: 'Astra', versions: 1, domains: 1 }],
    });
    expect(await read(`${DAY}/site-plugins`)).toEqual({ data: [] });
    expect(await read(`${DAY}/wordpress-by-version?product=${plugin}`)).toEqual({
      wordpress: ['6.7', '6.1'],
      versions: ['2.4.0', '2.3.0'],
      cells: [
        [2, 1],
        [1, 0],
      ],
    });
  });
});

describe('domains', () => {
  const domainsOf = async (query: string) => {
    const list = await read(`domains?date=${DAY}&product=${plugin}&${query}`);
    return typeof list === 'number'
      ? list
      : list.results.map(({ domain }: { domain: string }) => domain);
  };

  it('are listed in pages, without sites that do not consent', async () => {
    expect(await domainsOf('')).toEqual(['site-1.example', 'site-2.example', 'site-3.example']);
    expect(await domainsOf('page=2&pageSize=2')).toEqual(['site-3.example']);
    expect(await read(`domains?date=${DAY}&product=${plugin}&pageSize=2`)).toMatchObject({
      total: 3,
      totalPages: 2,
    });
    expect(await read(`domains?date=${DAY}&product=${plugin}&pageSize=1`)).toMatchObject({
      results: [
        {
          ...{ domain: 'site-1.example', product: plugin, version: '2.4.0', wordpress: '6.7.1' },
          ...{ php: '8.1.29', mysql: '10.6.12-MariaDB', language: 'de-DE' },
          ip_address: '192.0.2.0/24',
        },
      ],
    });
  });

  it.each([
    ['query=SITE-2', ['site-2.example']],
    ['query=none', []],
    ['selectedField=php&selectedComparator=%3C&selectedVersion=8', ['site-2.example']],
    ['selectedField=mysql&selectedComparator=%3E%3D&selectedVersion=10.6', ['site-1.example']],
    ['filter=country.eq.DE&query=3', ['site-3.example']],
    ['selectedField=php&selectedVersion=8', 400],
    ['selectedField=host&selectedComparator=%3C&selectedVersion=8', 400],
    ['selectedField=php&selectedComparator=near&selectedVersion=8', 400],
    ['page=0', 400],
  ])('are limited by %s', async (query, expected) => {
    expect(await domainsOf(query)).toEqual(expected);
  });

  it('have the location and the hosting provider of their network, which others cannot ask for', async () => {
    const address = 'ip_address=198.51.100.0/24';
    expect(await read(`geo-ip/${DAY}?${address}`)).toEqual({
      city: 'Munich',
      stateProvidence: 'Bavaria',
      country: 'DE',
    });
    expect(await read(`whois/${DAY}?${address}`)).toEqual({ organization: 'Acme (AS1)' });
    expect(await read(`whois/${BEFORE}?${address}`)).toEqual({ organization: '' });
    expect(await read(`whois/${DAY}?${address}`, other, other.id)).toEqual({ organization: '' });
    expect(await read('lookup-sources')).toEqual({ location: null, hosting: null });
  });

  it('are found again after a snapshot was deleted', async () => {
    await server.database.withSystem((tx) =>
      sql`delete from day_snapshots where item_id = ${plugin} and day = ${DAY}`.execute(tx),
    );
    expect(await domainsOf('query=site-2')).toEqual(['site-2.example']);
  });
});

describe('answers', () => {
  it('have a period and a sample', async () => {
    const answers = await read(`answers?product=${plugin}&date=${DAY}`);
    expect(answers.requirements).toContainEqual({
      ...{ fact: 'php', version: '8.1', sites: 1, sample: 4, from: DAY, to: DAY },
    });
    expect(answers.departures).toContainEqual(
      expect.objectContaining({ fact: 'php', version: '8.1', currentShare: 0.25, months: null }),
    );
    // No site was offered a version.
    expect(answers.adoption).toEqual([]);
  });
});

describe('the analytics', () => {
  it('of another account or product do not exist', async () => {
    expect(await read('dates', other)).toBe(404);
    expect(await read(`dates?product=${plugin}`, other, other.id)).toBe(404);
    expect(await read('dates?product=none')).toBe(404);
  });

  it('need an analytics plan', async () => {
    const setPlan = (plan: string) =>
      server.database.withSystem((tx) =>
        sql`update users set analytics_plan = ${plan} where id = ${other.id}`.execute(tx),
      );
    await setPlan('none');
    expect(await read('dates', other, other.id)).toBe(403);
    expect(await read(`${DAY}/php-versions`, other, other.id)).toBe(403);
    await setPlan('pressdock-analytics-small');
    expect(await read('dates', other, other.id)).toEqual([]);
  });
});

function v(version: string, vcount: number) {
  return { version, vcount };
}

function s(value: string, sites: number) {
  return { value, sites };
}
