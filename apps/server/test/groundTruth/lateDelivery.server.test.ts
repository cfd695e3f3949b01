import { SITE_FACTS } from '@pressdock/api/limits';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../src/simulator/random.ts';
import type { Visit } from '../../src/simulator/site.ts';
import { createVisitReader } from '../../src/simulator/writers/historyBatches.ts';
import { sharedTestServer } from '../harness/server.ts';
import { addFleetProduct, type FleetProduct, rollUp, sortEntries } from './fleetProduct.ts';

let fleet: FleetProduct;
let repeated: Map<string, number>;

/** Returns the visits in another order. */
function shuffle(visits: readonly Visit[], seed: number): Visit[] {
  const random = createRandom(seed);
  return visits
    .map((visit) => ({ visit, order: random.next() }))
    .sort((one, other) => one.order - other.order)
    .map(({ visit }) => visit);
}

beforeAll(async () => {
  fleet = await addFleetProduct(await sharedTestServer(), 3);
  const reader = createVisitReader(fleet.product, fleet.writer.reports);
  const visits = [...fleet.fleet.simulate()].flatMap((day) => day.visits);
  const again = visits.filter((visit, index) => visit.kind === 'check' && index % 5 === 0);
  repeated = new Map();
  for (const { at } of again) {
    const day = new Date(at).toISOString().slice(0, 10);
    repeated.set(day, (repeated.get(day) ?? 0) + 1);
  }
  const inDisorder = shuffle([...visits, ...again], 9);
  const size = 1500;
  for (let start = 0; start < inDisorder.length; start += size) {
    const checks = inDisorder
      .slice(start, start + size)
      .flatMap((visit) => (visit.kind === 'check' ? [reader.readCheck(visit)] : []));
    const batch = { checks, uncounted: new Map<string, number>() };
    await fleet.writer.siteHistory.recordChecks(batch, fleet.now, { isLimited: false });
    // Days that are rolled up already change again.
    if (start === 3 * size) await rollUp(fleet);
  }
  await rollUp(fleet);
});

describe('checks that arrive late, twice and in another order', () => {
  it('give the totals of the ground truth', async () => {
    for (const date of fleet.fleet.days) {
      const { sites, consentingSites, newSites, checks } = fleet.truth.totalsOf(date);
      expect((await fleet.read(date)).data, date).toMatchObject({
        sites,
        consentingSites,
        newSites,
        checks: checks + (repeated.get(date) ?? 0),
      });
    }
  });

  it('give the values of the ground truth', async () => {
    for (const date of fleet.fleet.days) {
      for (const fact of SITE_FACTS) {
        const { data } = await fleet.read(`${date}/values/${fact}`);
        const counts = data.map(({ value, sites }: { value: string; sites: number }) => [
          value,
          sites,
        ]);
        expect(sortEntries(counts), `${date} ${fact}`).toEqual(
          sortEntries(fleet.truth.countValues(date, fact)),
        );
      }
    }
  });

  it('give the active installs of every period of the ground truth', async () => {
    const { days } = fleet.fleet;
    const dayAfter = (day: string) =>
      new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    for (const [index, start] of days.entries()) {
      for (const last of days.slice(index)) {
        const end = dayAfter(last);
        const { activeInstallCount } = await fleet.read(`active-installs/${start}/${end}`);
        expect(activeInstallCount, `${start} to ${last}`).toBe(fleet.truth.countActive(start, end));
      }
    }
  });

  it('give the domains of the ground truth', async () => {
    for (const date of fleet.fleet.days) {
      const { results, total } = await fleet.read('domains', { date, pageSize: 100 });
      const domains = fleet.truth.listDomains(date).map(({ domain }) => domain);
      expect(total, date).toBe(domains.length);
      expect(
        results.map(({ domain }: { domain: string }) => domain),
        date,
      ).toEqual(domains.slice(0, 100));
    }
  });
});
