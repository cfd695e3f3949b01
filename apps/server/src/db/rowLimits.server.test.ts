import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../test/harness/server.ts';

let server: TestServer;
let ada: Person;

beforeAll(async () => {
  server = await sharedTestServer();
  ada = await signUp(server);
});

async function countedRows(table: string): Promise<number | undefined> {
  const { rows } = await server.database.withSystem((tx) =>
    sql<{ rows: number }>`select rows from account_rows
      where account_id = ${ada.id} and table_name = ${table}`.execute(tx),
  );
  return rows[0]?.rows;
}

/** Adds products in the database up to a number of rows. */
function fillProducts(upTo: number): Promise<unknown> {
  return server.database.withSystem((tx) =>
    sql`insert into items (id, account_id, kind, name, slug, description)
      select gen_random_uuid(), ${ada.id}, 'plugin', 'x', 'filler-' || n, 'x'
      from generate_series(1, ${upTo}::integer - (select count(*)::integer from items
        where account_id = ${ada.id})) n`.execute(tx),
  );
}

test('an account that reaches a limit gets a message, and can add rows again after deleting some', async () => {
  await fillProducts(4999);
  const add = (slug: string) =>
    ada.api('POST', '/api/v1/plugins', { name: 'x', slug, description: 'x' });
  const [last, first] = await Promise.all([add('one'), add('two')]);
  const [accepted, refused] = last.status < 300 ? [last, first] : [first, last];
  expect([accepted.status < 300, refused.status]).toEqual([true, 409]);
  expect(refused.body.message).toBe(
    'This account has reached the maximum of 5,000 products. Delete some and try again.',
  );
  expect(await countedRows('items')).toBe(5000);
  await ada.api('DELETE', `/api/v1/plugins/${accepted.body._id}`);
  expect((await add('three')).status).toBeLessThan(300);
  const eve = await signUp(server);
  const other = await eve.api('POST', '/api/v1/plugins', {
    name: 'x',
    slug: 'mine',
    description: 'x',
  });
  expect(other.status).toBeLessThan(300);
});

test('an account with too many webhook URLs cannot save another one', async () => {
  const eve = await signUp(server);
  await server.database.withSystem((tx) =>
    sql`insert into webhook_endpoints (account_id, channel, url)
      select ${eve.id}, 'webhook', 'https://a.example/' || n from generate_series(1, 499) n`.execute(
      tx,
    ),
  );
  const add = (slug: string, webhook_urls: string[]) =>
    eve.api('POST', '/api/v1/plugins', { name: 'x', slug, description: 'x', webhook_urls });
  const refused = await add('two', ['https://b.example/1', 'https://b.example/2']);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'This account has reached the maximum of 500 webhook URLs. Delete some and try again.',
  ]);
  expect((await add('one', ['https://b.example/1'])).status).toBe(201);
  expect((await add('known', ['https://a.example/7'])).status).toBe(201);
});

test('rows that are deleted with another row are no longer counted', async () => {
  await server.database.withSystem(async (tx) => {
    const { rows } = await sql<{ id: string }>`select id from items where account_id = ${ada.id}
      limit 1`.execute(tx);
    const item = rows[0]?.id;
    await sql`insert into versions (id, account_id, item_id, version, version_order,
        object_key, file_size, sha256, file_count)
      select gen_random_uuid(), ${ada.id}, ${item}, '1.0.' || n, n::text, 'x', 1, 'x', 1
      from generate_series(1, 3) n`.execute(tx);
  });
  expect(await countedRows('versions')).toBe(3);
  await server.database.withSystem((tx) =>
    sql`delete from items where account_id = ${ada.id}`.execute(tx),
  );
  expect(await countedRows('versions')).toBe(0);
  expect(await countedRows('items')).toBe(0);
});
