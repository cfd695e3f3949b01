import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct, uniqueSlug } from '../../../../test/harness/products.ts';
import {
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../../test/harness/server.ts';
import type { Database } from '../../../db/database.ts';
import { decodeSnapshot } from '../../../snapshots/snapshotFile.ts';
import { countValues } from '../../../snapshots/snapshotQueries.ts';
import { NO_OPTIONAL_FACTS, type RecordedCheck } from '../recording/siteFacts.ts';
import { createSiteHistory } from '../recording/siteHistory.service.ts';
import { createRollups } from './rollups.service.ts';

/** Ends with the error of a day that cannot be rolled up. */
const reject = (error: unknown) => Promise.reject(error);

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer();
  ada = await signUp(server);
});
afterAll(() => server.close());

const now = new Date('2026-03-20T12:00:00Z');

const newProduct = () => addProduct(ada, 'plugins', uniqueSlug());

const keyOf = (site: number) => String(site).padStart(32, '0');

function checkOf(
  item_id: string,
  { site, day, hour, php }: { site: number; day: number; hour: number; php: string },
): RecordedCheck {
  const at = new Date(Date.UTC(2026, 2, day, hour)).toISOString();
  const facts = { ...NO_OPTIONAL_FACTS, host: `site-${site}.example`, is_consenting: true };
  const versions = { installed_version: '1.0.0', wordpress_version: '6.7', php_version: php };
  return { ...facts, ...versions, item_id, site_key: keyOf(site), at, times: 1 };
}

async function record(checks: readonly RecordedCheck[]): Promise<void> {
  const history = createSiteHistory(server.database);
  await history.recordChecks({ checks, uncounted: new Map() }, now, { isLimited: false });
}

const run = <Row>(text: ReturnType<typeof sql<Row>>) =>
  server.database.withSystem(async (tx) => (await text.execute(tx)).rows);

const totalsOf = (item: string) =>
  run(sql<{ day: string; sites: number; new_sites: number; consenting_sites: number }>`
    select day, sites, new_sites, consenting_sites from daily_update_checks
    where item_id = ${item} order by day`);

const phpOf = (item: string) =>
  run(sql<{ day: string; value: string; sites: number }>`
    select day, value, sites from daily_site_counts
    where item_id = ${item} and fact = 'php' order by day, value`);

async function snapshotPhpOf(item: string, day: string) {
  const rows = await run(sql<{ data: Uint8Array }>`select data from day_snapshots
    where item_id = ${item} and day = ${day} order by part`);
  const parts = await Promise.all(rows.map(({ data }) => decodeSnapshot(data)));
  return [...countValues(parts, 'php', [])].sort();
}

describe('the counts of a day', () => {
  it('equal a count of the newest check of each site, in any order and however often sent', async () => {
    const check = fc.record({
      site: fc.integer({ min: 1, max: 6 }),
      day: fc.integer({ min: 1, max: 3 }),
      hour: fc.integer({ min: 0, max: 23 }),
      php: fc.constantFrom('7.4.33', '8.1.29', '8.3.1'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(check, {
          selector: ({ site, day, hour }) => `${site} ${day} ${hour}`,
          maxLength: 25,
        }),
        fc.integer({ min: 1, max: 3 }),
        async (checks, batches) => {
          const item = await newProduct();
          const rollups = createRollups(server.database, reject, { partSites: 4 });
          const size = Math.ceil(checks.length / batches) || 1;
          const parts = [0, 1, 2].map((part) => checks.slice(part * size, (part + 1) * size));
          // Each batch arrives twice, and some are rolled up in between.
          for (const [number, part] of [...parts, ...parts].entries()) {
            await record(part.map((one) => checkOf(item, one)));
            if (number % 2 === 0) await rollups.rollUpAll();
          }
          await rollups.rollUpAll();
          const newest = new Map<string, (typeof checks)[number]>();
          for (const one of checks.toSorted((a, b) => a.hour - b.hour)) {
            newest.set(`${one.day} ${one.site}`, one);
          }
          const days = [...new Set(checks.map(({ day }) => day))].sort();
          const firstDay = (site: number) =>
            Math.min(...checks.filter((one) => one.site === site).map(({ day }) => day));
          const ofDay = (day: number) => [...newest.values()].filter((one) => one.day === day);
          expect(await totalsOf(item)).toEqual(
            days.map((day) => ({
              day: `2026-03-0${day}`,
              sites: ofDay(day).length,
              new_sites: ofDay(day).filter(({ site }) => firstDay(site) === day).length,
              consenting_sites: ofDay(day).length,
            })),
          );
          const counted = days.flatMap((day) =>
            ['7.4.33', '8.1.29', '8.3.1'].flatMap((value) => {
              const sites = ofDay(day).filter(({ php }) => php === value).length;
              return sites === 0 ? [] : [{ day: `2026-03-0${day}`, value, sites }];
            }),
          );
          expect(await phpOf(item)).toEqual(counted);
          for (const day of days) {
            expect(await snapshotPhpOf(item, `2026-03-0${day}`)).toEqual(
              counted
                .filter((one) => one.day === `2026-03-0${day}`)
                .map(({ value, sites }) => [value, sites]),
            );
          }
        },
      ),
      { numRuns: 15, endOnFailure: true },
    );
  });

  it('stay as they are when a rollup is interrupted, and are counted again', async () => {
    const item = await newProduct();
    await record([checkOf(item, { site: 1, day: 1, hour: 1, php: '8.1.29' })]);
    const rollups = createRollups(server.database, reject);
    await rollups.rollUpAll();
    await record([checkOf(item, { site: 2, day: 1, hour: 1, php: '8.1.29' })]);
    // A process claimed the day and was killed.
    await run(sql`update day_rollups set claimed_until = clock_timestamp() + interval '1 hour'
      where item_id = ${item}`);
    await rollups.rollUpAll();
    expect(await phpOf(item)).toEqual([{ day: '2026-03-01', value: '8.1.29', sites: 1 }]);
    await run(sql`update day_rollups set claimed_until = clock_timestamp() - interval '1 second'
      where item_id = ${item}`);
    await rollups.rollUpAll();
    expect(await phpOf(item)).toEqual([{ day: '2026-03-01', value: '8.1.29', sites: 2 }]);
  });

  it('are written once by processes that roll up at the same time', async () => {
    const item = await newProduct();
    const days = [1, 2, 3, 4];
    await record(days.map((day) => checkOf(item, { site: day, day, hour: 1, php: '8.1.29' })));
    const done = await Promise.all(
      [1, 2, 3].map(() => createRollups(server.database, reject).rollUpAll()),
    );
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(days.length);
    expect(await totalsOf(item)).toHaveLength(days.length);
  });

  it('of today are not rolled up again at once', async () => {
    const item = await newProduct();
    const [today = ''] = new Date().toISOString().split('T');
    const history = createSiteHistory(server.database);
    const send = (site: number) => {
      const check = checkOf(item, { site, day: 1, hour: 1, php: '8.1.29' });
      const batch = { checks: [{ ...check, at: `${today}T00:00:00.000Z` }], uncounted: new Map() };
      return history.recordChecks(batch, new Date(), { isLimited: false });
    };
    const rollups = createRollups(server.database, reject);
    await send(1);
    await rollups.rollUpDue();
    await send(2);
    await rollups.rollUpDue();
    expect(await totalsOf(item)).toMatchObject([{ day: today, sites: 1 }]);
    await rollups.rollUpAll();
    expect(await totalsOf(item)).toMatchObject([{ day: today, sites: 2 }]);
  });

  it('of today are rolled up again after a minute, those of many sites after ten', async () => {
    const item = await newProduct();
    const [today = ''] = new Date().toISOString().split('T');
    const rollups = createRollups(server.database, reject);
    const send = async (site: number) => {
      const check = checkOf(item, { site, day: 1, hour: 1, php: '8.1.29' });
      const batch = { checks: [{ ...check, at: `${today}T00:00:00.000Z` }], uncounted: new Map() };
      await createSiteHistory(server.database).recordChecks(batch, new Date());
    };
    const countSites = async (minutes: number, storedSites: number) => {
      await run(sql`update day_rollups set rolled_up_at = clock_timestamp() - make_interval(mins => ${minutes})
        where item_id = ${item}`);
      await run(sql`update daily_update_checks set sites = ${storedSites} where item_id = ${item}`);
      await rollups.rollUpDue();
      return (await totalsOf(item))[0]?.sites;
    };
    await send(1);
    await rollups.rollUpAll();
    await send(2);
    expect(await countSites(1, 1)).toBe(2);
    await send(3);
    expect(await countSites(1, 100_000)).toBe(100_000);
    expect(await countSites(9, 100_000)).toBe(100_000);
    expect(await countSites(11, 100_000)).toBe(3);
  });

  it('are counted when sites send the name that other themes are counted under', async () => {
    const item = await newProduct();
    const names = ['(other)', ...Array.from({ length: 201 }, (_, number) => `Theme ${number}`)];
    const checks = names.flatMap((theme, number) =>
      [1, 2].slice(0, number === 0 ? 2 : 1).map((copy) => ({
        ...checkOf(item, { site: number * 10 + copy, day: 1, hour: 1, php: '8.1.29' }),
        theme,
        theme_version: '',
      })),
    );
    await record(checks);
    await createRollups(server.database, reject).rollUpAll();
    const rows = await run(sql<{ sites: number }>`select sites from daily_theme_counts
      where item_id = ${item} and name = '(other)'`);
    expect(rows).toEqual([{ sites: 3 }]);
  });

  it('of other products are written although one of them fails', async () => {
    const [broken, item] = [await newProduct(), await newProduct()];
    await record([checkOf(broken, { site: 1, day: 1, hour: 1, php: '8.1.29' })]);
    await record([checkOf(item, { site: 1, day: 2, hour: 1, php: '8.1.29' })]);
    const failures: unknown[] = [];
    let calls = 0;
    const database: Database = {
      ...server.database,
      // The first day is claimed, read and written.
      withSystem: (work) => {
        calls += 1;
        if (calls === 3) throw new Error('The connection is lost.');
        return server.database.withSystem(work);
      },
    };
    await createRollups(database, (error) => failures.push(error)).rollUpAll();
    expect(failures).toHaveLength(1);
    expect(await totalsOf(item)).toHaveLength(1);
  });

  it('of a deleted product are not written', async () => {
    const item = await newProduct();
    await record([checkOf(item, { site: 1, day: 1, hour: 1, php: '8.1.29' })]);
    await run(sql`delete from items where id = ${item}`);
    const rollups = createRollups(server.database, reject);
    await rollups.rollUpAll();
    expect(await rollups.rollUpDay({ item_id: item, day: '2026-03-01' })).toBe('done');
    expect(await totalsOf(item)).toEqual([]);
  });
});
