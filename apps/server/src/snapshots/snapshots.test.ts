import { OTHER_VALUES, SITE_FACTS } from '@pressdock/api/limits';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDomains } from './domainQueries.ts';
import { parseSiteFilter, prepareFilter, type SiteFilter } from './siteFilter.rules.ts';
import { createSnapshot, PART_SITES, type SiteRow, valueAt } from './snapshot.ts';
import { decodeSnapshot, encodeSnapshot } from './snapshotFile.ts';
import { countValues, createVersionTable, findNetwork, limitValues } from './snapshotQueries.ts';

const versions = fc.constantFrom('', '2.4.0', '2.4.1', '2.10.0', '8.1', '8.1.29', '7.4.33', 'x');
const texts = fc.constantFrom('', 'de-DE', 'en-US', 'DE', 'Acme (AS1)');
const siteRow: fc.Arbitrary<SiteRow> = fc.record({
  host: fc.option(fc.constantFrom('a.example', 'b.example', 'shop.example', 'ü.example')),
  ...{ version: versions, wordpress: versions, php: versions, mysql: versions },
  ...{ language: texts, country: texts, hosting: texts, theme: texts },
  ...{ network: texts, region: texts, city: texts },
});
const siteRows = fc.array(siteRow, { maxLength: 40 });
const filter = fc.oneof(
  fc.record({
    fact: fc.constantFrom('version', 'wordpress', 'php', 'mysql'),
    comparator: fc.constantFrom('lt', 'lte', 'eq', 'gte', 'gt'),
    value: fc.constantFrom('2', '2.4', '8.1', '8.1.29'),
  }),
  fc.record({
    fact: fc.constantFrom('language', 'country', 'php'),
    comparator: fc.constant('eq'),
    value: fc.constantFrom('', 'de-DE', 'DE'),
  }),
) as fc.Arbitrary<SiteFilter>;
const filters = fc.array(filter, { maxLength: 3 });

const matches = (row: SiteRow, all: readonly SiteFilter[]) =>
  all.every((one) => prepareFilter(one)(row[one.fact]));

/** Splits sites into two parts, as those of a large product are. */
const split = (rows: readonly SiteRow[]) => {
  const middle = Math.ceil(rows.length / 2);
  return [createSnapshot(rows.slice(0, middle)), createSnapshot(rows.slice(middle))];
};

describe('a filter', () => {
  it.each([
    ['php.eq.8.1', '8.1.29', true],
    ['php.eq.8.1', '8.10.0', false],
    ['php.eq.8.1.29', '8.1', false],
    ['php.lt.8.1', '8.0.30', true],
    ['php.lt.8.1', '8.1.29', false],
    ['php.lte.8.1', '8.1.29', true],
    ['php.gt.8.1', '8.1.29', false],
    ['php.gte.8.1', '8.1.29', true],
    ['php.lt.8.1', '', false],
    ['php.eq.', '', true],
    ['php.eq.', '8.1', false],
    ['php.lt.8.1', '7.4.33-1+deb11u5', true],
    ['wordpress.lt.6.7', '6.7-RC1', false],
    ['mysql.gte.10.6', '5.5.5-10.6.12-MariaDB-cll-lve', true],
    ['mysql.eq.10.6.12-MariaDB', '10.6.12-MariaDB', true],
    ['mysql.eq.10.6.12-MariaDB', '10.6.12-MariaDB-log', false],
    ['language.eq.de-DE', 'de-DE', true],
    ['hosting.eq.Acme. Inc.', 'Acme. Inc.', true],
  ])('%s decides about %j: %s', (text, reported, expected) => {
    const parsed = parseSiteFilter(text);
    expect(parsed && prepareFilter(parsed)(reported)).toBe(expected);
  });

  it.each(['', 'php', 'php.lt', 'php.lt.', 'php.near.8', 'language.lt.de', 'host.eq.a'])(
    '%j is invalid',
    (text) => expect(parseSiteFilter(text)).toBeUndefined(),
  );
});

describe('a snapshot', () => {
  it('is the same after it was stored', async () => {
    await fc.assert(
      fc.asyncProperty(siteRows, async (rows) => {
        const snapshot = createSnapshot(rows);
        expect(await decodeSnapshot(await encodeSnapshot(snapshot))).toEqual(snapshot);
      }),
    );
  });

  it('takes a number of several bytes for many values', async () => {
    const empty = Object.fromEntries(
      [...SITE_FACTS, 'network', 'region', 'city'].map((name) => [name, '']),
    );
    const rows = Array.from({ length: 70_000 }, (_, number) => ({
      ...(empty as unknown as SiteRow),
      host: `${String(number).padStart(6, '0')}.example`,
      hosting: String(number),
      city: String(number % 300),
    }));
    const stored = await decodeSnapshot(await encodeSnapshot(createSnapshot(rows)));
    const { hosting, city, php } = stored.columns;
    expect([hosting.codes, city.codes, php.codes].map((codes) => codes.BYTES_PER_ELEMENT)).toEqual([
      4, 2, 1,
    ]);
    expect([valueAt(hosting, 69_999), valueAt(city, 69_999)]).toEqual(['69999', '99']);
    expect(rows.length).toBeLessThan(PART_SITES);
  });

  it('rejects other bytes', async () => {
    await expect(decodeSnapshot(Buffer.from('no snapshot'))).rejects.toThrow();
  });

  it('counts values like a count of the rows', () => {
    fc.assert(
      fc.property(siteRows, filters, fc.constantFrom(...SITE_FACTS), (rows, all, fact) => {
        const naive = new Map<string, number>();
        for (const row of rows.filter((one) => matches(one, all))) {
          naive.set(row[fact], (naive.get(row[fact]) ?? 0) + 1);
        }
        expect(countValues(split(rows), fact, all)).toEqual(naive);
      }),
    );
  });

  it('counts every matching site once in the table of versions', () => {
    fc.assert(
      fc.property(siteRows, filters, fc.integer({ min: 1, max: 4 }), (rows, all, limit) => {
        const { rows: names, columns, cells } = createVersionTable(split(rows), all, limit);
        const sum = cells.flat().reduce((total, count) => total + count, 0);
        expect(sum).toBe(rows.filter((row) => matches(row, all)).length);
        expect(cells.map((row) => row.length)).toEqual(names.map(() => columns.length));
        expect(Math.max(names.length, columns.length)).toBeLessThanOrEqual(limit + 1);
      }),
    );
  });

  it('shows WordPress by minor version, the newest first and the rest last', () => {
    const row = { host: null, php: '', mysql: '', language: '', country: '', hosting: '' };
    const of = (wordpress: string, version: string) =>
      ({ ...row, theme: '', network: '', region: '', city: '', wordpress, version }) as SiteRow;
    const table = createVersionTable(
      [
        createSnapshot([
          ...[of('6.9.1', '2.10.0'), of('6.9', '2.10.0'), of('6.10', '2.9.0'), of('6.10', '2.9.0')],
          ...[of('', '2.9.0'), of('5.9', '1.0.0')],
        ]),
      ],
      [],
      3,
    );
    expect(table.rows).toEqual(['6.10', '6.9', '', OTHER_VALUES]);
    expect(table.columns).toEqual(['2.10.0', '2.9.0', '1.0.0']);
    expect(table.cells).toEqual([
      [0, 2, 0],
      [2, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]);
  });

  it('finds domains page by page like a search of the rows', () => {
    fc.assert(
      fc.property(
        ...([siteRows, filters, fc.constantFrom('', 'shop', 'b.', 'none'), fc.nat(6)] as const),
        (rows, all, search, offset) => {
          const naive = rows
            .filter((row) => row.host?.includes(search) && matches(row, all))
            .map(({ host }) => host)
            .sort();
          for (const parts of [split(rows), [createSnapshot(rows)]]) {
            const { found, total } = findDomains(
              [{ product: 'shop', parts }],
              { search, filters: all },
              { offset, limit: 3 },
            );
            expect(total).toBe(naive.length);
            const hosts = found.map(({ snapshot, site }) => snapshot.hosts[site]);
            expect(hosts).toEqual(naive.slice(offset, offset + 3));
          }
        },
      ),
    );
  });

  it('lists pages of many products in the order of hosts, and equal hosts in that of products', () => {
    const [blank] = fc.sample(siteRow, 1);
    if (!blank) throw new Error('There is no site.');
    const hostNumbers = fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 120 });
    fc.assert(
      fc.property(fc.array(hostNumbers, { maxLength: 12 }), fc.nat(1000), (lists, offset) => {
        const products = lists.map((numbers, product) => ({
          product: `${product}`,
          parts: split(numbers.map((number) => ({ ...blank, host: `${number}.example` }))),
        }));
        const naive = products
          .flatMap(({ product, parts }, order) =>
            parts.flatMap(({ hosts }) => hosts.map((host) => ({ host, product, order }))),
          )
          .sort((a, b) => (a.host === b.host ? a.order - b.order : a.host < b.host ? -1 : 1))
          .map(({ host, product }) => `${host} ${product}`);
        const query = { search: '', filters: [] };
        const { found, total } = findDomains(products, query, { offset, limit: 50 });
        expect(total).toBe(naive.length);
        expect(
          found.map(({ product, snapshot, site }) => `${snapshot.hosts[site]} ${product}`),
        ).toEqual(naive.slice(offset, offset + 50));
      }),
    );
  });

  it('finds the place of a network', () => {
    const row = { host: null, version: '', wordpress: '', php: '', mysql: '', language: '' };
    const site = { ...row, theme: '', network: '192.0.2.0/24', region: 'Bavaria', city: 'Munich' };
    const snapshots = [createSnapshot([{ ...site, country: 'DE', hosting: 'Acme' }])];
    expect(findNetwork(snapshots, '192.0.2.0/24')).toEqual({
      ...{ country: 'DE', region: 'Bavaria', city: 'Munich', hosting: 'Acme' },
    });
    expect(findNetwork(snapshots, '198.51.100.0/24')).toBeUndefined();
  });
});

describe('the limit of values', () => {
  it('keeps the most frequent and counts the others together', () => {
    const counts = new Map([
      ['a', 1],
      [OTHER_VALUES, 5],
      ['c', 3],
      ['b', 3],
    ]);
    expect(limitValues(counts, 2)).toEqual([
      { value: 'b', sites: 3 },
      { value: 'c', sites: 3 },
      { value: OTHER_VALUES, sites: 6 },
    ]);
    expect(limitValues(new Map([['a', 1]]), 2)).toEqual([{ value: 'a', sites: 1 }]);
  });
});
