import { securityValidation } from '@pressdock/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listEmails, waitForEmail } from '../../../test/harness/email.ts';
import {
  confirmPassword,
  type Person,
  signIn,
  signUp,
  signUpUnverified,
  startTestServer,
  type TestServer,
} from '../../../test/harness/server.ts';
import { addMember, signUpOperator, signUpOwner } from '../../../test/harness/team.ts';
import { adminMessages } from './admin.messages.ts';

let server: TestServer;
let olga: Person;
let ada: Person;

beforeAll(async () => {
  server = await startTestServer();
  olga = await signUpOperator(server);
});
beforeEach(async () => {
  ada = await signUp(server);
  await confirmPassword(olga);
});
afterAll(() => server.close());

const accounts = '/api/v1/admin/accounts';
const act = (action: string, on: Pick<Person, 'id'>, by = olga) =>
  by.api('POST', `${accounts}/${on.id}/${action}`);
const remove = (on: Person, by = olga) => by.api('DELETE', `${accounts}/${on.id}`);
const setOperator = (on: Person, isOperator: boolean, by = olga) =>
  by.api('PUT', `${accounts}/${on.id}/operator`, { isOperator });
const create = (email: string, by = olga) =>
  by.api('POST', accounts, { firstName: 'Nia', lastName: 'New', email });

const attempt = ({ email, password }: Pick<Person, 'email' | 'password'>) =>
  server.api('POST', '/api/v1/auth', { body: { email, password } });
const meStatus = async (person: Person) => (await person.api('GET', '/api/v1/users/me/')).status;

/** Sets a password with the link in an e-mail and signs in. */
async function choosePassword(email: string, kind: string): Promise<Person> {
  const { link } = await waitForEmail(server, email, kind);
  const password = 'chosen by the person';
  const body = { nonce: link.split('/').at(-1), passwordA: password, passwordB: password };
  const response = await server.api('POST', '/api/v1/password-reset/reset', { body });
  expect(response.status).toBe(204);
  return signIn(server, email, password);
}

const lastEntry = async (of: Person, action: string) =>
  (await of.api('GET', `/api/v1/audit-log?action=${action}`)).body.results[0];

describe('every sensitive action', () => {
  test.each<[string, (by: Person) => ReturnType<Person['api']>]>([
    ['creating an account', (by) => create(`${crypto.randomUUID()}@example.com`, by)],
    ['suspending an account', (by) => act('suspend', ada, by)],
    ['restoring an account', (by) => act('restore', ada, by)],
    ['resetting an account', (by) => act('reset', ada, by)],
    ['deleting an account', (by) => remove(ada, by)],
    ['appointing an operator', (by) => setOperator(ada, true, by)],
    ['viewing an account', (by) => act('view', ada, by)],
  ])('requires the password again: %s', async (_, send) => {
    const session = await signIn(server, olga.email, olga.password);
    const denied = await send(session);
    expect([denied.status, denied.body.code]).toEqual([403, 'proof_required']);
    expect((await send(ada)).status).toBe(404);
    expect(await meStatus(ada)).toBe(200);
    expect((await ada.api('GET', '/api/v1/users/me/')).body.isAdmin).toBe(false);
  });
});

describe('an account that an operator creates', () => {
  test('belongs to the person who receives the e-mail, and is verified', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const created = await create(email.toUpperCase());
    expect(created.status).toBe(201);
    const account = (await olga.api('GET', `${accounts}/${created.body._id}`)).body;
    expect(account).toMatchObject({ email, isEmailVerified: false, firstName: 'Nia' });
    const nia = await choosePassword(email, 'accountCreated');
    expect(nia.id).toBe(created.body._id);
    expect((await nia.api('POST', '/api/v1/api-keys', { name: 'n', scope: 'read' })).status).toBe(
      201,
    );
    expect(await lastEntry(olga, 'createAccount')).toMatchObject({
      subject: email.toUpperCase(),
      outcome: 'done',
    });
  });

  test('needs an address that has no account', async () => {
    const denied = await create(ada.email);
    expect(denied.status).toBe(400);
    expect(denied.body.fields).toHaveProperty('email');
    expect(await listEmails(server, ada.email, 'accountCreated')).toEqual([]);
  });
});

describe('a suspended account', () => {
  test('has no sessions, keys or team, until the suspension ends', async () => {
    const owner = await signUpOwner(server);
    const member = await addMember(server, owner);
    const { key } = (await owner.api('POST', '/api/v1/api-keys', { name: 'n', scope: 'full' }))
      .body;
    const useKey = async () => (await server.api('GET', '/api/v1/plugins', { token: key })).status;
    expect((await act('suspend', owner)).body.suspendedAt).toEqual(expect.any(String));
    expect([await meStatus(owner), await meStatus(member), await useKey()]).toEqual([
      401, 401, 401,
    ]);
    const denied = await attempt(owner);
    expect([denied.status, denied.body]).toEqual([
      403,
      { message: securityValidation.suspended, code: 'suspended' },
    ]);
    expect((await attempt({ ...owner, password: 'wrong password' })).status).toBe(401);
    const own = await signIn(server, member.email, member.password);
    expect((await own.api('GET', '/api/v1/users/me/')).body._id).toBe(member.id);
    expect((await olga.api('GET', `${accounts}?state=suspended`)).body.results).toMatchObject([
      { _id: owner.id },
    ]);
    await waitForEmail(server, owner.email, 'accountSuspended');

    expect((await act('restore', owner)).body.suspendedAt).toBeNull();
    const back = await signIn(server, owner.email, owner.password);
    expect(await useKey()).toBe(200);
    await waitForEmail(server, owner.email, 'accountSuspended', 2);
    for (const action of ['suspendAccount', 'restoreAccount']) {
      expect(await lastEntry(back, action)).toMatchObject({
        actor: 'Olga Operator (operator@example.com)',
      });
    }
  });

  test('still serves its sites', async () => {
    const product = { name: 'n', slug: 's', description: 'x' };
    const { _id } = (await ada.api('POST', '/api/v1/plugins', product)).body;
    const status = async () =>
      (await server.api('GET', `/api/v1/updates/${_id}?installed_version=1.0.0`)).status;
    const before = await status();
    await act('suspend', ada);
    expect(await status()).toBe(before);
  });
});

describe('an account whose sign-in was reset', () => {
  test('can only be entered with the e-mailed link, without the second factor', async () => {
    await server.database.withSystem((tx) =>
      sql`insert into second_factors (user_id, sealed, confirmed_at) values (${ada.id}, 'x', now())`.execute(
        tx,
      ),
    );
    expect((await act('reset', ada)).status).toBe(204);
    expect(await meStatus(ada)).toBe(401);
    expect((await attempt(ada)).status).toBe(401);
    const again = await choosePassword(ada.email, 'accountReset');
    expect(again.id).toBe(ada.id);
    expect(await lastEntry(again, 'resetAccount')).toMatchObject({ outcome: 'done' });
  });
});

describe('a deleted account', () => {
  test('is gone with its data, and its address can be used again', async () => {
    const product = { name: 'n', slug: 's', description: 'x' };
    const { _id } = (await ada.api('POST', '/api/v1/plugins', product)).body;
    expect((await remove(ada)).status).toBe(204);
    expect(await meStatus(ada)).toBe(401);
    expect((await attempt(ada)).status).toBe(401);
    const isGone = async () => (await olga.api('GET', `${accounts}/${ada.id}`)).status;
    await expect.poll(isGone, { timeout: 10_000 }).toBe(404);
    expect((await server.api('GET', `/api/v1/updates/${_id}`)).status).toBe(404);
    expect((await create(ada.email)).status).toBe(201);
    expect(await lastEntry(olga, 'deleteAccount')).toMatchObject({ subject: ada.email });
  });
});

describe('another operator', () => {
  test('is appointed and dismissed by an operator, and notified', async () => {
    expect((await setOperator(ada, true)).body).toMatchObject({ _id: ada.id, isAdmin: true });
    expect((await ada.api('GET', accounts)).status).toBe(200);
    await waitForEmail(server, ada.email, 'operatorChanged');
    expect((await setOperator(ada, false)).body.isAdmin).toBe(false);
    expect((await ada.api('GET', accounts)).status).toBe(404);
    expect(await lastEntry(ada, 'setOperator')).toMatchObject({ outcome: 'done' });
  });

  test('cannot be suspended, reset or deleted, and nobody can do that to their own account', async () => {
    await setOperator(ada, true);
    await confirmPassword(ada);
    for (const by of [olga, ada]) {
      const reason = by === olga ? adminMessages.operatorFirst : adminMessages.own;
      for (const send of [act('suspend', ada, by), act('reset', ada, by), remove(ada, by)]) {
        const denied = await send;
        expect([denied.status, denied.body.message]).toEqual([403, reason]);
      }
    }
    expect((await setOperator(ada, false, ada)).body.message).toBe(adminMessages.own);
    await setOperator(ada, false);
  });

  test('has to have a verified address', async () => {
    const eve = await signUpUnverified(server);
    const denied = await setOperator(eve, true);
    expect([denied.status, denied.body.message]).toEqual([403, adminMessages.unverified]);
  });

  test('remains when two dismiss each other at once', async () => {
    await setOperator(ada, true);
    await confirmPassword(ada);
    const responses = await Promise.all([
      setOperator(olga, false, ada),
      setOperator(ada, false, olga),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
    const { rows } = await server.database.withSystem((tx) =>
      sql<{ id: string; flags: string }>`select id, (
        select account_id from feature_flag_products where account_id = users.id) as flags
        from users where is_admin`.execute(tx),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.flags).toBe(rows[0]?.id);
    if (rows[0]?.id !== ada.id) return;
    await setOperator(olga, true, ada);
    await setOperator(ada, false, olga);
  });
});
