import { emailVerificationValidation } from '@pressdock/api';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listEmails, verifyEmail, waitForEmail } from '../../../../test/harness/email.ts';
import { addCustomer } from '../../../../test/harness/licenses.ts';
import {
  type ApiResponse,
  type Person,
  sharedTestServer,
  signIn,
  signUp,
  signUpUnverified,
  type TestServer,
} from '../../../../test/harness/server.ts';
import {
  acceptInvitation,
  inviteMember,
  readInvitationSecret,
  setPlan,
  signUpOwner,
} from '../../../../test/harness/team.ts';

let server: TestServer;
let eve: Person;

beforeAll(async () => {
  server = await sharedTestServer();
});
beforeEach(async () => {
  eve = await signUpUnverified(server);
});

const confirm = (person: Person, code: string) =>
  person.api('POST', '/api/v1/users/me/email-verification/confirm', { code });

const readCode = async (email: string, kind = 'welcome', which = 1) =>
  (await waitForEmail(server, email, kind, which)).link.split('/').at(-1) ?? '';

const isVerified = async (person: Person): Promise<boolean> =>
  (await person.api('GET', '/api/v1/users/me/actual')).body.isEmailVerified;

const createKey = (person: Person, scope = 'full') =>
  person.api('POST', '/api/v1/api-keys', { name: 'CI', scope });

const useKey = async (key: string): Promise<number> =>
  (await server.api('GET', '/api/v1/plugins', { token: key })).status;

/** Takes an account over with the password reset that was e-mailed to its address. */
async function resetPassword(email: string, which = 1): Promise<Person> {
  await server.api('POST', '/api/v1/password-reset', { body: { email } });
  const { link } = await waitForEmail(server, email, 'passwordReset', which);
  const nonce = link.split('/').at(-1);
  const password = 'the real owner of this address';
  const body = { nonce, passwordA: password, passwordB: password };
  const reset = await server.api('POST', '/api/v1/password-reset/reset', { body });
  expect(reset.status).toBe(204);
  return signIn(server, email, password);
}

/** Makes an account look as if it was created before addresses were verified. */
const waive = (person: Person) =>
  server.database.withSystem((tx) =>
    sql`update users set is_verification_waived = true where id = ${person.id}`.execute(tx),
  );

describe('an address that is not verified', () => {
  test.each<[string, (person: Person) => Promise<ApiResponse>]>([
    ['an API key', createKey],
    ['an upload', (by) => by.api('GET', '/api/v1/generate-s3-policy?fileSizeInBytes=9&slug=x')],
    ['an image', (by) => by.api('POST', '/api/v1/images?use=icon', {})],
    ['an invitation', (by) => inviteMember(by, 'victim@example.com')],
    [
      'a license',
      async (by) => {
        const body = { key: 'unlimited', customer: await addCustomer(by) };
        return by.api('POST', '/api/v2/license', body);
      },
    ],
    [
      'a license for an e-mail address',
      (by) => by.api('POST', '/api/v2/license/issue', { email: 'ada@quay.example' }),
    ],
    [
      'an import of licenses',
      (by) => by.api('POST', '/api/v2/license/import', { rows: [], isDryRun: false }),
    ],
    ['a second factor', (by) => by.api('POST', '/api/v1/users/me/second-factor')],
  ])('is denied %s', async (_, send) => {
    await setPlan(server, eve, 'unlimited');
    const denied = await send(eve);
    expect([denied.status, denied.body]).toEqual([
      403,
      { message: emailVerificationValidation.required, code: 'email_unverified' },
    ]);
  });

  test('is verified with the link in the welcome e-mail, once', async () => {
    expect(await isVerified(eve)).toBe(false);
    const code = await readCode(eve.email);
    expect((await confirm(eve, code)).status).toBe(204);
    expect(await isVerified(eve)).toBe(true);
    expect((await createKey(eve)).status).toBe(201);
    const again = await confirm(eve, code);
    expect(again.status).toBe(400);
    expect(again.body.message).toBe(emailVerificationValidation.codeInvalid);
    const { rows } = await server.database.withSystem((tx) =>
      sql`select code_hash from email_verifications`.execute(tx),
    );
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('is not verified by a click of somebody else', async () => {
    const code = await readCode(eve.email);
    const victim = await signUp(server);
    expect((await confirm(victim, code)).status).toBe(400);
    const { status } = await server.api('POST', '/api/v1/users/me/email-verification/confirm', {
      body: { code },
    });
    expect(status).toBe(401);
    expect(await isVerified(eve)).toBe(false);
    expect((await confirm(eve, code)).status).toBe(204);
  });

  test('is not verified with an expired link', async () => {
    const code = await readCode(eve.email);
    await server.database.withSystem((tx) =>
      sql`update email_verifications set expires_at = now() where user_id = ${eve.id}`.execute(tx),
    );
    expect((await confirm(eve, code)).status).toBe(400);
    expect(await isVerified(eve)).toBe(false);
  });

  test('is verified by accepting an invitation that was sent to it', async () => {
    const owner = await signUpOwner(server);
    await inviteMember(owner, eve.email);
    const secret = await readInvitationSecret(server, eve.email);
    expect((await acceptInvitation(eve, secret)).status).toBe(204);
    expect(await isVerified(eve)).toBe(true);
  });
});

describe('a new link', () => {
  const send = (person: Person) => person.api('POST', '/api/v1/users/me/email-verification');

  test('replaces the earlier one', async () => {
    const first = await readCode(eve.email);
    expect((await send(eve)).status).toBe(204);
    const second = await readCode(eve.email, 'emailVerification');
    expect((await confirm(eve, first)).status).toBe(400);
    expect((await confirm(eve, second)).status).toBe(204);
  });

  test('is not sent for an address that is verified', async () => {
    const ada = await signUp(server);
    expect((await send(ada)).status).toBe(204);
    expect((await send(eve)).status).toBe(204);
    await waitForEmail(server, eve.email, 'emailVerification');
    expect(await listEmails(server, ada.email, 'emailVerification')).toEqual([]);
  });
});

describe('a new address', () => {
  const change = async (person: Person, email: string) => {
    const body = { email, currentPassword: person.password };
    expect((await person.api('PUT', `/api/v1/users/${person.id}`, body)).status).toBe(200);
  };

  test('has to be verified, and keeps the keys of its person', async () => {
    const ada = await signUp(server);
    const { key } = (await createKey(ada)).body;
    const email = `${crypto.randomUUID()}@example.com`;
    await change(ada, email);
    expect((await createKey(ada)).body.code).toBe('email_unverified');
    await verifyEmail(server, { ...ada, email }, 'emailVerification');
    expect((await createKey(ada)).status).toBe(201);
    expect(await useKey(key)).toBe(200);
  });

  test('is not verified with a link that was sent to the old one', async () => {
    const code = await readCode(eve.email);
    await change(eve, `${crypto.randomUUID()}@example.com`);
    expect((await confirm(eve, code)).status).toBe(400);
    expect(await isVerified(eve)).toBe(false);
  });
});

describe('a person who takes over an address with a password reset', () => {
  test('owns an account that is verified and has no keys of its creator', async () => {
    // Only an account from before verification can have keys.
    await waive(eve);
    const { key } = (await createKey(eve)).body;
    expect(await useKey(key)).toBe(200);
    const owner = await resetPassword(eve.email);
    expect(await useKey(key)).toBe(401);
    expect(await isVerified(owner)).toBe(true);
    expect((await owner.api('GET', '/api/v1/api-keys')).body).toEqual([]);
    const { text } = await waitForEmail(server, eve.email, 'passwordChanged');
    expect(text).toContain('1 API key was revoked');
  });

  test('is rid of the keys of a person who changed their address to it', async () => {
    const attacker = await signUp(server);
    const { key } = (await createKey(attacker)).body;
    const email = `${crypto.randomUUID()}@example.com`;
    const body = { email, currentPassword: attacker.password };
    await attacker.api('PUT', `/api/v1/users/${attacker.id}`, body);
    await resetPassword(email);
    expect(await useKey(key)).toBe(401);
  });

  test('keeps the keys of a verified account, because they are their own', async () => {
    const ada = await signUp(server);
    const { key } = (await createKey(ada)).body;
    await resetPassword(ada.email);
    expect(await useKey(key)).toBe(200);
  });

  test('loses keys only once', async () => {
    await waive(eve);
    const owner = await resetPassword(eve.email);
    const { key } = (await createKey(owner)).body;
    await resetPassword(eve.email, 2);
    expect(await useKey(key)).toBe(200);
  });
});
