import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listEmails, waitForEmail } from '../../../../test/harness/email.ts';
import {
  type Person,
  register,
  sendRequest,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../../test/harness/server.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let server: TestServer;
let ada: Person;

beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: '127.0.0.1' });
});
beforeEach(async () => {
  ada = await register(server);
});
afterAll(() => server.close());

/** Signs in with a given browser from a given address and returns the token. */
async function signInFrom({ email, password }: Person, browser: string, ip = '203.0.113.7') {
  const headers = { 'user-agent': browser, 'x-forwarded-for': ip };
  return (await server.api('POST', '/api/v1/auth', { body: { email, password }, headers })).text;
}

const list = async (token: string) =>
  (await server.api('GET', '/api/v1/users/me/sessions', { token })).body;
const signOut = (token: string, id = '') =>
  server.api('DELETE', `/api/v1/users/me/sessions${id && `/${id}`}`, { token });
const isOpen = async (token: string) =>
  (await server.api('GET', '/api/v1/users/me/', { token })).status === 200;

describe('active sessions', () => {
  test('are listed with their device, most recently used first, and never with the full address', async () => {
    const token = await signInFrom(ada, firefox);
    const [first, second] = await list(token);
    expect(first).toEqual({
      _id: expect.any(String),
      device: 'Firefox on Linux',
      network: '203.0.113.0/24',
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
      expiresAt: expect.any(String),
      isCurrent: true,
    });
    expect(second).toMatchObject({ isCurrent: false });
    const rows = await server.database.withSystem((tx) =>
      tx.selectFrom('sessions').selectAll().execute(),
    );
    expect(JSON.stringify(rows)).not.toContain('203.0.113.7');
  });

  test('are revoked at once when the person signs them out, without affecting others', async () => {
    const token = await signInFrom(ada, safari);
    const phone = (await list(token)).find((one: { isCurrent: boolean }) => one.isCurrent);
    expect((await signOut(ada.token, phone._id)).status).toBe(204);
    expect(await isOpen(token)).toBe(false);
    expect(await isOpen(ada.token)).toBe(true);
    expect((await signOut(ada.token, phone._id)).status).toBe(404);
    expect(await list(ada.token)).toHaveLength(1);
  });

  test('can all be signed out except the current one', async () => {
    const others = [await signInFrom(ada, safari), await signInFrom(ada, firefox)];
    expect((await signOut(ada.token)).status).toBe(204);
    for (const token of others) expect(await isOpen(token)).toBe(false);
    expect(await isOpen(ada.token)).toBe(true);
  });

  test('cannot be signed out by another person', async () => {
    const eve = await signUp(server);
    const [session] = await list(ada.token);
    const foreign = await signOut(eve.token, session._id);
    const missing = await signOut(eve.token, '11111111-1111-4111-8111-111111111111');
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(missing.text);
    await signOut(eve.token);
    expect(await isOpen(ada.token)).toBe(true);
  });

  test('do not include expired sessions', async () => {
    await signInFrom(ada, safari);
    await server.database.withSystem((tx) =>
      sql`update sessions set last_used_at = now() - interval '8 days'
        where user_id = ${ada.id} and device like 'Safari%'`.execute(tx),
    );
    expect(await list(ada.token)).toHaveLength(1);
  });
});

describe('an e-mail about a new sign-in', () => {
  test('is sent once for a device or network that was not seen before', async () => {
    await signInFrom(ada, firefox);
    const notice = await waitForEmail(server, ada.email, 'newSignIn');
    expect(notice.text).toContain('Firefox on Linux');
    expect(notice.text).toContain('203.0.113.0/24');
    await signInFrom(ada, firefox, '203.0.113.250');
    await signInFrom(ada, firefox, '198.51.100.1');
    await waitForEmail(server, ada.email, 'newSignIn', 2);
    await signInFrom(ada, firefox, '198.51.100.2');
    await signInFrom(ada, safari, '198.51.100.1');
    const last = await waitForEmail(server, ada.email, 'newSignIn', 3);
    expect(last.text).toContain('Safari on iPhone');
    expect(await listEmails(server, ada.email, 'newSignIn')).toHaveLength(3);
  });

  test('is not sent for the first sign-in, which a welcome e-mail precedes', async () => {
    await waitForEmail(server, ada.email, 'welcome');
    expect(await listEmails(server, ada.email, 'newSignIn')).toEqual([]);
  });

  test('is not sent after a failed sign-in', async () => {
    const body = { email: ada.email, password: 'not the password' };
    await sendRequest(server.url, 'POST', '/api/v1/auth', {
      body,
      headers: { 'user-agent': safari },
    });
    const rows = await server.database.withSystem((tx) =>
      tx.selectFrom('known_devices').selectAll().where('user_id', '=', ada.id).execute(),
    );
    expect(rows).toHaveLength(1);
  });
});

test('registering a known address again sends no e-mail', async () => {
  await waitForEmail(server, ada.email, 'welcome');
  const body = {
    firstName: 'A',
    lastName: 'B',
    email: ada.email,
    password: 'somebody elses phrase',
  };
  await server.api('POST', '/api/v1/users/create/register/', { body });
  const emails = await server.database.withSystem((tx) =>
    tx.selectFrom('outbox').select('kind').where('recipient', '=', ada.email).execute(),
  );
  expect(emails).toEqual([{ kind: 'welcome' }]);
});
