import { COMPARATORS, type Comparator, VERSION_FACTS } from '@pressdock/api/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TruthFilter } from '../../src/simulator/truth/filters.ts';
import type { TruthDomain } from '../../src/simulator/truth/groundTruth.ts';
import { sharedTestServer } from '../harness/server.ts';
import { addFleetProduct, type FleetProduct, rollUp } from './fleetProduct.ts';

let fleet: FleetProduct;
let lastDay: string;
beforeAll(async () => {
  fleet = await addFleetProduct(await sharedTestServer(), 2);
  await fleet.writer.writeFleet(fleet.fleet, fleet.product, { now: fleet.now });
  await rollUp(fleet);
  lastDay = fleet.fleet.days.at(-1) ?? '';
});

type Listed = Record<string, string>;

/** Returns domains as texts; sites of one domain have no order. */
const write = (domains: readonly Listed[]) =>
  domains
    .map((one) =>
      [
        ...[one.domain, one.version, one.wordpress, one.php, one.mysql, one.language],
        one.ip_address,
      ].join(' | '),
    )
    .sort();

const toListed = ({ domain, network, facts }: TruthDomain): Listed => ({
  domain,
  ...facts,
  ip_address: network,
});

const expectedDomains = (filters: readonly TruthFilter[] = [], search = '') =>
  fleet.truth.listDomains(lastDay, filters).filter(({ domain }) => domain.includes(search));

/** Reads all pages, and expects each to have the right size and totals. */
async function readPages(query: Record<string, string | number>, expected: number) {
  const pageSize = 37;
  const results: Listed[] = [];
  const totalPages = Math.ceil(expected / pageSize);
  for (let page = 1; page <= Math.max(1, totalPages); page += 1) {
    const body = await fleet.read('domains', { date: lastDay, page, pageSize, ...query });
    expect(body).toMatchObject({ total: expected, totalPages });
    expect(body.results).toHaveLength(Math.min(pageSize, expected - results.length));
    results.push(...body.results);
  }
  return results;
}

describe('domains match the ground truth', () => {
  it('lists every domain once on consecutive pages in alphabetical order', async () => {
    const expected = expectedDomains();
    const results = await readPages({}, expected.length);
    expect(write(results)).toEqual(write(expected.map(toListed)));
    expect(results.map(({ domain }) => domain)).toEqual(expected.map(({ domain }) => domain));
    expect(new Set(results.map(({ product }) => product))).toEqual(new Set([fleet.product.id]));
    const after = await fleet.read('domains', { date: lastDay, page: 1000 });
    expect(after).toMatchObject({ results: [], total: expected.length });
  });

  it('limits the list by every field and comparator', async () => {
    const values = { version: '2.3', wordpress: '6.7', php: '8.1', mysql: '10.5' };
    for (const fact of VERSION_FACTS) {
      for (const [comparator, symbol] of Object.entries(COMPARATORS)) {
        const filter = { fact, comparator: comparator as Comparator, value: values[fact] };
        const expected = expectedDomains([filter]);
        const selected = {
          selectedField: fact,
          selectedComparator: symbol,
          selectedVersion: values[fact],
        };
        const results = await readPages(selected, expected.length);
        expect(write(results), `${fact} ${symbol}`).toEqual(write(expected.map(toListed)));
      }
    }
  });

  it('finds parts of domains, also together with filters', async () => {
    for (const search of ['bakery', 'new-', '-1', '.example', 'nothing-like-this']) {
      const expected = expectedDomains([], search);
      const results = await readPages({ query: search }, expected.length);
      expect(write(results), search).toEqual(write(expected.map(toListed)));
    }
    const filter: TruthFilter = { fact: 'country', comparator: 'eq', value: 'DE' };
    const expected = expectedDomains([filter], 'a');
    const results = await readPages({ query: 'A', filter: 'country.eq.DE' }, expected.length);
    expect(write(results)).toEqual(write(expected.map(toListed)));
  });

  it('never lists a site whose owner does not consent', async () => {
    const hosts = (await readPages({}, expectedDomains().length)).map(({ domain }) => domain);
    const listed = new Set(hosts);
    const visits = [...fleet.fleet.simulate()].flatMap((day) => day.visits);
    const silent = visits.filter(({ site }) => !site.isConsenting && site.path === '');
    const consenting = new Set(
      visits.filter(({ site }) => site.isConsenting).map(({ site }) => site.host),
    );
    const hidden = silent.map(({ site }) => site.host).filter((host) => !consenting.has(host));
    expect(hidden.length).toBeGreaterThan(20);
    expect(hidden.filter((host) => host !== null && listed.has(host))).toEqual([]);
  });
});
