import { COMPARATORS, type Comparator, SITE_FACTS, VERSION_FACTS } from '@pressdock/api/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { createHealthUpdates } from '../../src/modules/updateHealth/computing/healthUpdates.service.ts';
import { type TruthFilter, writeFilter } from '../../src/simulator/truth/filters.ts';
import { sharedTestServer } from '../harness/server.ts';
import { addFleetProduct, type FleetProduct, rollUp, sortEntries } from './fleetProduct.ts';

let fleet: FleetProduct;
let dates: readonly string[];
let lastDay: string;
beforeAll(async () => {
  fleet = await addFleetProduct(await sharedTestServer(), 1);
  await fleet.writer.writeFleet(fleet.fleet, fleet.product, { now: fleet.now });
  await rollUp(fleet);
  dates = fleet.fleet.days;
  lastDay = dates.at(-1) ?? '';
});

const sampleDays = () => [dates[0] ?? '', dates[8] ?? '', dates[17] ?? '', lastDay];
const comparators = Object.keys(COMPARATORS) as Comparator[];

interface ValueCount {
  value: string;
  sites: number;
}

const filterSets: readonly TruthFilter[][] = [
  ...comparators.map((comparator): TruthFilter[] => [{ fact: 'php', comparator, value: '8.1' }]),
  ...comparators.map((comparator): TruthFilter[] => [{ fact: 'mysql', comparator, value: '10' }]),
  ...comparators.map((comparator): TruthFilter[] => [
    { fact: 'version', comparator, value: '2.3' },
  ]),
  [{ fact: 'wordpress', comparator: 'lt', value: '6.7' }],
  [{ fact: 'wordpress', comparator: 'eq', value: '6.8.1' }],
  [{ fact: 'country', comparator: 'eq', value: 'DE' }],
  [{ fact: 'theme', comparator: 'eq', value: 'Astra' }],
  [{ fact: 'mysql', comparator: 'eq', value: '' }],
  [
    { fact: 'php', comparator: 'gte', value: '8.1' },
    { fact: 'language', comparator: 'eq', value: 'en-US' },
    { fact: 'wordpress', comparator: 'lt', value: '6.9' },
  ],
  [
    { fact: 'php', comparator: 'lt', value: '8' },
    { fact: 'php', comparator: 'gt', value: '8' },
  ],
];

describe('days match the ground truth', () => {
  it('lists the days with data, newest first', async () => {
    expect(await fleet.read('dates')).toEqual(fleet.truth.dates);
  });

  it('reads the totals of every day', async () => {
    for (const date of dates) {
      expect((await fleet.read(date)).data, date).toEqual({ date, ...fleet.truth.totalsOf(date) });
    }
  });

  it('lists the sites of every day with the releases of the period', async () => {
    const [from = ''] = dates;
    const growth = await fleet.read('growth', { from, to: lastDay });
    expect(growth.days).toEqual(
      dates.map((date) => {
        const { sites, newSites, checks } = fleet.truth.totalsOf(date);
        return { date, sites, newSites, checks };
      }),
    );
    const released = fleet.fleet.releases
      .map(({ version, releasedAt }) => [version, new Date(releasedAt).toISOString().slice(0, 10)])
      .filter(([, date = '']) => date >= from && date <= lastDay);
    expect(
      growth.releases.map(({ version, date }: Record<string, string>) => [version, date]),
    ).toEqual(released);
  });

  it('counts the active installs of periods', async () => {
    const periods = [
      [0, 7],
      [5, 6],
      [0, 20],
      [13, 20],
    ] as const;
    const dayAfter = new Date(Date.parse(lastDay) + 86_400_000).toISOString().slice(0, 10);
    for (const [from, to] of periods) {
      const [start, end] = [dates[from] ?? '', dates[to] ?? dayAfter];
      const { activeInstallCount } = await fleet.read(`active-installs/${start}/${end}`);
      expect(activeInstallCount, `${start} to ${end}`).toBe(fleet.truth.countActive(start, end));
    }
  });

  it('lists the update checks and the downloads of the last days', async () => {
    const checks: { date: string; total: number }[] = await fleet.read('update-count');
    const ofFleet = checks.filter(({ date }) => dates.includes(date));
    expect(ofFleet).toEqual(
      dates.map((date) => ({ date, total: fleet.truth.totalsOf(date).checks })),
    );
    const downloads: { created_at: string; count: number }[] = await fleet.read('downloads');
    expect(downloads).toHaveLength(15);
    const ofDays = downloads.filter(({ created_at }) => created_at <= lastDay);
    // The other day is today, or two days if midnight passed since the fleet was created.
    expect(ofDays.length).toBeGreaterThanOrEqual(13);
    expect(ofDays).toEqual(
      dates
        .slice(-ofDays.length)
        .map((date) => ({ created_at: date, count: fleet.truth.totalsOf(date).downloads })),
    );
  });

  it('lists the downloads of each version by day', async () => {
    for (const [version, id] of fleet.product.versionIds) {
      const { data } = await fleet.read(`downloads/details/${id}`);
      const expected = dates
        .toReversed()
        .map((date) => ({ created_at: date, count: fleet.truth.downloadsOf(date, version) }))
        .filter(({ count }) => count > 0);
      expect(data, version).toEqual(expected);
    }
  });
});

describe('values match the ground truth', () => {
  const readValues = async (date: string, fact: string, filters: readonly TruthFilter[] = []) => {
    const { data, sites } = await fleet.read(`${date}/values/${fact}`, {
      filter: filters.map(writeFilter),
    });
    const counts = data.map((one: ValueCount): [string, number] => [one.value, one.sites]);
    const inOrder = counts.map(([, count]: [string, number]) => count);
    expect(inOrder).toEqual(inOrder.toSorted((a: number, b: number) => b - a));
    return { counts: sortEntries(counts), sites };
  };

  it('counts sites by every fact', async () => {
    for (const date of sampleDays()) {
      for (const fact of SITE_FACTS) {
        const { counts, sites } = await readValues(date, fact);
        expect(counts, `${date} ${fact}`).toEqual(sortEntries(fleet.truth.countValues(date, fact)));
        expect(sites).toBe(fleet.truth.totalsOf(date).sites);
      }
    }
  });

  it('counts the sites that match filters', async () => {
    for (const filters of filterSets) {
      for (const fact of ['version', 'hosting'] as const) {
        const { counts, sites } = await readValues(lastDay, fact, filters);
        const expected = fleet.truth.countValues(lastDay, fact, filters);
        const label = `${fact} of ${filters.map(writeFilter).join(' and ')}`;
        expect(counts, label).toEqual(sortEntries(expected));
        expect(sites, label).toBe(fleet.truth.listReports(lastDay, filters).length);
      }
    }
  });

  it('answers the calls of the specification for single facts', async () => {
    const calls = [
      ['wordpress-versions', 'installed_versions', 'version', 'wordpress'],
      ['php-versions', 'php_versions', 'version', 'php'],
      ['mysql-versions', 'mysql_versions', 'version', 'mysql'],
      ['languages', 'languages', 'language', 'language'],
    ] as const;
    for (const [call, list, name, fact] of calls) {
      const rows: Record<string, never>[] = (await fleet.read(`${lastDay}/${call}`))[list];
      const counts = rows.map((row): [string, number] => [row[name] ?? '', row.vcount ?? 0]);
      expect(sortEntries(counts), call).toEqual(
        sortEntries(fleet.truth.countValues(lastDay, fact)),
      );
    }
  });

  it('lists the installed versions of products', async () => {
    const { owner, product, truth } = fleet;
    const body = { pluginIds: [product.id], date: lastDay };
    const path = `/api/v2/analytics/${owner.id}/plugins/versions`;
    const [found] = (await owner.api('POST', path, body)).body.data;
    const counts = found.installed_versions.map(
      ({ version, vcount }: { version: string; vcount: number }) => [version, vcount],
    );
    expect(sortEntries(counts)).toEqual(sortEntries(truth.countValues(lastDay, 'version')));
  });

  it('lists themes and other plugins', async () => {
    const themes = (await fleet.read(`themes/${lastDay}`)).data;
    const plugins = (await fleet.read(`${lastDay}/site-plugins`)).data;
    const listed = (kind: 'plugins' | 'theme') =>
      [...fleet.truth.countExtensions(lastDay, kind)]
        .map(([name, { versions, sites }]) => `${name}: ${versions.size}, ${sites}`)
        .sort();
    expect(
      themes
        .filter(({ theme }: { theme: string }) => theme !== '')
        .map(
          (one: { theme: string; versions: number; domains: number }) =>
            `${one.theme}: ${one.versions}, ${one.domains}`,
        )
        .sort(),
    ).toEqual(listed('theme'));
    expect(
      plugins
        .map(
          (one: { plugin: string; versions: number; sites: number }) =>
            `${one.plugin}: ${one.versions}, ${one.sites}`,
        )
        .sort(),
    ).toEqual(listed('plugins'));
  });

  it('counts sites by the first two numbers of WordPress and by installed version', async () => {
    for (const filters of [[], ...filterSets.slice(0, 3)]) {
      const table = await fleet.read(`${lastDay}/wordpress-by-version`, {
        filter: filters.map(writeFilter),
      });
      const cells = table.wordpress.flatMap((wordpress: string, row: number) =>
        table.versions.map((version: string, column: number): [string, number] => [
          `${wordpress} ${version}`,
          table.cells[row][column],
        ]),
      );
      const expected = new Map<string, number>();
      for (const { wordpress, version } of fleet.truth.listReports(lastDay, filters)) {
        const cell = `${wordpress.split('.').slice(0, 2).join('.')} ${version}`;
        expected.set(cell, (expected.get(cell) ?? 0) + 1);
      }
      expect(sortEntries(cells.filter(([, sites]: [string, number]) => sites > 0))).toEqual(
        sortEntries(expected),
      );
    }
  });
});

describe('the health of releases matches the ground truth', () => {
  /** Computes the health as of the end of the fleet, even if the server computed it meanwhile. */
  async function computeHealth() {
    const failures: unknown[] = [];
    const db = fleet.server.database;
    await db.withSystem((tx) =>
      tx.deleteFrom('release_health').where('item_id', '=', fleet.product.id).execute(),
    );
    const onFailure = (error: unknown) => failures.push(error);
    await createHealthUpdates({ db, notify: async () => undefined, onFailure })(fleet.now);
    expect(failures).toEqual([]);
  }

  it('counts the outcomes of every release', async () => {
    await computeHealth();
    const releases: Record<string, unknown>[] = await fleet.read('health');
    const offered = releases.filter(({ computedAt }) => computedAt !== null);
    expect(offered.length).toBeGreaterThan(3);
    for (const {
      version,
      offered,
      downloaded,
      installed,
      failed,
      rolledBack,
      silent,
    } of releases) {
      expect({ offered, downloaded, installed, failed, rolledBack, silent }, `${version}`).toEqual(
        fleet.truth.releases.outcomesOf(String(version), fleet.now.getTime()),
      );
    }
  });

  it('lists the sites of each outcome', async () => {
    await computeHealth();
    for (const [version, id] of fleet.product.versionIds) {
      const outcomes = fleet.truth.releases.outcomesOf(version, fleet.now.getTime());
      for (const outcome of ['failed', 'rolledBack', 'silent'] as const) {
        const { total } = await fleet.read(`health/${id}/sites`, { product: undefined, outcome });
        expect(total, `${version} ${outcome}`).toBe(outcomes[outcome]);
      }
    }
  });
});

describe('the facts of the fleet', () => {
  it('are different enough to compare', () => {
    for (const fact of VERSION_FACTS) {
      expect(fleet.truth.countValues(lastDay, fact).size, fact).toBeGreaterThan(4);
    }
  });
});
