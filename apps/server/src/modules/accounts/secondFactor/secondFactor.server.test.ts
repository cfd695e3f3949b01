import { profileValidation, secondFactorValidation, securityValidation } from '@pressdock/api';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { waitForEmail } from '../../../../test/harness/email.ts';
import {
  confirmPassword,
  type Person,
  sendRequest,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../../test/harness/server.ts';

const factor = '/api/v1/users/me/second-factor';

let server: TestServer;
let ada: Person;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  ada = await signUp(server);
});
afterAll(() => server.close());

const requestSignIn = ({ email, password }: Person, more: object = {}) =>
  server.api('POST', '/api/v1/auth', { body: { email, password, ...more } });

/** Returns the code of an authenticator app, some time steps from now. */
function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Lets time pass, so that the used time steps are long ago. */
const expireSteps = (person: Person) =>
  server.database.withSystem((tx) =>
    sql`update second_factors set last_step = 0 where user_id = ${person.id}`.execute(tx),
  );

/** Enables two-factor authentication. */
async function enable(person: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  await confirmPassword(person);
  const { secret } = (await person.api('POST', factor)).body;
  const confirmed = await person.api('POST', `${factor}/confirm`, { code: codeOf(secret) });
  expect(confirmed.status).toBe(200);
  await expireSteps(person);
  return { secret, recoveryCodes: confirmed.body.recoveryCodes };
}

describe('password confirmation', () => {
  const confirmedCalls = [
    ['POST', factor],
    ['POST', `${factor}/recovery-codes`],
    ['DELETE', factor],
    ['GET', '/api/v1/users/me/data-export'],
    ['DELETE', '/api/v1/users/me/deactivate'],
  ] as const;

  test.each(confirmedCalls)('is required for %s %s', async (method, path) => {
    const refused = await ada.api(method, path);
    expect(refused.status).toBe(403);
    expect(refused.body).toEqual({
      message: securityValidation.passwordConfirmationRequired,
      code: 'proof_required',
    });
    await confirmPassword(ada);
    expect((await ada.api(method, path)).body?.code).not.toBe('proof_required');
  });

  test('is valid for five minutes, in this session only', async () => {
    const elsewhere = (await requestSignIn(ada)).text;
    await confirmPassword(ada);
    const start = (token: string) => server.api('POST', factor, { token });
    const shift = (interval: string) =>
      server.database.withSystem((tx) =>
        sql`update sessions set proved_at = proved_at - ${interval}::interval
          where user_id = ${ada.id}`.execute(tx),
      );
    await shift('4 minutes 30 seconds');
    expect((await start(ada.token)).status).toBe(200);
    expect((await start(elsewhere)).body.code).toBe('proof_required');
    await shift('30 seconds');
    expect((await start(ada.token)).body.code).toBe('proof_required');
  });

  test.each([
    ['', profileValidation.currentPasswordRequired],
    ['not the password', profileValidation.currentPasswordWrong],
  ])('fails with %j', async (currentPassword, message) => {
    const refused = await ada.api('POST', '/api/v1/users/me/proof', { currentPassword });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual({ currentPassword: message });
    expect((await ada.api('POST', factor)).body.code).toBe('proof_required');
  });
});

describe('two-factor authentication', () => {
  test('applies after its first correct code', async () => {
    await confirmPassword(ada);
    const { secret, url } = (await ada.api('POST', factor)).body;
    expect(url).toContain(`secret=${secret}`);
    expect(url).toContain(`Pressdock:${encodeURIComponent(ada.email)}`);
    expect((await requestSignIn(ada)).status).toBe(200);
    const wrong = await ada.api('POST', `${factor}/confirm`, { code: codeOf(secret, -5) });
    expect(wrong.status).toBe(400);
    expect(wrong.body.fields).toEqual({ code: secondFactorValidation.codeWrong });
    expect((await ada.api('GET', factor)).body).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    const right = await ada.api('POST', `${factor}/confirm`, { code: codeOf(secret) });
    expect(new Set(right.body.recoveryCodes).size).toBe(10);
    expect((await ada.api('GET', factor)).body).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    expect((await waitForEmail(server, ada.email, 'secondFactorChanged')).subject).toMatch(/on$/);
  });

  test('is requested only after the correct password, and distinguishes a missing from a wrong code', async () => {
    const { secret } = await enable(ada);
    const missing = await requestSignIn(ada);
    expect(missing.status).toBe(403);
    expect(missing.body).toEqual({
      message: secondFactorValidation.codeRequired,
      code: 'second_factor_required',
    });
    const wrong = await requestSignIn(ada, { code: codeOf(secret, -5) });
    expect(wrong.status).toBe(403);
    expect(wrong.body.fields).toEqual({ code: secondFactorValidation.codeWrong });
    const guessed = await requestSignIn(
      { ...ada, password: 'not the password' },
      { code: codeOf(secret) },
    );
    expect(guessed.status).toBe(401);
    expect((await requestSignIn(ada, { code: ` ${codeOf(secret)} ` })).status).toBe(200);
  });

  test.each([-1, 0, 1])('accepts the code of the time step %i from now', async (steps) => {
    const { secret } = await enable(ada);
    expect((await requestSignIn(ada, { code: codeOf(secret, steps) })).status).toBe(200);
  });

  test('accepts no code twice, nor one older than the last', async () => {
    const { secret } = await enable(ada);
    const [before, code] = [codeOf(secret, -1), codeOf(secret)];
    expect((await requestSignIn(ada, { code })).status).toBe(200);
    expect((await requestSignIn(ada, { code })).status).toBe(403);
    expect((await requestSignIn(ada, { code: before })).status).toBe(403);
  });

  test('does not accept the code that enabled it', async () => {
    await confirmPassword(ada);
    const { secret } = (await ada.api('POST', factor)).body;
    const code = codeOf(secret);
    await ada.api('POST', `${factor}/confirm`, { code });
    expect((await requestSignIn(ada, { code })).status).toBe(403);
  });

  test('accepts each recovery code once, in any notation', async () => {
    const { recoveryCodes } = await enable(ada);
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
    const code = first.toUpperCase().replaceAll('-', ' ');
    expect((await requestSignIn(ada, { code })).status).toBe(200);
    expect((await requestSignIn(ada, { code: first })).status).toBe(403);
    expect((await requestSignIn(ada, { code: second })).status).toBe(200);
    expect((await ada.api('GET', factor)).body).toEqual({ isOn: true, recoveryCodesLeft: 8 });
  });

  test('replaces its recovery codes after password confirmation', async () => {
    const { recoveryCodes } = await enable(ada);
    const renewed = (await ada.api('POST', `${factor}/recovery-codes`)).body.recoveryCodes;
    expect(renewed).toHaveLength(10);
    expect((await requestSignIn(ada, { code: recoveryCodes[0] })).status).toBe(403);
    expect((await requestSignIn(ada, { code: renewed[0] })).status).toBe(200);
  });

  test('is disabled after password confirmation, and the person is notified', async () => {
    await enable(ada);
    expect((await ada.api('DELETE', factor)).status).toBe(204);
    expect((await requestSignIn(ada)).status).toBe(200);
    expect((await ada.api('DELETE', factor)).status).toBe(204);
    expect((await waitForEmail(server, ada.email, 'secondFactorChanged', 2)).subject).toMatch(
      /off$/,
    );
    expect((await ada.api('POST', `${factor}/recovery-codes`)).status).toBe(409);
  });

  test('remains enabled after a password reset', async () => {
    const { secret } = await enable(ada);
    const email = ada.email;
    await server.api('POST', '/api/v1/password-reset', { body: { email } });
    const { link } = await waitForEmail(server, email, 'passwordReset');
    const password = 'a different long phrase';
    const body = { nonce: link.split('/').at(-1), passwordA: password, passwordB: password };
    await server.api('POST', '/api/v1/password-reset/reset', { body });
    expect((await requestSignIn({ ...ada, password })).body.code).toBe('second_factor_required');
    expect((await requestSignIn({ ...ada, password }, { code: codeOf(secret) })).status).toBe(200);
  });

  test('cannot be started or confirmed again while it is enabled', async () => {
    const { secret } = await enable(ada);
    expect((await ada.api('POST', factor)).status).toBe(409);
    const again = await ada.api('POST', `${factor}/confirm`, { code: codeOf(secret) });
    expect(again.status).toBe(409);
  });

  test('stores neither its secret nor its recovery codes in plain text', async () => {
    const { secret, recoveryCodes } = await enable(ada);
    const rows = await server.database.withSystem(async (tx) => [
      await tx.selectFrom('second_factors').selectAll().execute(),
      await tx.selectFrom('recovery_codes').selectAll().execute(),
    ]);
    const stored = JSON.stringify(rows).toLowerCase();
    expect(stored).not.toContain(secret.toLowerCase());
    for (const code of recoveryCodes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll('-', ''));
    }
  });
});

test('two-factor codes are protected against guessing', async () => {
  const slow = await startTestServer({ RATE_LIMIT: 'on' });
  try {
    const eve = await signUp(slow);
    await confirmPassword(eve);
    await eve.api('POST', factor);
    const statuses = [];
    for (let round = 0; round < 11; round += 1) {
      statuses.push((await eve.api('POST', `${factor}/confirm`, { code: '000000' })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    const proofs = [];
    for (let round = 0; round < 5; round += 1) {
      const body = { currentPassword: 'not the password' };
      proofs.push(
        (await sendRequest(slow.url, 'POST', '/api/v1/users/me/proof', { token: eve.token, body }))
          .status,
      );
    }
    expect(proofs).toEqual([400, 400, 400, 400, 429]);
  } finally {
    await slow.close();
  }
});
