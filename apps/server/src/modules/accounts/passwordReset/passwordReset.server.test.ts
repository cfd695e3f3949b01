import { fieldValidation, passwordResetValidation, passwordValidation } from '@pressdock/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listEmails, waitForEmail } from '../../../../test/harness/email.ts';
import {
  type Person,
  register,
  sendRequest,
  signIn,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../../test/harness/server.ts';
import type { Database } from '../../../db/database.ts';
import { Refusal } from '../../../errors.ts';
import { createToken, hashToken } from '../../../identity/token.ts';
import type { Jobs } from '../../../ports/jobs.ts';
import { createPasswordResetService } from './passwordReset.service.ts';

let server: TestServer;
let ada: Person;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  ada = await signUp(server);
});
afterAll(() => server.close());

const fresh = 'a different long phrase';

const request = (email: string) =>
  server.api('POST', '/api/v1/password-reset', { body: { email } });
const check = (nonce: string) =>
  server.api('POST', '/api/v1/password-reset/check-nonce', { body: { nonce } });
const reset = (nonce: string, passwordA = fresh, passwordB = passwordA) =>
  server.api('POST', '/api/v1/password-reset/reset', { body: { nonce, passwordA, passwordB } });
const attempt = (email: string, password: string) =>
  server.api('POST', '/api/v1/auth', { body: { email, password } });

/** Requests a password reset and reads its code from the e-mail. */
async function requestNonce({ email }: Person): Promise<string> {
  expect((await request(email)).status).toBe(200);
  const { link } = await waitForEmail(server, email, 'passwordReset');
  expect(link.startsWith(`${server.url}/change-password/`)).toBe(true);
  return link.split('/').at(-1) ?? '';
}

/** Inserts a reset code without sending an e-mail. */
async function insertNonce({ id }: Person): Promise<string> {
  const nonce = createToken();
  await server.database.withSystem((tx) =>
    sql`insert into password_resets (nonce_hash, user_id, expires_at)
      values (${hashToken(nonce)}, ${id}, now() + interval '10 minutes')`.execute(tx),
  );
  return nonce;
}

const refusal = {
  message: passwordResetValidation.codeInvalid,
  code: 'validation_failed',
  fields: { nonce: passwordResetValidation.codeInvalid },
};

describe('a password reset code (security rules, "Links by mail")', () => {
  test('sets a new password once, and the person is notified', async () => {
    ada = await register(server);
    const nonce = await requestNonce(ada);
    expect(nonce).toMatch(/^[A-Za-z0-9_-]{43}$/);
    await ada.api('POST', '/api/v1/api-keys', { name: 'CI', scope: 'full' });
    expect((await check(nonce)).status).toBe(204);
    expect((await check(nonce)).status).toBe(204);
    expect((await reset(nonce)).status).toBe(204);
    expect((await attempt(ada.email, ada.password)).status).toBe(401);
    expect((await attempt(ada.email, fresh)).status).toBe(200);
    const changeNotice = (await waitForEmail(server, ada.email, 'passwordChanged')).text;
    expect(changeNotice).toContain('1 active API key');
    expect((await waitForEmail(server, ada.email, 'welcome')).text).toContain('Hello,');
    for (const used of [await check(nonce), await reset(nonce, 'yet another phrase')]) {
      expect(used.status).toBe(400);
      expect(used.body).toEqual(refusal);
    }
    expect((await attempt(ada.email, fresh)).status).toBe(200);
  });

  test('is recorded in the audit log', async () => {
    expect((await reset(await insertNonce(ada))).status).toBe(204);
    const again = await signIn(server, ada.email, fresh);
    const { results } = (await again.api('GET', '/api/v1/audit-log')).body;
    expect(results[0]).toMatchObject({
      action: 'resetPassword',
      actor: `Ada Example (${ada.email})`,
      way: 'session',
      network: '127.0.0.0/24',
    });
  });

  test.each(["email = 'meanwhile-' || email", "password_hash = 'another'"])(
    'sets nothing if %s was committed in between',
    async (change) => {
      const signsInWith = () =>
        server.database.withSystem((tx) =>
          tx
            .selectFrom('users')
            .select(['email', 'password_hash'])
            .where('id', '=', ada.id)
            .executeTakeFirst(),
        );
      let changed: unknown;
      let calls = 0;
      const database: Database = {
        ...server.database,
        withSystem: async (work) => {
          calls += 1;
          // Runs after the code was found and consumed, while the new password is hashed.
          if (calls === 3) {
            const to = sql.raw(change);
            await server.database.withSystem((tx) =>
              sql`update users set ${to} where id = ${ada.id}`.execute(tx),
            );
            changed = await signsInWith();
          }
          return server.database.withSystem(work);
        },
      };
      const emails = { send: async () => undefined };
      const jobs: Jobs = {
        add: async () => undefined,
        work: async () => undefined,
        repeat: async () => undefined,
        close: async () => undefined,
      };
      const service = createPasswordResetService({
        database,
        emails,
        jobs,
        verification: { takeOver: async () => 0 },
        publicUrl: '',
      });
      await expect(service.reset(await insertNonce(ada), fresh, '')).rejects.toThrow(Refusal);
      expect(await signsInWith()).toEqual(changed);
    },
  );

  test('ends every session', async () => {
    const elsewhere = await signIn(server, ada.email, ada.password);
    await reset(await insertNonce(ada));
    for (const one of [ada, elsewhere]) {
      expect((await one.api('GET', '/api/v1/users/me/')).status).toBe(401);
    }
  });

  test('invalidates the codes of other e-mails', async () => {
    const first = await insertNonce(ada);
    const second = await insertNonce(ada);
    expect((await check(first)).status).toBe(204);
    expect((await reset(second)).status).toBe(204);
    expect((await reset(first)).body).toEqual(refusal);
  });

  test.each([
    ['password', { password1: fresh, password2: fresh }],
    ['address', { email: 'moved-away@example.com' }],
  ])('is invalidated by a change of the %s', async (_, change) => {
    const nonce = await insertNonce(ada);
    const body = { ...change, currentPassword: ada.password };
    expect((await ada.api('PUT', `/api/v1/users/${ada.id}`, body)).status).toBe(200);
    expect((await check(nonce)).body).toEqual(refusal);
  });

  test('is valid for ten minutes', async () => {
    const nonce = await requestNonce(ada);
    const shift = (interval: string) =>
      server.database.withSystem((tx) =>
        sql`update password_resets set expires_at = expires_at - ${interval}::interval
          where user_id = ${ada.id}`.execute(tx),
      );
    await shift('9 minutes 30 seconds');
    expect((await check(nonce)).status).toBe(204);
    await shift('30 seconds');
    expect((await check(nonce)).body).toEqual(refusal);
    expect((await reset(nonce)).body).toEqual(refusal);
  });

  test('is stored as a hash', async () => {
    const nonce = await requestNonce(ada);
    const rows = await server.database.withSystem((tx) =>
      tx.selectFrom('password_resets').selectAll().execute(),
    );
    expect(JSON.stringify(rows)).not.toContain(nonce);
  });

  test.each(['x', 'x'.repeat(43), "'; drop table users; --"])(
    'is rejected if it is %j',
    async (nonce) => {
      expect((await check(nonce)).body).toEqual(refusal);
      expect((await reset(nonce)).body).toEqual(refusal);
    },
  );

  test.each([
    [{ passwordA: 'short', passwordB: 'short' }, 'passwordA', passwordValidation.tooShort],
    [
      { passwordA: 'Password1!', passwordB: 'Password1!' },
      'passwordA',
      passwordValidation.tooCommon,
    ],
    [
      { passwordA: fresh, passwordB: 'another' },
      'passwordB',
      passwordResetValidation.passwordMismatch,
    ],
    [{ passwordB: fresh }, 'passwordA', passwordResetValidation.passwordsInvalid],
  ])('does not accept the password %j, and remains valid', async (typed, field, message) => {
    const nonce = await insertNonce(ada);
    const body = { nonce, ...typed };
    const refused = await server.api('POST', '/api/v1/password-reset/reset', { body });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual({ [field]: message });
    expect((await reset(nonce)).status).toBe(204);
  });
});

describe('requesting a password reset', () => {
  test('responds alike for an unknown address, and sends nothing', async () => {
    const known = await request(` ${ada.email.toUpperCase()} `);
    const unknown = await request('nobody@example.com');
    expect(unknown.status).toBe(200);
    expect(unknown.text).toBe(known.text);
    await waitForEmail(server, ada.email, 'passwordReset');
    expect(await listEmails(server, 'nobody@example.com', 'passwordReset')).toEqual([]);
  });

  test.each([
    ['', passwordResetValidation.emailRequired],
    ['nobody', fieldValidation.email],
  ])('requires an address, not %j', async (email, message) => {
    const refused = await request(email);
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual({ email: message });
  });

  test('stores nothing about an unknown address', async () => {
    await request('nobody-at-all@example.com');
    await expect
      .poll(async () =>
        server.database.withSystem((tx) => tx.selectFrom('reset_requests').selectAll().execute()),
      )
      .toEqual([]);
  });

  test('is limited alike for known and unknown addresses', async () => {
    const slow = await startTestServer({ RATE_LIMIT: 'on' });
    try {
      const eve = await signUp(slow);
      for (const email of [eve.email, 'nobody@example.com']) {
        const statuses = [];
        for (let round = 0; round < 6; round += 1) {
          const response = await sendRequest(slow.url, 'POST', '/api/v1/password-reset', {
            body: { email },
          });
          statuses.push(response.status);
          if (response.status === 429) {
            expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(3000);
          }
        }
        expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      }
    } finally {
      await slow.close();
    }
  });
});
