import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinAsNew, type Person, startTestServer, type TestServer } from './harness.ts';

const rounds = 15;

let server: TestServer;
let ada: Person;
/** Somebody whose sign-in asks for a code as well. */
let eve: Person;

beforeAll(async () => {
  server = await startTestServer();
  [ada, eve] = await Promise.all([joinAsNew(server), joinAsNew(server)]);
  await server.database.withSystem((tx) =>
    sql`insert into second_factors (user_id, sealed, confirmed_at)
      values (${eve.id}, 'x', now())`.execute(tx),
  );
});
afterAll(() => server.close());

const median = (times: number[]) =>
  times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

/** The middle of how long each takes, asked in turns, so that what slows the machine down slows all of them. */
async function compare(calls: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times = calls.map((): number[] => []);
  for (let round = -2; round < rounds; round += 1) {
    for (const [index, call] of calls.entries()) {
      const start = performance.now();
      await call();
      if (round >= 0) times[index]?.push(performance.now() - start);
    }
  }
  return times.map(median);
}

const attempt = (email: string) =>
  server.api('POST', '/api/v1/auth', { body: { email, password: 'not the password' } });

test('a refused sign-in takes about as long whoever has the address', async () => {
  const [known = 0, withFactor = 0, unknown = 0] = await compare([
    () => attempt(ada.email),
    () => attempt(eve.email),
    () => attempt(`${randomUUID()}@example.com`),
  ]);
  // Without a hash to check it would take a tenth.
  for (const other of [known, withFactor]) {
    expect(unknown).toBeGreaterThan(other * 0.4);
    expect(other).toBeGreaterThan(unknown * 0.4);
  }
});

test('asking for a code takes about as long whether anybody has the address', async () => {
  const ask = async (email: string) => {
    const answer = await server.api('POST', '/api/v1/password-reset', { body: { email } });
    expect(answer.status).toBe(200);
  };
  const [known = 0, unknown = 0] = await compare([
    () => ask(ada.email),
    () => ask(`${randomUUID()}@example.com`),
  ]);
  expect(unknown).toBeGreaterThan(known * 0.4);
  expect(known).toBeGreaterThan(unknown * 0.4);
});
