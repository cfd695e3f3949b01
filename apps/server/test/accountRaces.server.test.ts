import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashToken } from '../src/identity/token.ts';
import { takeReset } from '../src/modules/accounts/passwordReset/passwordReset.store.ts';
import {
  takeRecoveryCode,
  takeStep,
} from '../src/modules/accounts/secondFactor/secondFactor.store.ts';
import { insertUser } from '../src/modules/accounts/users.store.ts';
import { joinAsNew, type Person, startTestServer, type TestServer } from './harness.ts';

/** Parallel for real on Postgres alone: the embedded database has one connection. */
const rounds = process.env.TEST_ENGINE === 'postgres' ? 100 : 5;
const parallel = 20;

let server: TestServer;
let ada: Person;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  ada = await joinAsNew(server);
});
afterAll(() => server.close());

const all = <Result>(work: (place: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: parallel }, (_, place) => work(place)));

const won = (answers: readonly boolean[]) => answers.filter((answer) => answer).length;

async function addNonce(): Promise<string> {
  const nonce = randomUUID();
  await server.database.withSystem((tx) =>
    sql`insert into password_resets (nonce_hash, user_id, expires_at)
      values (${hashToken(nonce)}, ${ada.id}, now() + interval '10 minutes')`.execute(tx),
  );
  return nonce;
}

test('a nonce that twenty people use at once sets one password', { timeout: 300_000 }, async () => {
  // Each that wins makes a hash; the rounds without HTTP are below.
  for (let round = 0; round < 5; round += 1) {
    const nonce = await addNonce();
    const answers = await all((place) => {
      const password = `the phrase of round ${round} and place ${place}`;
      const body = { nonce, passwordA: password, passwordB: password };
      return server.api('POST', '/api/v1/password-reset/reset', { body });
    });
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(parallel - 1);
    const place = statuses.indexOf(204);
    const password = `the phrase of round ${round} and place ${place}`;
    const signedIn = await server.api('POST', '/api/v1/auth', {
      body: { email: ada.email, password },
    });
    expect(signedIn.status).toBe(200);
  }
});

test('a nonce is taken once', { timeout: 300_000 }, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const hash = hashToken(await addNonce());
    const taken = await all(() =>
      server.database.withSystem((tx) => takeReset(tx, hash, new Date())),
    );
    expect(won(taken)).toBe(1);
  }
});

test('an address that twenty people register at once is one person', {
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
    expect(won(added)).toBe(1);
  }
});

test('a code of the app, and a recovery code, let one of twenty in', {
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
    const steps = await all(() => server.database.withSystem((tx) => takeStep(tx, ada.id, round)));
    const codes = await all(() =>
      server.database.withSystem((tx) => takeRecoveryCode(tx, ada.id, hash)),
    );
    expect([won(steps), won(codes)]).toEqual([1, 1]);
  }
});

test('settings that two tabs save at once are both kept, and never too many', {
  timeout: 300_000,
}, async () => {
  const save = (key: string) => ada.api('POST', '/api/v1/users/me/settings', { key, value: true });
  await all((place) => save(`tab-${place}`));
  const { settings } = (await ada.api('GET', '/api/v1/users/me/')).body;
  expect(Object.keys(settings)).toHaveLength(parallel);
  await server.database.withSystem((tx) =>
    sql`insert into user_settings (account_id, key, value)
      select ${ada.id}::uuid, 'k' || n, '1'::jsonb from generate_series(1, 1975) n`.execute(tx),
  );
  const answers = await all((place) => save(`more-${place}`));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(parallel - 5);
});
