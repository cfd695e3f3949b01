import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteCheck } from '../../../../test/harness/siteChecks.ts';
import {
  collectChanges,
  isNewer,
  remainingRoom,
  type SiteDay,
  type SiteRoom,
  type StoredSite,
  totalByDay,
} from './siteChecks.rules.ts';
import { NO_OPTIONAL_FACTS, type RecordedCheck } from './siteFacts.ts';

const at = (time: string) => `2026-03-${time}:00.000Z`;
const site = siteCheck('plugin', 'shop.example', { at: at('01T10:00'), mysql_version: '8.0.36' });
const accounts = new Map([['plugin', 'ines']]);

function toStored({ times, offered, plugins, ...check }: RecordedCheck): StoredSite {
  return { ...check, site_key: check.site_key ?? '', first_at: check.at };
}

const collect = (
  checks: readonly RecordedCheck[],
  known: readonly StoredSite[] = [],
  room?: SiteRoom,
) => collectChanges(checks, known, accounts, room);

describe('a site', () => {
  it.each<[string, Partial<RecordedCheck>, Partial<StoredSite>, Partial<StoredSite>]>([
    [
      'keeps the earlier value of a fact that a check omits',
      { mysql_version: null, php_version: null },
      {},
      { mysql_version: '8.0.36', php_version: '8.2.7' },
    ],
    [
      'replaces a theme with its version',
      { theme: 'Nine', theme_version: null },
      { theme: 'Ten', theme_version: '1.0' },
      { theme: 'Nine', theme_version: null },
    ],
    [
      'replaces a location as a whole',
      { country: 'FR' },
      { country: 'DE', region: 'Berlin', city: 'Berlin' },
      { country: 'FR', region: null, city: null },
    ],
    [
      'loses all optional facts when its consent is withdrawn',
      { is_consenting: false, installed_version: null },
      {},
      { is_consenting: false, installed_version: '1.0.0', ...NO_OPTIONAL_FACTS },
    ],
    [
      'is stored without optional facts if a check without consent contains them',
      { is_consenting: false, host: 'shop.example', language: 'de-DE' },
      { is_consenting: false, ...NO_OPTIONAL_FACTS },
      { host: null, language: null },
    ],
    [
      'has only the facts of its newest check when consent is given again',
      { mysql_version: null },
      { is_consenting: false, ...NO_OPTIONAL_FACTS, installed_version: '0.9' },
      { is_consenting: true, mysql_version: null, installed_version: '1.0.0' },
    ],
  ])('%s', (_name, check, before, expected) => {
    const known = { ...toStored(site), ...before };
    const changes = collect([{ ...site, at: at('01T12:00'), ...check }], [known]);
    expect(changes.sites).toEqual([expect.objectContaining({ at: at('01T12:00'), ...expected })]);
  });

  it('keeps its newest check when an older one arrives, with the time of the older one', () => {
    const late = { ...site, at: at('01T08:00'), installed_version: '0.9' };
    expect(collect([late], [toStored(site)]).sites).toEqual([
      { ...toStored(site), first_at: at('01T08:00') },
    ]);
  });

  it('has a row per day, by its newest check of the day and without facts of other days', () => {
    const next = { ...site, at: at('02T00:00'), mysql_version: null };
    const { days } = collect([next, site, { ...site, at: at('01T09:00') }]);
    expect(days.map((one) => [one.day, one.at, one.mysql_version])).toEqual([
      ['2026-03-01', at('01T10:00'), '8.0.36'],
      ['2026-03-02', at('02T00:00'), null],
    ]);
  });

  it('that does not send its address, or whose product was deleted, is not stored', () => {
    const changes = collect([
      { ...site, site_key: null },
      { ...site, item_id: 'gone' },
    ]);
    expect([changes.sites, changes.days]).toEqual([[], []]);
  });

  it('is stored only if its product and account have room for a new one', () => {
    const checks = Array.from({ length: 10 }, (_, n) => siteCheck('plugin', `${n}.example`));
    const known = checks.slice(8).map(toStored);
    for (const [product, account, expected] of [
      [3, 9, 5],
      [9, 3, 5],
      [9, 9, 10],
      [0, 9, 2],
    ] as const) {
      const room = {
        products: new Map([['plugin', product]]),
        accounts: new Map([['ines', account]]),
      };
      expect(collect(checks, known, room).days).toHaveLength(expected);
    }
    expect(collect(checks).days).toHaveLength(10);
  });
});

it('leaves room up to both limits of an hour', () => {
  const added = { product: new Map([['p', 4000]]), account: new Map([['a', 12_000]]) };
  expect(remainingRoom(added)).toEqual({
    products: new Map([['p', 1000]]),
    accounts: new Map([['a', 0]]),
  });
});

it('totals the checks of each product and day with the time of the last one', () => {
  const checks = [
    { ...site, times: 3 },
    { ...site, at: at('01T12:00'), times: 2, site_key: null },
    { ...site, at: at('02T12:00'), times: 1 },
  ];
  expect(totalByDay(checks)).toEqual([
    { item_id: 'plugin', day: '2026-03-01', checks: 5, last_at: at('01T12:00') },
    { item_id: 'plugin', day: '2026-03-02', checks: 1, last_at: at('02T12:00') },
  ]);
});

/** Checks of a few sites on a few days, some of them at the same time. */
const history = fc.array(
  fc.record({
    hour: fc.integer({ min: 0, max: 47 }),
    host: fc.constantFrom('a.example', 'b.example'),
    installed_version: fc.constantFrom('1.0', '2.0'),
    mysql_version: fc.constantFrom('8.0', '8.4', null),
    is_consenting: fc.boolean(),
  }),
  { maxLength: 30 },
);

it('has the same rows per day in whatever order checks arrive, in batches, late and repeated', () => {
  const orders = fc.infiniteStream(fc.integer({ min: 0, max: 1000 }));
  fc.assert(
    fc.property(history, orders, (events, numbers) => {
      const checks = events.map(({ hour, host, ...more }) =>
        siteCheck('plugin', host, {
          ...more,
          at: new Date(Date.UTC(2026, 2, 1, hour)).toISOString(),
        }),
      );
      const store = (order: readonly RecordedCheck[], size: number) => {
        const days = new Map<string, SiteDay>();
        const sites = new Map<string, StoredSite>();
        for (let start = 0; start < order.length; start += size) {
          const batch = order.slice(Math.max(0, start - 2), start + size);
          const changes = collect(batch, [...sites.values()]);
          const before = new Map(sites);
          for (const one of changes.sites) sites.set(one.site_key, one);
          for (const one of changes.days) {
            const key = one.site_key + one.day;
            const known = days.get(key);
            if (!known || isNewer(one, known)) days.set(key, one);
          }
          for (const { site_key, first_at } of changes.sites) {
            const former = before.get(site_key)?.first_at.slice(0, 10);
            const known = days.get(`${site_key}${former}`);
            if (known && former !== first_at.slice(0, 10)) known.is_first = false;
          }
        }
        return new Map([...days].sort());
      };
      const [size = 1, ...rest] = numbers.take(checks.length + 1);
      const shuffled = checks
        .map((check, index) => [rest[index] ?? 0, check] as const)
        .sort(([one], [other]) => one - other)
        .map(([, check]) => check);
      expect(store(shuffled, (size % 7) + 1)).toEqual(store(checks, checks.length + 1));
    }),
    { numRuns: 300 },
  );
});
