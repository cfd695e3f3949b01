import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { addProduct, uniqueSlug } from '../../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { addVersion } from '../../../../test/harness/versions.ts';

let server: TestServer;
let ines: Person;
let plugin: string;
beforeAll(async () => {
  server = await sharedTestServer();
  ines = await signUp(server);
  plugin = await addProduct(ines, 'plugins', uniqueSlug());
});

describe('download counts of a version', () => {
  let counted: string;
  beforeAll(async () => {
    counted = await addVersion(server, ines, plugin, '3.0.0');
  });
  const page = (number: number | string, of = ines.id) =>
    ines.api('GET', `/api/v2/analytics/${of}/downloads/details/${counted}?page=${number}`);

  it('are listed per day, newest first, in pages counted from 0', async () => {
    expect((await page(0)).body).toEqual({ data: [], totalPages: 0 });
    await server.database.withSystem((tx) =>
      sql`insert into daily_downloads (version_id, account_id, item_id, day, downloads)
        select ${counted}, ${ines.id}, ${plugin}, date '2026-01-01' + n, n + 1
        from generate_series(0, 249) n`.execute(tx),
    );
    const pages = await Promise.all([0, 1, 2, 3].map((number) => page(number)));
    expect(pages.map(({ body }) => [body.data.length, body.totalPages])).toEqual([
      [100, 3],
      [100, 3],
      [50, 3],
      [0, 3],
    ]);
    const days = pages.flatMap(({ body }) => body.data);
    expect(days[0]).toEqual({ created_at: '2026-09-07', count: 250 });
    expect(days.at(-1)).toEqual({ created_at: '2026-01-01', count: 1 });
    expect(new Set(days.map(({ created_at }) => created_at)).size).toBe(250);
  });

  it('are restricted to the account', async () => {
    const other = await signUp(server);
    expect((await page(0, other.id)).status).toBe(404);
    expect((await page(-1)).status).toBe(400);
    expect((await page('x')).status).toBe(400);
  });
});
