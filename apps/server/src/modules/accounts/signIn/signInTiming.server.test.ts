import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../../test/harness/server.ts';

const rounds = 15;

let server: TestServer;
let ada: Person;
/** A person with two-factor authentication. */
let eve: Person;

beforeAll(async () => {
  server = await sharedTestServer();
  [ada, eve] = await Promise.all([signUp(server), signUp(server)]);
  await server.database.withSystem((tx) =>
    sql`insert into second_factors (user_id, sealed, confirmed_at)
      values (${eve.id}, 'x', now())`.execute(tx),
  );
});

/**
 * Returns the shortest duration of each call, because load and earlier calls' jobs only lengthen some of
 * them. The calls alternate.
 */
async function compare(calls: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times = calls.map((): number[] => []);
  for (let round = -2; round < rounds; round += 1) {
    for (const [index, call] of calls.entries()) {
      const start = performance.now();
      await call();
      if (round >= 0) times[index]?.push(performance.now() - start);
    }
  }
  return times.map((durations) => Math.min(...durations));
}

const attempt = (email: string) =>
  server.api('POST', '/api/v1/auth', { body: { email, password: 'not the password' } });

test('rejects a sign-in in about the same time whether or not the address has an account', async () => {
  const [known = 0, withFactor = 0, unknown = 0] = await compare([
    () => attempt(ada.email),
    () => attempt(eve.email),
    () => attempt(`${randomUUID()}@example.com`),
  ]);
  // Without a hash to verify, a rejection would take a tenth of the time.
  for (const other of [known, withFactor]) {
    expect(unknown).toBeGreaterThan(other * 0.4);
    expect(other).toBeGreaterThan(unknown * 0.4);
  }
});

test('accepts a password reset request in about the same time whether or not the address has an account', async () => {
  const ask = async (email: string) => {
    const response = await server.api('POST', '/api/v1/password-reset', { body: { email } });
    expect(response.status).toBe(200);
  };
  const [known = 0, unknown = 0] = await compare([
    () => ask(ada.email),
    () => ask(`${randomUUID()}@example.com`),
  ]);
  expect(unknown).toBeGreaterThan(known * 0.4);
  expect(known).toBeGreaterThan(unknown * 0.4);
});
