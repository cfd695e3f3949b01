import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../test/harness/server.ts';

let server: TestServer;
let ada: Person;

beforeAll(async () => {
  server = await startTestServer();
  ada = await signUp(server);
});

afterAll(() => server.close());

const registration = { firstName: 'Grace', lastName: 'Example', password: 'a long enough phrase' };

function register(body: object) {
  return server.api('POST', '/api/v1/users/create/register/', { body });
}

function signIn(email: string, password: string) {
  return server.api('POST', '/api/v1/auth', { body: { email, password } });
}

describe('registration', () => {
  test('responds alike to a new and to a known address', async () => {
    const fresh = await register({ ...registration, email: 'grace@example.com' });
    const known = await register({ ...registration, email: 'Grace@Example.com ' });
    expect(fresh.status).toBe(201);
    expect(known.status).toBe(201);
    expect(known.text).toBe(fresh.text);
  });

  test('does not change the password of a known address', async () => {
    await register({ ...registration, email: ada.email, password: 'somebody else entirely' });
    expect((await signIn(ada.email, 'somebody else entirely')).status).toBe(401);
    expect((await signIn(ada.email, ada.password)).status).toBe(200);
  });

  test.each([
    ['short12', 'Your password must have at least 8 characters.'],
    ['x'.repeat(257), 'Your password can have at most 256 characters.'],
    ['Password1!', 'This password is too common. Please choose another one.'],
    ['abcdefghij', 'This password is too common. Please choose another one.'],
    ['known@example.com', 'This password is too common. Please choose another one.'],
  ])('rejects the password %j with the reason', async (password, reason) => {
    const refused = await register({ ...registration, email: 'known@example.com', password });
    expect(refused.status).toBe(400);
    expect(refused.body).toEqual({
      message: reason,
      code: 'validation_failed',
      fields: { password: reason },
    });
  });

  test.each(['firstName', 'lastName', 'email', 'password'])('requires %s', async (field) => {
    const body = { ...registration, email: 'whole@example.com', [field]: '' };
    const refused = await register(body);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields)).toEqual([field]);
  });

  test('ignores privileges in the request', async () => {
    const email = 'mallory@example.com';
    await register({
      ...registration,
      email,
      isAdmin: true,
      selectedPlan: 'pressdock-agency-2020',
    });
    const { text: token } = await signIn(email, registration.password);
    const me = await server.api('GET', '/api/v1/users/me/', { token });
    expect(me.body).toMatchObject({ isAdmin: false, selectedPlan: 'pressdock-unlimited-2020' });
  });

  test('counts for the account that referred it', async () => {
    const recommended = { ...registration, email: 'friend@example.com', referralCode: ada.id };
    await register(recommended);
    await register(recommended);
    const profile = await ada.api('GET', `/api/v1/users/${ada.id}`);
    expect(profile.body.referralCount).toBe(1);
  });
});

describe('sign-in', () => {
  test('returns the bare token as text that caches must not store', async () => {
    const response = await signIn(ada.email, ada.password);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.text).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  test('accepts the address in any case', async () => {
    expect((await signIn(` ${ada.email.toUpperCase()}`, ada.password)).status).toBe(200);
  });

  test.each([
    ['a wrong password', () => [ada.email, 'not the password']],
    ['an unknown address', () => ['nobody@example.com', 'not the password']],
    ['an address that cannot be stored', () => ['a\0@example.com', 'not the password']],
    ['an empty form', () => ['', '']],
  ])('rejects %s with the same message', async (_, credentials) => {
    const [email = '', password = ''] = credentials();
    const refused = await signIn(email, password);
    expect(refused.status).toBe(401);
    expect(refused.body).toEqual({
      message: 'Invalid username or password.  Please try again.',
      code: 'unauthenticated',
    });
  });

  test('stores neither the password nor the token in plain text', async () => {
    const rows = await server.database.withSystem(async (tx) => [
      await tx.selectFrom('users').selectAll().execute(),
      await tx.selectFrom('sessions').selectAll().execute(),
    ]);
    const stored = JSON.stringify(rows);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(stored).not.toContain(ada.password);
    expect(stored).not.toContain(ada.token);
  });
});

describe('a session', () => {
  async function shift(person: Person, column: 'last_used_at' | 'expires_at', interval: string) {
    await server.database.withSystem((tx) =>
      sql`update sessions set ${sql.ref(column)} = now() - ${interval}::interval
        where user_id = ${person.id}`.execute(tx),
    );
  }

  const me = (person: Person) => person.api('GET', '/api/v1/users/me/');

  test('ends when the person signs out, and other sessions continue', async () => {
    const other = await signIn(ada.email, ada.password);
    const { text: token } = await signIn(ada.email, ada.password);
    expect((await server.api('DELETE', '/api/v1/auth', { token })).status).toBe(204);
    expect((await server.api('GET', '/api/v1/users/me/', { token })).status).toBe(401);
    expect((await server.api('GET', '/api/v1/users/me/', { token: other.text })).status).toBe(200);
  });

  test('ends after seven days without use', async () => {
    const person = await signUp(server);
    await shift(person, 'last_used_at', '6 days 23 hours');
    expect((await me(person)).status).toBe(200);
    await shift(person, 'last_used_at', '7 days 1 second');
    expect((await me(person)).status).toBe(401);
  });

  test('is extended by use', async () => {
    const person = await signUp(server);
    await shift(person, 'last_used_at', '6 days');
    await me(person);
    const session = await server.database.withSystem((tx) =>
      tx
        .selectFrom('sessions')
        .select('last_used_at')
        .where('user_id', '=', person.id)
        .executeTakeFirstOrThrow(),
    );
    expect(Date.now() - session.last_used_at.getTime()).toBeLessThan(60_000);
  });

  test('ends after thirty days, even when it is used', async () => {
    const person = await signUp(server);
    await shift(person, 'expires_at', '1 second');
    expect((await me(person)).status).toBe(401);
  });

  test('ends when the account is deactivated', async () => {
    const person = await signUp(server);
    await server.database.withSystem((tx) =>
      tx
        .updateTable('users')
        .set({ deactivated_at: new Date() })
        .where('id', '=', person.id)
        .execute(),
    );
    expect((await me(person)).status).toBe(401);
    expect((await signIn(person.email, person.password)).status).toBe(401);
  });

  test.each(['Basic abc', 'Bearer', 'Bearer ', `Bearer ${'x'.repeat(5000)}`, 'Bearer a b'])(
    'is not accepted in the header %j',
    async (authorization) => {
      const response = await server.api('GET', '/api/v1/users/me/', { headers: { authorization } });
      expect(response.status).toBe(401);
    },
  );

  test('is not accepted from a cookie', async () => {
    const headers = { cookie: `token=${ada.token}` };
    expect((await server.api('GET', '/api/v1/users/me/', { headers })).status).toBe(401);
  });
});

describe('a person', () => {
  test('reads the account they act for and their own', async () => {
    const me = await ada.api('GET', '/api/v1/users/me/');
    const actual = await ada.api('GET', '/api/v1/users/me/actual');
    expect(me.body).toMatchObject({ _id: ada.id, email: ada.email, isDeliquent: false });
    expect(actual.body).toEqual(me.body);
    expect(me.headers.get('cache-control')).toBe('no-store');
  });

  test('cannot read the profile of another person', async () => {
    const other = await signUp(server);
    expect((await ada.api('GET', `/api/v1/users/${ada.id}`)).body).toMatchObject({
      _id: ada.id,
      firstName: 'Ada',
      referralCount: expect.any(Number),
    });
    const foreign = await ada.api('GET', `/api/v1/users/${other.id}`);
    const missing = await ada.api('GET', '/api/v1/users/00000000-0000-4000-8000-000000000000');
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(missing.text);
  });

  test('reads settings as they were saved', async () => {
    const person = await signUp(server);
    const save = (key: string, value: unknown) =>
      person.api('POST', '/api/v1/users/me/settings', { key, value });
    await save('a-code-widget', true);
    await save('theme', 'dark');
    await save('a-code-widget', false);
    const last = await save('rows', 20);
    expect(last.body).toEqual({ settings: { 'a-code-widget': false, theme: 'dark', rows: 20 } });
    const me = await person.api('GET', '/api/v1/users/me/');
    expect(me.body.settings).toEqual(last.body.settings);
  });

  test.each(['', 'a b', '__proto__.x', 'x'.repeat(81)])(
    'cannot save a setting named %j',
    async (key) => {
      const refused = await ada.api('POST', '/api/v1/users/me/settings', { key, value: 1 });
      expect(refused.status).toBe(400);
      expect(refused.body.fields).toHaveProperty('key');
    },
  );
});

describe('guessing passwords', () => {
  let limited: TestServer;
  beforeAll(async () => {
    limited = await startTestServer({ RATE_LIMIT: 'on' });
  });
  afterAll(() => limited.close());

  const guess = (email: string, password = 'not the password') =>
    limited.api('POST', '/api/v1/auth', { body: { email, password } });

  test('is stopped after five attempts at one address, also in parallel', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => guess('target@example.com')),
    );
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(5);
    const stopped = responses.find(({ status }) => status === 429);
    expect(stopped?.body.code).toBe('rate_limited');
    expect(Number(stopped?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await guess('Target@example.com')).status).toBe(429);
    expect((await guess('another@example.com')).status).toBe(401);
  });

  test('is limited across addresses before a password is verified', async () => {
    const responses: number[] = [];
    for (let round = 0; round < 40; round += 1) {
      responses.push((await guess(`victim-${round}@example.com`)).status);
    }
    expect(responses.at(-1)).toBe(429);
  });

  test('is limited for tokens before the database is queried', async () => {
    const ask = (token: string) => limited.api('GET', '/api/v1/users/me', { token });
    const responses = await Promise.all(
      Array.from({ length: 700 }, (_, round) => ask(`${'x'.repeat(40)}${round}`)),
    );
    expect(responses.some(({ status }) => status === 401)).toBe(true);
    expect(responses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(100);
  });
});
