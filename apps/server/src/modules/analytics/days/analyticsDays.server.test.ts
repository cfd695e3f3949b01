import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayFromToday } from '../../../../test/harness/analytics.ts';
import type { TestServer } from '../../../../test/harness/server.ts';
import {
  type AnalyticsTest,
  createAnalyticsTest,
  day,
  dayBefore,
  emptyDay,
} from '../analytics.testing.ts';

let server: TestServer;
let shop: string;
let forms: string;
let release: string;
let read: AnalyticsTest['read'];
beforeAll(async () => {
  ({ server, shop, forms, release, read } = await createAnalyticsTest());
});

describe('the days', () => {
  it('with data are listed, newest first', async () => {
    expect((await read('dates')).body).toEqual([day, dayBefore]);
    expect((await read(`dates?product=${shop}`)).body).toEqual([day, dayBefore]);
    expect((await read(`dates?product=${forms}`)).body).toEqual([day]);
  });

  it('have totals of a product and of all products', async () => {
    const totals = { date: day, consentingSites: 3, newSites: 3, downloads: 7 };
    const ofShop = await read(`${day}?product=${shop}`);
    expect(ofShop.body).toEqual({ data: { ...totals, sites: 4, checks: 6 } });
    expect((await read(day)).body).toEqual({
      data: { ...totals, sites: 5, consentingSites: 4, newSites: 4, checks: 7 },
    });
    const nothing = { sites: 0, consentingSites: 0, newSites: 0, checks: 0, downloads: 0 };
    expect((await read(emptyDay)).body).toEqual({ data: { date: emptyDay, ...nothing } });
  });

  it('have downloads and update checks, also on days without any', async () => {
    const { body: downloads } = await read(`downloads?product=${shop}`);
    expect(downloads).toHaveLength(15);
    expect(downloads.at(-3)).toEqual({ created_at: day, count: 7 });
    expect(downloads.at(-1)).toEqual({ created_at: dayFromToday(0), count: 0 });
    expect((await read(`downloads?product=${forms}`)).body).toHaveLength(15);
    const { body: checks } = await read('update-count');
    expect(checks).toEqual([
      { date: dayBefore, total: 1 },
      { date: day, total: 7 },
    ]);
  });

  it('have growth with the releases in the period', async () => {
    const releasedAt = `${dayBefore}T23:00:00Z`;
    await server.database.withSystem((tx) =>
      sql`update versions set created_at = ${releasedAt} where id = ${release}`.execute(tx),
    );
    const { body } = await read(`growth?product=${shop}&from=${dayBefore}&to=${dayFromToday(0)}`);
    expect(body.days).toEqual([
      { date: dayBefore, sites: 1, newSites: 1, checks: 1 },
      { date: day, sites: 4, newSites: 3, checks: 6 },
    ]);
    expect(body.releases).toEqual([{ product: shop, version: '2.0.0', date: dayBefore }]);
    const earlier = await read(`growth?from=${emptyDay}&to=${dayFromToday(-30)}`);
    expect(earlier.body).toEqual({ days: [], releases: [] });
  });

  it.each([
    ['one day', -2, -1, 4],
    ['several days, each site once', -3, -1, 4],
    ['the day before', -3, -2, 1],
    ['days without data', -9, -4, 0],
  ])('have active installs: %s', async (_, start, end, count) => {
    const period = `${dayFromToday(start)}/${dayFromToday(end)}`;
    const { body } = await read(`active-installs/${period}?product=${shop}`);
    expect(body).toEqual({ activeInstallCount: count });
  });

  it.each([
    `active-installs/${day}/${day}`,
    `active-installs/${dayFromToday(-40)}/${dayFromToday(0)}`,
    `growth?from=${day}&to=${dayBefore}`,
    'growth?from=2020-01-01&to=2026-01-01',
  ])('refuse the period of %s', async (call) => {
    expect((await read(call)).status).toBe(400);
  });
});
