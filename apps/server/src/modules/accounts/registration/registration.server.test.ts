import { signInValidation } from '@pressdock/api';
import type { RegistrationMode } from '@pressdock/api/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listEmails, waitForEmail } from '../../../../test/harness/email.ts';
import {
  confirmPassword,
  type Person,
  signIn,
  startTestServer,
  type TestServer,
} from '../../../../test/harness/server.ts';
import {
  acceptInvitation,
  inviteMember,
  readInvitationSecret,
  signUpOperator,
  signUpOwner,
} from '../../../../test/harness/team.ts';

let server: TestServer;
let olga: Person;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const password = 'a long enough phrase';
const newAddress = () => `${crypto.randomUUID()}@example.com`;

const register = (email: string, invitation?: string) =>
  server.api('POST', '/api/v1/users/create/register/', {
    body: { firstName: 'Grace', lastName: 'Example', email, password, invitation },
  });

const mode = async (): Promise<string> =>
  (await server.api('GET', '/api/v2/public/interface')).body.registration;

test('is open until there is an operator, and closed from then on', async () => {
  expect(await mode()).toBe('open');
  expect((await register(newAddress())).status).toBe(201);
  olga = await signUpOperator(server);
  expect(await mode()).toBe('closed');
  const email = newAddress();
  const denied = await register(email);
  expect(denied.status).toBe(403);
  expect(denied.body.message).toBe(signInValidation.registrationClosed);
  const attempt = await server.api('POST', '/api/v1/auth', { body: { email, password } });
  expect(attempt.status).toBe(401);
});

const set = (registration: RegistrationMode, by = olga) =>
  by.api('PATCH', '/api/v1/admin/settings', { registration });

test('is changed by an operator who confirmed the password, which the audit log records', async () => {
  const session = await signIn(server, olga.email, olga.password);
  const denied = await set('open', session);
  expect([denied.status, denied.body.code]).toEqual([403, 'proof_required']);
  expect(await mode()).toBe('closed');
  await confirmPassword(session);
  expect((await set('open', session)).body).toEqual({ registration: 'open' });
  expect(await mode()).toBe('open');
  expect((await register(newAddress())).status).toBe(201);
  const { body: log } = await olga.api('GET', '/api/v1/audit-log?action=updateServerSettings');
  expect(log.results[0]).toMatchObject({ subject: 'open', outcome: 'done' });
  expect((await session.api('GET', '/api/v1/admin/settings')).body).toEqual({
    registration: 'open',
  });
});

describe('by invitation only', () => {
  let owner: Person;

  beforeEach(async () => {
    owner = await signUpOwner(server, 'unlimited');
    await confirmPassword(olga);
    await set('invitation');
  });

  const invite = async (email: string) => {
    await inviteMember(owner, email);
    return readInvitationSecret(server, email);
  };

  test('creates a verified account for the invited address, which can then join', async () => {
    const email = newAddress();
    const secret = await invite(email);
    expect((await register(email.toUpperCase(), secret)).status).toBe(201);
    const person = await signIn(server, email, password);
    const me = (await person.api('GET', '/api/v1/users/me/')).body;
    expect(me.isEmailVerified).toBe(true);
    expect((await waitForEmail(server, email, 'welcome')).text).not.toContain('/verify-email/');
    expect((await acceptInvitation(person, secret)).status).toBe(204);
  });

  test.each([
    ['without an invitation', async () => undefined],
    ['with an unknown invitation', async () => 'x'.repeat(43)],
    ["with someone else's invitation", () => invite(newAddress())],
  ])('creates no account %s', async (_, findSecret) => {
    const email = newAddress();
    const denied = await register(email, await findSecret());
    expect(denied.status).toBe(403);
    expect(denied.body.message).toBe(signInValidation.registrationByInvitation);
    expect(await listEmails(server, email, 'welcome')).toEqual([]);
  });

  test('creates no account with a revoked invitation', async () => {
    const email = newAddress();
    const secret = await invite(email);
    const [{ _id }] = (await owner.api('GET', '/api/v1/users/children/pending')).body;
    await owner.api('DELETE', `/api/v1/users/children/pending/${_id}`);
    expect((await register(email, secret)).status).toBe(403);
  });

  test('closed means closed for invited people, too', async () => {
    const email = newAddress();
    const secret = await invite(email);
    await set('closed');
    expect((await register(email, secret)).body.message).toBe(signInValidation.registrationClosed);
  });
});
