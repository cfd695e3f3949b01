import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';
import { hashToken } from '../../identity/token.ts';
import { useReset } from './passwordReset/passwordReset.store.ts';
import { insertUser } from './people/users.store.ts';
import { useRecoveryCode, useStep } from './secondFactor/secondFactor.store.ts';

/** Only Postgres runs these in parallel; the embedded database has one connection. */
const rounds = process.env.TEST_ENGINE === 'postgres' ? 100 : 5;
const parallel = 20;

let server: TestServer;
let ada: Person;

beforeAll(async () => {
  server = await sharedTestServer();
});
beforeEach(async () => {
  ada = await signUp(server);
});

const all = <Result>(work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: parallel }, (_, index) => work(index)));

const countTrue = (responses: readonly boolean[]) =>
  responses.filter((response) => response).length;

async function addResetToken(): Promise<string> {
  const nonce = randomUUID();
  await server.database.withSystem((tx) =>
    sql`insert into password_resets (nonce_hash, user_id, expires_at)
      values (${hashToken(nonce)}, ${ada.id}, now() + interval '10 minutes')`.execute(tx),
  );
  return nonce;
}

test('sets one password when twenty requests use one reset token at once', {
  timeout: 300_000,
}, async () => {
  // Each winner hashes a password, which is slow; the rounds without HTTP are below.
  for (let round = 0; round < 5; round += 1) {
    const nonce = await addResetToken();
    const responses = await all((index) => {
      const password = `the phrase of round ${round} and index ${index}`;
      const body = { nonce, passwordA: password, passwordB: password };
      return server.api('POST', '/api/v1/password-reset/reset', { body });
    });
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(parallel - 1);
    const index = statuses.indexOf(204);
    const password = `the phrase of round ${round} and index ${index}`;
    const signedIn = await server.api('POST', '/api/v1/auth', {
      body: { email: ada.email, password },
    });
    expect(signedIn.status).toBe(200);
  }
});

test('accepts a reset token once', { timeout: 300_000 }, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const hash = hashToken(await addResetToken());
    const results = await all(() =>
      server.database.withSystem((tx) => useReset(tx, hash, new Date())),
    );
    expect(countTrue(results)).toBe(1);
  }
});

test('creates one person when twenty requests register one address at once', {
  timeout: 300_000,
}, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const email = `${randomUUID()}@example.com`;
    const added = await all(() =>
      server.database.withSystem((tx) =>
        insertUser(tx, {
          id: randomUUID(),
          email,
          password_hash: 'x',
          first_name: 'A',
          last_name: 'B',
        }),
      ),
    );
    expect(countTrue(added)).toBe(1);
  }
});

test('accepts an app code and a recovery code once when twenty requests use them at once', {
  timeout: 300_000,
}, async () => {
  await server.database.withSystem((tx) =>
    sql`insert into second_factors (user_id, sealed) values (${ada.id}, 'x')`.execute(tx),
  );
  for (let round = 1; round <= rounds; round += 1) {
    const hash = randomUUID();
    await server.database.withSystem((tx) =>
      sql`insert into recovery_codes (user_id, code_hash) values (${ada.id}, ${hash})`.execute(tx),
    );
    const steps = await all(() => server.database.withSystem((tx) => useStep(tx, ada.id, round)));
    const codes = await all(() =>
      server.database.withSystem((tx) => useRecoveryCode(tx, ada.id, hash)),
    );
    expect([countTrue(steps), countTrue(codes)]).toEqual([1, 1]);
  }
});

test('stores the settings that two tabs save at once, up to the limit', {
  timeout: 300_000,
}, async () => {
  const save = (key: string) => ada.api('POST', '/api/v1/users/me/settings', { key, value: true });
  await all((index) => save(`tab-${index}`));
  const { settings } = (await ada.api('GET', '/api/v1/users/me/')).body;
  expect(Object.keys(settings)).toHaveLength(parallel);
  await server.database.withSystem((tx) =>
    sql`insert into user_settings (account_id, key, value)
      select ${ada.id}::uuid, 'k' || n, '1'::jsonb from generate_series(1, 1975) n`.execute(tx),
  );
  const responses = await all((index) => save(`more-${index}`));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(parallel - 5);
});
