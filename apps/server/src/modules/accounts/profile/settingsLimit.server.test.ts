import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { sharedTestServer, signUp, type TestServer } from '../../../../test/harness/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await sharedTestServer();
});

test('an account stores at most two thousand settings, which can still be changed', async () => {
  const person = await signUp(server);
  const save = (key: string, value: number) =>
    person.api('POST', '/api/v1/users/me/settings', { key, value });
  await server.database.withSystem((tx) =>
    sql`insert into user_settings (account_id, key, value)
      select ${person.id}::uuid, 'k' || n, '1'::jsonb from generate_series(1, 1999) n`.execute(tx),
  );
  expect((await save('last', 1)).status).toBe(200);
  const refused = await save('one-more', 1);
  expect(refused.status).toBe(409);
  expect(refused.body.code).toBe('conflict');
  expect((await save('k1', 2)).body.settings.k1).toBe(2);
});
