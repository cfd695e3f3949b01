import { profileValidation, securityValidation } from '@pressdock/api';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask, joinAsNew, type Person, prove, startTestServer, type TestServer } from './harness.ts';
import { letterTo } from './mailPeer.ts';

const factor = '/api/v1/users/me/second-factor';

let server: TestServer;
let ada: Person;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  ada = await joinAsNew(server);
});
afterAll(() => server.close());

const attempt = ({ email, password }: Person, more: object = {}) =>
  server.api('POST', '/api/v1/auth', { body: { email, password, ...more } });

/** What an authenticator app shows, some steps from now. */
function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Time passes: what was taken is of long ago. */
const later = (person: Person) =>
  server.database.withSystem((tx) =>
    sql`update second_factors set last_step = 0 where user_id = ${person.id}`.execute(tx),
  );

/** Switches a factor on. */
async function switchOn(person: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  await prove(person);
  const { secret } = (await person.api('POST', factor)).body;
  const confirmed = await person.api('POST', `${factor}/confirm`, { code: codeOf(secret) });
  expect(confirmed.status).toBe(200);
  await later(person);
  return { secret, recoveryCodes: confirmed.body.recoveryCodes };
}

describe('proving the password', () => {
  const guarded = [
    ['POST', factor],
    ['POST', `${factor}/recovery-codes`],
    ['DELETE', factor],
    ['GET', '/api/v1/users/me/data-export'],
    ['DELETE', '/api/v1/users/me/deactivate'],
  ] as const;

  test.each(guarded)('is needed for %s %s', async (method, path) => {
    const refused = await ada.api(method, path);
    expect(refused.status).toBe(403);
    expect(refused.body).toEqual({
      message: securityValidation.passwordConfirmationRequired,
      code: 'proof_required',
    });
    await prove(ada);
    expect((await ada.api(method, path)).body?.code).not.toBe('proof_required');
  });

  test('is good for five minutes, and for this session alone', async () => {
    const elsewhere = (await attempt(ada)).text;
    await prove(ada);
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
  ])('does not succeed with %j', async (currentPassword, message) => {
    const refused = await ada.api('POST', '/api/v1/users/me/proof', { currentPassword });
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual({ currentPassword: message });
    expect((await ada.api('POST', factor)).body.code).toBe('proof_required');
  });
});

describe('a second factor', () => {
  test('counts from its first right code on', async () => {
    await prove(ada);
    const { secret, url } = (await ada.api('POST', factor)).body;
    expect(url).toContain(`secret=${secret}`);
    expect(url).toContain(`Pressdock:${encodeURIComponent(ada.email)}`);
    expect((await attempt(ada)).status).toBe(200);
    const wrong = await ada.api('POST', `${factor}/confirm`, { code: codeOf(secret, -5) });
    expect(wrong.status).toBe(400);
    expect(wrong.body.fields).toEqual({ code: securityValidation.codeWrong });
    expect((await ada.api('GET', factor)).body).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    const right = await ada.api('POST', `${factor}/confirm`, { code: codeOf(secret) });
    expect(new Set(right.body.recoveryCodes).size).toBe(10);
    expect((await ada.api('GET', factor)).body).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    expect((await letterTo(server, ada.email, 'secondFactorChanged')).subject).toMatch(/on$/);
  });

  test('is asked for after the right password only, and tells missing from wrong', async () => {
    const { secret } = await switchOn(ada);
    const missing = await attempt(ada);
    expect(missing.status).toBe(403);
    expect(missing.body).toEqual({
      message: securityValidation.codeRequired,
      code: 'second_factor_required',
    });
    const wrong = await attempt(ada, { code: codeOf(secret, -5) });
    expect(wrong.status).toBe(403);
    expect(wrong.body.fields).toEqual({ code: securityValidation.codeWrong });
    const guessed = await attempt(
      { ...ada, password: 'not the password' },
      { code: codeOf(secret) },
    );
    expect(guessed.status).toBe(401);
    expect((await attempt(ada, { code: ` ${codeOf(secret)} ` })).status).toBe(200);
  });

  test.each([-1, 0, 1])('takes the code of the step %i from now', async (steps) => {
    const { secret } = await switchOn(ada);
    expect((await attempt(ada, { code: codeOf(secret, steps) })).status).toBe(200);
  });

  test('takes no code twice, nor one older than the last', async () => {
    const { secret } = await switchOn(ada);
    const [before, code] = [codeOf(secret, -1), codeOf(secret)];
    expect((await attempt(ada, { code })).status).toBe(200);
    expect((await attempt(ada, { code })).status).toBe(403);
    expect((await attempt(ada, { code: before })).status).toBe(403);
  });

  test('does not take the code it was switched on with', async () => {
    await prove(ada);
    const { secret } = (await ada.api('POST', factor)).body;
    const code = codeOf(secret);
    await ada.api('POST', `${factor}/confirm`, { code });
    expect((await attempt(ada, { code })).status).toBe(403);
  });

  test('takes each recovery code once, however it is written', async () => {
    const { recoveryCodes } = await switchOn(ada);
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
    const code = first.toUpperCase().replaceAll('-', ' ');
    expect((await attempt(ada, { code })).status).toBe(200);
    expect((await attempt(ada, { code: first })).status).toBe(403);
    expect((await attempt(ada, { code: second })).status).toBe(200);
    expect((await ada.api('GET', factor)).body).toEqual({ isOn: true, recoveryCodesLeft: 8 });
  });

  test('has new recovery codes for a proof, and the old ones are worth nothing', async () => {
    const { recoveryCodes } = await switchOn(ada);
    const renewed = (await ada.api('POST', `${factor}/recovery-codes`)).body.recoveryCodes;
    expect(renewed).toHaveLength(10);
    expect((await attempt(ada, { code: recoveryCodes[0] })).status).toBe(403);
    expect((await attempt(ada, { code: renewed[0] })).status).toBe(200);
  });

  test('is switched off for a proof, which is told', async () => {
    await switchOn(ada);
    expect((await ada.api('DELETE', factor)).status).toBe(204);
    expect((await attempt(ada)).status).toBe(200);
    expect((await ada.api('DELETE', factor)).status).toBe(204);
    expect((await letterTo(server, ada.email, 'secondFactorChanged', 2)).subject).toMatch(/off$/);
    expect((await ada.api('POST', `${factor}/recovery-codes`)).status).toBe(409);
  });

  test('stays through a new password', async () => {
    const { secret } = await switchOn(ada);
    const email = ada.email;
    await server.api('POST', '/api/v1/password-reset', { body: { email } });
    const { link } = await letterTo(server, email, 'passwordReset');
    const password = 'a different long phrase';
    const body = { nonce: link.split('/').at(-1), passwordA: password, passwordB: password };
    await server.api('POST', '/api/v1/password-reset/reset', { body });
    expect((await attempt({ ...ada, password })).body.code).toBe('second_factor_required');
    expect((await attempt({ ...ada, password }, { code: codeOf(secret) })).status).toBe(200);
  });

  test('cannot be begun or confirmed again while it is on', async () => {
    const { secret } = await switchOn(ada);
    expect((await ada.api('POST', factor)).status).toBe(409);
    const again = await ada.api('POST', `${factor}/confirm`, { code: codeOf(secret) });
    expect(again.status).toBe(409);
  });

  test('keeps neither its secret nor its recovery codes as they are', async () => {
    const { secret, recoveryCodes } = await switchOn(ada);
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

test('codes are not guessed: too many tries have to wait', async () => {
  const slow = await startTestServer({ RATE_LIMIT: 'on' });
  try {
    const eve = await joinAsNew(slow);
    await prove(eve);
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
        (await ask(slow.url, 'POST', '/api/v1/users/me/proof', { token: eve.token, body })).status,
      );
    }
    expect(proofs).toEqual([400, 400, 400, 400, 429]);
  } finally {
    await slow.close();
  }
});
