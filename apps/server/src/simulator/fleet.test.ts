import { describe, expect, it } from 'vitest';
import { createFleet, type FleetOptions } from './fleet.ts';
import { createRandom } from './random.ts';
import { computeTruth } from './truth/groundTruth.ts';
import { summarize, writeSummary } from './truth/summary.ts';
import { toRequest } from './visitRequest.ts';

const now = new Date('2026-06-30T23:59:59.999Z');
const options: FleetOptions = { sites: 200, days: 30, seed: 1, now };

const listVisits = (more: Partial<FleetOptions> = {}) =>
  [...createFleet({ ...options, ...more }).simulate()].flatMap(({ visits }) => visits);

describe('the fleet simulator', () => {
  it('creates the same fleet from the same seed, and another one from another seed', () => {
    const visits = listVisits();
    expect(listVisits()).toEqual(visits);
    expect(listVisits({ seed: 2 })).not.toEqual(visits);
    const fleet = createFleet(options);
    expect([...fleet.simulate()].flatMap((day) => day.visits)).toEqual(visits);
    expect([...fleet.simulate()].flatMap((day) => day.visits)).toEqual(visits);
  });

  it('behaves the same on other days', () => {
    const day = 86_400_000;
    const later = listVisits({ now: new Date(now.getTime() + 7 * day) });
    expect(later.map(({ at, site }) => ({ at: at - 7 * day, site }))).toEqual(
      listVisits().map(({ at, site }) => ({ at, site })),
    );
  });

  it('contains what real fleets contain', () => {
    const visits = listVisits({ sites: 1000, days: 60 });
    const sites = visits.map(({ site }) => site);
    const checks = visits.filter((visit) => visit.kind === 'check');
    expect(sites.some(({ mysql }) => mysql.includes('MariaDB-cll-lve'))).toBe(true);
    expect(sites.some(({ host }) => host?.startsWith('new-'))).toBe(true);
    expect(sites.some(({ path }) => path !== '')).toBe(true);
    expect(sites.some(({ host }) => host === null)).toBe(true);
    expect(sites.some(({ ip }) => ip.includes(':'))).toBe(true);
    expect(new Set(sites.map(({ isConsenting }) => isConsenting)).size).toBe(2);
    expect(new Set(sites.map(({ client }) => client)).size).toBe(3);
    expect(checks.some(({ offered }) => offered === null)).toBe(true);
    const fleet = createFleet({ ...options, sites: 1000, days: 60 });
    const { releases } = summarize(fleet, computeTruth(fleet), now);
    const troubled = releases.find(({ version }) => version === '2.4.0');
    const usual = releases.find(({ version }) => version === '2.3.1');
    if (!troubled || !usual) throw new Error('The fleet has other releases.');
    for (const outcome of ['offered', 'installed', 'failed', 'rolledBack', 'silent'] as const) {
      expect(usual[outcome], outcome).toBeGreaterThan(0);
    }
    expect(troubled.failed / troubled.downloaded).toBeGreaterThan(usual.failed / usual.downloaded);
  });

  it('sends the fields of the public protocol', () => {
    const requests = listVisits().map((visit) => ({ visit, request: toRequest(visit) }));
    const form = requests.find(({ request }) => request.body?.collectAnalytics === '1');
    expect(form?.request.body).toEqual({
      domain: form?.visit.site.url,
      collectAnalytics: '1',
      installed_version: form?.visit.site.installed,
      phpVersion: form?.visit.site.php,
      language: expect.not.stringContaining('_'),
      mysqlVersion: form?.visit.site.mysql,
      theme: expect.stringMatching(/^[\w-]+\|-\|.+\|-\|[\d.]+$/),
      plugins: expect.any(String),
    });
    expect(form?.request.userAgent).toMatch(/^WordPress\/\d.*; https?:\/\/.+/);
    const query = requests.find(({ visit }) => visit.site.client === 'query');
    expect(Object.keys(query?.request.query ?? {})).toEqual(
      expect.arrayContaining(['installed_version', 'php', 'locale']),
    );
  });

  it('sends nothing optional from a site whose owner does not consent', () => {
    const requests = listVisits()
      .filter(({ site }) => !site.isConsenting && site.client === 'query')
      .map((visit) => toRequest(visit));
    expect(requests.length).toBeGreaterThan(0);
    for (const { query } of requests) {
      expect(query).not.toHaveProperty('mysqlVersion');
      expect(query).not.toHaveProperty('theme');
      expect(query).not.toHaveProperty('collectAnalytics');
    }
  });

  it('prints a summary that is the same every time', () => {
    const write = () => {
      const fleet = createFleet({ ...options, sites: 50 });
      return writeSummary(summarize(fleet, computeTruth(fleet), now));
    };
    expect(write()).toBe(write());
    expect(write()).toMatch(/^2026-06-30 +\d+ +\d+ +\d+ +\d+ +\d+$/m);
  });
});

describe('random numbers', () => {
  it('are spread evenly, and follow weights and medians', () => {
    const random = createRandom(5);
    const count = 20_000;
    const numbers = Array.from({ length: count }, random.next);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    expect(numbers.reduce((sum, one) => sum + one, 0) / count).toBeCloseTo(0.5, 1);
    const common = Array.from({ length: count }, () =>
      random.weighted([
        ['a', 9],
        ['b', 1],
      ]),
    ).filter((one) => one === 'a');
    expect(common.length / count).toBeCloseTo(0.9, 1);
    const delays = Array.from({ length: count }, () => random.logNormal(6, 1)).sort(
      (a, b) => a - b,
    );
    expect(delays[count / 2]).toBeGreaterThan(5.5);
    expect(delays[count / 2]).toBeLessThan(6.5);
  });
});
