import { sql } from 'kysely';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { dayFromToday } from '../../../test/harness/analytics.ts';
import { signUp, type TestServer } from '../../../test/harness/server.ts';
import { type AnalyticsTest, createAnalyticsTest, day } from './analytics.testing.ts';

let server: TestServer;
let shop: string;
let path: AnalyticsTest['path'];
let read: AnalyticsTest['read'];
beforeAll(async () => {
  ({ server, shop, path, read } = await createAnalyticsTest());
});

describe('every call', () => {
  const calls = [
    ...['dates', day, 'downloads', 'update-count', `active-installs/${day}/${dayFromToday(-1)}`],
    ...[`growth?from=${day}&to=${day}`, 'plugins', `themes/${day}`, `${day}/site-plugins`],
    ...[`${day}/wordpress-versions`, `${day}/php-versions`, `${day}/mysql-versions`],
    ...[`${day}/languages`, `${day}/values/php`, `${day}/wordpress-by-version`],
    ...[`domains?date=${day}`, `whois/${day}?ip_address=192.0.2.0/24`],
    ...[`geo-ip/${day}?ip_address=192.0.2.0/24`, 'lookup-sources'],
  ];

  test.each(calls)('%s is restricted to the account, its products and a plan', async (call) => {
    expect((await read(call)).status).toBe(200);
    const eve = await signUp(server);
    expect((await eve.api('GET', path(call))).status).toBe(404);
    expect((await eve.api('GET', path(call, eve))).status).toBe(200);
    if (!/^(plugins|lookup|whois|geo-ip)/.test(call)) {
      const ofOther = `${path(call, eve)}${call.includes('?') ? '&' : '?'}product=${shop}`;
      expect((await eve.api('GET', ofOther)).status).toBe(404);
    }
    await server.database.withSystem((tx) =>
      sql`update users set analytics_plan = 'none' where id = ${eve.id}`.execute(tx),
    );
    expect((await eve.api('GET', path(call, eve))).status).toBe(403);
  });

  it('needs a plan only as long as there is none', async () => {
    const eve = await signUp(server);
    for (const [plan, status] of [
      ['none', 403],
      ['pressdock-analytics-small', 200],
    ]) {
      await server.database.withSystem((tx) =>
        sql`update users set analytics_plan = ${plan} where id = ${eve.id}`.execute(tx),
      );
      expect((await eve.api('GET', path('dates', eve))).status).toBe(status);
    }
  });

  it('refuses an invalid product', async () => {
    expect((await read('dates?product=none')).status).toBe(404);
  });

  it.each(['2026-02-30', '2026-13-01', '2026-1-1', 'today'])(
    'refuses the day %s',
    async (invalidDay) => {
      expect((await read(`${invalidDay}/php-versions`)).status).toBe(404);
    },
  );
});
