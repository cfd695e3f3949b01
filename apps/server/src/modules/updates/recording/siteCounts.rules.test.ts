import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COUNTED_FACTS,
  countSites,
  remainingRoom,
  type SiteChanges,
  type SiteCheck,
  type SiteRoom,
  totalByDay,
} from './siteCounts.rules.ts';

const site: SiteCheck = {
  item_id: 'plugin',
  site_host: 'shop.example',
  at: '2026-03-01T10:00:00.000Z',
  installed_version: '1.0.0',
  wordpress_version: '6.6.1',
  php_version: '8.2.7',
  mysql_version: '8.0.36',
  language: 'en-US',
  locale: 'en_US',
  client_network: '192.0.2.0/24',
};
const accounts = new Map([['plugin', 'ines']]);
const plenty = (): SiteRoom => ({
  products: new Map([['plugin', 1000]]),
  accounts: new Map([['ines', 1000]]),
});
const at = (time: string) => `2026-03-${time}:00.000Z`;

/** Returns the changes as short texts, without the facts that every site reports alike. */
function describeChanges({ days, values }: SiteChanges): string[] {
  return [
    ...days.map(({ day, sites, new_sites }) => `${day} sites ${sites} new ${new_sites}`),
    ...values
      .filter(({ fact }) => fact === 'version')
      .map(({ day, value, change }) => `${day} ${value} ${change > 0 ? '+' : ''}${change}`),
  ];
}

describe('counting sites', () => {
  it.each<[string, Partial<SiteCheck>[], Partial<SiteCheck> | undefined, string[]]>([
    ['counts a new site', [{}], undefined, ['2026-03-01 sites 1 new 1', '2026-03-01 1.0.0 +1']],
    ['counts a site once per day', [{ at: at('01T22:00') }], {}, []],
    [
      'counts a site again on the next day',
      [{ at: at('02T00:00') }],
      {},
      ['2026-03-02 sites 1 new 0', '2026-03-02 1.0.0 +1'],
    ],
    [
      'moves a site that is updated during the day',
      [{ at: at('01T22:00'), installed_version: '1.1.0' }],
      {},
      ['2026-03-01 1.0.0 -1', '2026-03-01 1.1.0 +1'],
    ],
    [
      'counts only the last version of a batch',
      [{ at: at('01T11:00'), installed_version: '1.1.0' }, {}],
      undefined,
      ['2026-03-01 sites 1 new 1', '2026-03-01 1.1.0 +1'],
    ],
    ['ignores a check from before the newest one', [{ at: at('01T09:00') }], {}, []],
    ['ignores a repeated check', [{}], {}, []],
    [
      'uses the earlier value of a fact that a check omits',
      [{ at: at('01T22:00'), installed_version: null }],
      {},
      [],
    ],
    [
      'counts no sites that do not send their host',
      [{ site_host: '', installed_version: '3.0.0' }],
      undefined,
      [],
    ],
    ['skips a deleted product', [{ item_id: 'gone' }], undefined, []],
  ])('%s', (_name, checks, known, expected) => {
    const stored = known ? [{ ...site, ...known, first_at: site.at }] : [];
    const batch = checks.map((check) => ({ ...site, ...check }));
    expect(describeChanges(countSites(batch, stored, accounts, plenty()))).toEqual(expected);
  });

  it('stores the newest check, with earlier facts and the time of the first check', () => {
    const known = [{ ...site, first_at: at('01T08:00') }];
    const check = { ...site, at: at('01T11:00'), installed_version: '1.2.0', mysql_version: null };
    expect(countSites([check], known, accounts, plenty()).sites).toEqual([
      { ...site, at: at('01T11:00'), installed_version: '1.2.0', first_at: at('01T08:00') },
    ]);
  });

  it('stores the newest of the checks without a host, also beyond the limits', () => {
    const room: SiteRoom = { products: new Map(), accounts: new Map() };
    const [stored, ...others] = countSites([{ ...site, site_host: '' }], [], accounts, room).sites;
    expect([stored?.site_host, others]).toEqual(['', []]);
  });

  it('converts the locale of sites that send no language', () => {
    const { values } = countSites([{ ...site, language: null }], [], accounts, plenty());
    expect(values.find(({ fact }) => fact === 'language')?.value).toBe('en-US');
  });

  it('stores no more new sites than a product and its account have room for', () => {
    const checks = Array.from({ length: 10 }, (_, n) => ({ ...site, site_host: `${n}.example` }));
    const known = checks.slice(8).map((one) => ({ ...one, at: at('01T08:00'), first_at: site.at }));
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
      expect(countSites(checks, known, accounts, room).sites).toHaveLength(expected);
    }
  });

  it('leaves room up to both limits of an hour', () => {
    const added = { product: new Map([['p', 4000]]), account: new Map([['a', 12_000]]) };
    expect(remainingRoom(added)).toEqual({
      products: new Map([['p', 1000]]),
      accounts: new Map([['a', 0]]),
    });
  });
});

it('totals the checks of each product and day with the time of the last one', () => {
  const checks = [
    { ...site, times: 3 },
    { ...site, at: at('01T12:00'), times: 2, site_host: '' },
    { ...site, at: at('02T12:00'), times: 1 },
  ];
  expect(totalByDay(checks)).toEqual([
    { item_id: 'plugin', day: '2026-03-01', checks: 5, last_at: at('01T12:00') },
    { item_id: 'plugin', day: '2026-03-02', checks: 1, last_at: at('02T12:00') },
  ]);
});

/** Checks of a few sites on a few days, none at the same time. */
const history = fc.uniqueArray(
  fc.record({
    minute: fc.integer({ min: 0, max: 4 * 24 * 60 }),
    host: fc.constantFrom('a.example', 'b.example', 'c.example'),
    version: fc.constantFrom('1.0', '1.1', '2.0'),
  }),
  { selector: ({ minute }) => minute, maxLength: 40 },
);

it('counts each site once per day by its last check, however checks are batched and repeated', () => {
  fc.assert(
    fc.property(history, fc.infiniteStream(fc.integer({ min: 1, max: 7 })), (events, sizes) => {
      const checks = events
        .toSorted((one, other) => one.minute - other.minute)
        .map(({ minute, host, version }) => ({
          ...site,
          site_host: host,
          installed_version: version,
          at: new Date(Date.UTC(2026, 2, 1, 0, minute)).toISOString(),
        }));
      const stored = new Map<string, SiteCheck & { first_at: string }>();
      const counts = new Map<string, number>();
      const add = (key: string, change: number) => {
        const count = (counts.get(key) ?? 0) + change;
        if (count === 0) counts.delete(key);
        else counts.set(key, count);
      };
      for (let start = 0; start < checks.length; ) {
        const size = sizes.next().value ?? 1;
        // The batch before is written again, as after a lost acknowledgment.
        const batch = checks.slice(Math.max(0, start - 3), start + size);
        const changes = countSites(batch, [...stored.values()], accounts, plenty());
        for (const one of changes.sites) stored.set(one.site_host, one);
        for (const { day, sites } of changes.days) add(`${day} sites`, sites);
        for (const { day, fact, value, change } of changes.values)
          add(`${day} ${fact} ${value}`, change);
        start += size;
      }
      const last = new Map(checks.map((one) => [`${one.at.slice(0, 10)} ${one.site_host}`, one]));
      const expected = new Map<string, number>();
      for (const { at: time, installed_version } of last.values()) {
        const day = time.slice(0, 10);
        for (const key of [`${day} sites`, `${day} version ${installed_version}`]) {
          expected.set(key, (expected.get(key) ?? 0) + 1);
        }
      }
      const counted = [...counts].filter(([key]) => / sites$| version /.test(key));
      expect(new Map(counted)).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});

it('counts every fact of a site', () => {
  const { values } = countSites([site], [], accounts, plenty());
  expect(values.map(({ fact }) => fact)).toEqual([...COUNTED_FACTS]);
});
