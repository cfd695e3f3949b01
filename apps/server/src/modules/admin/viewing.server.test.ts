import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Person,
  signIn,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../test/harness/server.ts';
import { signUpOperator } from '../../../test/harness/team.ts';
import { accessMessages } from '../../plugins/access.messages.ts';

let server: TestServer;
let olga: Person;
let ada: Person;

beforeAll(async () => {
  server = await startTestServer();
  olga = await signUpOperator(server);
});
beforeEach(async () => {
  ada = await signUp(server);
  await olga.api('DELETE', '/api/v1/admin/view');
});
afterAll(() => server.close());

const accounts = '/api/v1/admin/accounts';
const change = (person: Person, statement: string) =>
  server.database.withSystem((tx) =>
    sql`update users set ${sql.raw(statement)} where id = ${person.id}`.execute(tx),
  );
const view = async (of: Person, by = olga) => {
  // Denied while viewing, which has its own test.
  await by.api('POST', '/api/v1/users/me/proof', { currentPassword: by.password });
  return by.api('POST', `${accounts}/${of.id}/view`);
};
const actions = async (by: Person) =>
  (await by.api('GET', '/api/v1/audit-log')).body.results.map(
    ({ way, action, outcome }: Record<string, string>) => `${way} ${action} ${outcome}`,
  );

describe('viewing an account', () => {
  test("shows the account as its owner sees it, together with the operator's own person", async () => {
    const body = { name: 'n', slug: 's', description: 'x' };
    const { _id } = (await ada.api('POST', '/api/v1/plugins', body)).body;
    const viewing = await view(ada);
    expect(viewing.status).toBe(200);
    const minutes = (new Date(viewing.body.endsAt).getTime() - Date.now()) / 60_000;
    expect(minutes).toBeCloseTo(30, 0);
    expect((await olga.api('GET', `/api/v1/plugins/${_id}`)).status).toBe(200);
    const viewingEndsAt = viewing.body.endsAt;
    expect((await olga.api('GET', '/api/v1/users/me/')).body).toMatchObject({
      _id: ada.id,
      isAdmin: false,
      viewingEndsAt,
    });
    expect((await olga.api('GET', '/api/v1/users/me/actual')).body).toMatchObject({
      _id: olga.id,
      isAdmin: true,
      viewingEndsAt,
    });
    expect((await olga.api('DELETE', '/api/v1/admin/view')).status).toBe(204);
    expect((await olga.api('GET', '/api/v1/users/me/')).body).toMatchObject({
      _id: olga.id,
      viewingEndsAt: null,
    });
    expect((await olga.api('DELETE', '/api/v1/admin/view')).status).toBe(404);
  });

  test('applies to this session only', async () => {
    const elsewhere = await signIn(server, olga.email, olga.password);
    await view(ada, elsewhere);
    expect((await olga.api('GET', '/api/v1/users/me/')).body._id).toBe(olga.id);
    expect((await elsewhere.api('GET', '/api/v1/users/me/')).body._id).toBe(ada.id);
  });

  test("records each request in the account's audit log, including reads and denied requests", async () => {
    await view(ada);
    await olga.api('GET', '/api/v1/plugins');
    await olga.api('POST', '/api/v1/plugins', { name: 'n', slug: 's', description: 'x' });
    await olga.api('POST', '/api/v1/api-keys', { name: 'n', scope: 'full' });
    await olga.api('DELETE', '/api/v1/admin/view');
    expect(await actions(ada)).toEqual([
      'viewing endViewing done',
      'viewing createApiKey refused',
      'viewing createPlugin refused',
      'viewing listPlugins done',
      'session viewAccount done',
    ]);
    expect((await actions(olga))[0]).toBe('session viewAccount done');
  });

  test.each([
    ['POST', '/api/v1/plugins', { name: 'n', slug: 's', description: 'x' }],
    ['POST', '/api/v1/users/me/settings', { key: 'menu', value: true }],
    ['POST', '/api/v2/customers', { email: 'x@example.com' }],
    ['POST', '/api/v1/api-keys', { name: 'n', scope: 'full' }],
    ['GET', '/api/v1/api-keys'],
    ['GET', '/api/v1/users/me/data-export'],
    ['DELETE', '/api/v1/users/me/deactivate'],
    ['POST', '/api/v1/users/children', { email: 'x@example.com' }],
    ['POST', '/api/v1/users/me/proof', { currentPassword: 'a long enough phrase' }],
    ['GET', '/api/v1/audit-log/export'],
    ['GET', '/api/v1/generate-s3-policy?fileSizeInBytes=9&slug=x'],
  ])('denies %s %s', async (method, path, body?: object) => {
    await view(ada);
    const response = await olga.api(method, path, body);
    expect(response.status).toBe(403);
    expect(response.body).toEqual({ message: accessMessages.viewing, code: 'forbidden' });
  });

  test('does not allow changes to the profile of the account or the operator', async () => {
    await view(ada);
    for (const { id } of [ada, olga]) {
      expect((await olga.api('PUT', `/api/v1/users/${id}`, { firstName: 'X' })).status).toBe(403);
    }
    expect((await ada.api('GET', '/api/v1/users/me/')).body.firstName).toBe('Ada');
  });

  test('does not grant operator permissions', async () => {
    await view(ada);
    for (const [method, path, body] of [
      ['GET', accounts],
      ['GET', `${accounts}/${ada.id}`],
      ['PATCH', `${accounts}/${ada.id}`, { selectedPlan: 'pressdock-unlimited-2020' }],
      ['POST', `${accounts}/${ada.id}/view`],
    ] as const) {
      const response = await olga.api(method, path, body);
      expect(response.status).toBe(404);
      expect(response.body).toEqual({ message: 'Not found.', code: 'not_found' });
    }
  });

  test("ends with the session after half an hour, and never falls back to the operator's account", async () => {
    const session = await signIn(server, olga.email, olga.password);
    await view(ada, session);
    await server.database.withSystem((tx) =>
      sql`update sessions set viewing_until = now() where viewing_until is not null`.execute(tx),
    );
    for (const [method, path] of [
      ['GET', '/api/v1/users/me/'],
      ['POST', '/api/v1/plugins'],
      ['DELETE', '/api/v1/admin/view'],
    ] as const) {
      expect((await session.api(method, path)).status).toBe(401);
    }
  });

  test('ends at once when the account is deactivated', async () => {
    const session = await signIn(server, olga.email, olga.password);
    await view(ada, session);
    await change(ada, 'deactivated_at = now()');
    expect((await session.api('GET', '/api/v1/users/me/')).status).toBe(401);
  });

  test('is denied for operators and deactivated accounts, and unknown accounts are not found', async () => {
    expect((await view(olga)).status).toBe(403);
    await change(ada, 'deactivated_at = now()');
    const response = await view(ada);
    expect(response.status).toBe(403);
    expect(response.body.message).toBe('A deactivated account cannot be viewed.');
    expect((await olga.api('GET', '/api/v1/users/me/')).body._id).toBe(olga.id);
    for (const id of ['11111111-1111-4111-8111-111111111111', 'nowhere']) {
      expect((await olga.api('POST', `${accounts}/${id}/view`)).status).toBe(404);
    }
  });
});
