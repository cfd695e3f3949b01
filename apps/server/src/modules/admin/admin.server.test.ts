import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../test/harness/server.ts';
import { addMember, signUpOperator, signUpOwner } from '../../../test/harness/team.ts';
import { interfaceProductId } from '../../db/migrations/001-012/002-interface-flags.ts';
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
});
afterAll(() => server.close());

const accounts = '/api/v1/admin/accounts';
const change = (person: Person, statement: string) =>
  server.database.withSystem((tx) =>
    sql`update users set ${sql.raw(statement)} where id = ${person.id}`.execute(tx),
  );

describe('the operator', () => {
  test('is an operator as account and as person', async () => {
    for (const path of ['/api/v1/users/me/', '/api/v1/users/me/actual']) {
      expect((await olga.api('GET', path)).body).toMatchObject({ _id: olga.id, isAdmin: true });
    }
  });

  test('finds accounts by part of their address, name or id, and by state', async () => {
    const found = async (query: string) =>
      (await olga.api('GET', `${accounts}?${query}`)).body.results.map(
        ({ _id }: { _id: string }) => _id,
      );
    await change(ada, "first_name = 'Zo%_é', is_delinquent = true");
    expect(await found(`q=${ada.email.slice(0, 20).toUpperCase()}`)).toEqual([ada.id]);
    expect(await found(`q=${ada.id.slice(0, 18)}`)).toEqual([ada.id]);
    expect(await found('q=o%25_%C3%A9')).toEqual([ada.id]);
    expect(await found('q=zo%25_%C3%A9 exam')).toEqual([ada.id]);
    expect(await found('q=%25%25')).toEqual([]);
    expect(await found('state=admin')).toEqual([olga.id]);
    expect(await found(`state=delinquent&q=${ada.email}`)).toEqual([ada.id]);
    expect(await found(`state=deactivated&q=${ada.email}`)).toEqual([]);
  });

  test('reads the usage of an account and the team of its person', async () => {
    const owner = await signUpOwner(server);
    const member = await addMember(server, owner);
    await owner.api('POST', '/api/v1/plugins', { name: 'n', slug: 's', description: 'x' });
    expect((await olga.api('GET', `${accounts}/${owner.id}`)).body).toEqual({
      _id: owner.id,
      email: owner.email,
      firstName: 'Ada',
      lastName: 'Example',
      isAdmin: false,
      isEmailVerified: true,
      isDeliquent: false,
      selectedPlan: 'pressdock-agency-2020',
      analyticsPlan: 'pressdock-analytics-small',
      canAddFeatureFlag: true,
      canAddFeatureFlagProduct: true,
      canAddLicense: true,
      canAddPluginOrTheme: true,
      productCount: 1,
      memberCount: 1,
      memberOf: null,
      suspendedAt: null,
      deactivatedAt: null,
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
    });
    expect((await olga.api('GET', `${accounts}/${member.id}`)).body.memberOf).toEqual({
      _id: owner.id,
      email: owner.email,
    });
  });

  const addAccounts = (name: string, count: number) =>
    server.database.withSystem((tx) =>
      sql`insert into users (id, email, password_hash, first_name, last_name, created_at)
        select gen_random_uuid(), ${name}::text || '-' || n || '@example.net', 'x', 'x', 'x',
          now() - interval '1 day' + (n / 2) * interval '1 microsecond'
        from generate_series(1, ${count}::int) n`.execute(tx),
    );

  test('lists accounts newest first in pages without gaps', async () => {
    await addAccounts('page', 60);
    const seen: string[] = [];
    let after = '';
    do {
      const path = `${accounts}?q=page-${after && `&after=${after}`}`;
      const { body } = await olga.api('GET', path);
      seen.push(...body.results.map(({ email }: { email: string }) => email));
      after = body.next;
    } while (after);
    expect(new Set(seen).size).toBe(60);
    expect(seen).toHaveLength(60);
    expect(seen[0]).toBe('page-60@example.net');
  });

  test('continues the list after the last account of a page was deleted', async () => {
    await addAccounts('gone', 30);
    const { results, next } = (await olga.api('GET', `${accounts}?q=gone-`)).body;
    const last = results.at(-1)._id;
    await server.database.withSystem((tx) => sql`delete from users where id = ${last}`.execute(tx));
    const rest = await olga.api('GET', `${accounts}?q=gone-&after=${next}`);
    expect(rest.body.results).toHaveLength(30 - results.length);
  });

  test('rejects an invalid cursor', async () => {
    const { status, body } = await olga.api('GET', `${accounts}?after=nowhere`);
    expect(status).toBe(400);
    expect(body.fields).toEqual({ after: 'Invalid cursor.' });
  });

  test('sets plan and permissions, which take effect at once and appear in both audit logs', async () => {
    const patch = { selectedPlan: 'pressdock-agency-2020', canAddPluginOrTheme: false };
    const response = await olga.api('PATCH', `${accounts}/${ada.id}`, patch);
    expect(response.status).toBe(200);
    expect(response.body).toMatchObject({ _id: ada.id, canAddLicense: true, ...patch });
    expect((await ada.api('GET', '/api/v1/users/me/')).body).toMatchObject(patch);
    const body = { name: 'n', slug: 's', description: 'x' };
    const refused = await ada.api('POST', '/api/v1/themes', body);
    expect(refused.status).toBe(403);
    expect(refused.body.message).toBe(
      'Your plan does not include another plugin or theme. Please change your plan or contact support.',
    );
    for (const by of [olga, ada]) {
      const { body: log } = await by.api('GET', '/api/v1/audit-log?action=updateAccount');
      expect(log.results[0]).toMatchObject({
        actor: 'Olga Operator (operator@example.com)',
        subject: ada.email,
        outcome: 'done',
      });
    }
  });

  test('marks an account as delinquent, which keeps its products but cannot add any', async () => {
    const body = { name: 'n', slug: 's', description: 'x' };
    const { _id } = (await ada.api('POST', '/api/v1/plugins', body)).body;
    await olga.api('PATCH', `${accounts}/${ada.id}`, { isDeliquent: true });
    const me = (await ada.api('GET', '/api/v1/users/me/')).body;
    expect(me).toMatchObject({
      isDeliquent: true,
      canAddPluginOrTheme: false,
      canAddLicense: false,
    });
    const refused = await ada.api('POST', '/api/v1/plugins', { ...body, slug: 'other' });
    expect(refused.status).toBe(403);
    expect(refused.body.message).toMatch(/payment is overdue.*Contact support/);
    expect((await ada.api('PATCH', `/api/v1/plugins/${_id}`, { name: 'm' })).status).toBe(200);
  });

  test('cannot set fields that the contract does not define', async () => {
    await olga.api('PATCH', `${accounts}/${ada.id}`, { isAdmin: true, email: 'taken@example.com' });
    expect((await olga.api('GET', `${accounts}/${ada.id}`)).body).toMatchObject({
      isAdmin: false,
      email: ada.email,
    });
    const unknown = await olga.api('PATCH', `${accounts}/${ada.id}`, { selectedPlan: 'free' });
    expect(unknown.status).toBe(400);
  });

  test('cannot deactivate the only operator account', async () => {
    const response = await olga.api('DELETE', '/api/v1/users/me/deactivate');
    expect(response.status).toBe(403);
    expect(response.body.message).toBe(accessMessages.operator);
  });
});

describe('interface flags', () => {
  const products = '/api/v2/feature-flags/products';
  const flags = `${products}/${interfaceProductId}/flags`;
  const readOwners = async () => {
    const { rows } = await server.database.withSystem((tx) =>
      sql<{ owner: string | null }>`select account_id as owner from feature_flag_products
        where id = ${interfaceProductId} union select account_id from feature_flags
        where product_id = ${interfaceProductId} union select account_id from feature_flag_changes
        where product_id = ${interfaceProductId}`.execute(tx),
    );
    return rows.map(({ owner }) => owner);
  };

  test('are a product of the operator, and take effect for everybody', async () => {
    expect((await olga.api('GET', products)).body).toMatchObject([
      { _id: interfaceProductId, isInterface: true },
    ]);
    expect((await ada.api('GET', flags)).status).toBe(404);
    const { body } = await olga.api('GET', flags);
    expect(body.map(({ identifier }: { identifier: string }) => identifier).sort()).toEqual([
      'ANALYTICS_AGENCY_PLAN',
      'SHOW_CONTINUOUS_DEPLOYMENT_DEBUGGING',
      'SHOW_FEATURE_FLAG_MENU',
      'SHOW_GITHUB_ACTION_CONFIG',
      'SHOW_MANAGE_DEPLOY_KEYS',
    ]);
    const seen = async (identifier: string) => {
      const path = `/api/v2/public/feature-flags/${interfaceProductId}?identifier=${ada.email}`;
      const { body } = await server.api('GET', path);
      return body.find(({ flag }: { flag: string }) => flag === identifier)?.active;
    };
    const [one] = body;
    for (const active of [true, false]) {
      expect((await olga.api('PATCH', `${flags}/${one._id}`, { active })).body.active).toBe(active);
      expect(await seen(one.identifier)).toBe(active);
    }
    const history = await olga.api('GET', `${flags}/${one._id}/changes`);
    expect(history.body.map(({ kind }: { kind: string }) => kind)).toEqual([
      'changed',
      'changed',
      'created',
    ]);
  });

  test('cannot be deleted or get other identifiers, but others can be added', async () => {
    const [one] = (await olga.api('GET', flags)).body;
    for (const denied of [
      await olga.api('DELETE', `${products}/${interfaceProductId}`),
      await olga.api('DELETE', `${flags}/${one._id}`),
      await olga.api('PATCH', `${flags}/${one._id}`, { identifier: 'X', confirmIdentifier: true }),
    ]) {
      expect([denied.status, denied.body.message]).toEqual([
        409,
        expect.stringContaining('of the dashboard'),
      ]);
    }
    const added = await olga.api('POST', flags, {
      name: 'x',
      identifier: 'X',
      flag_type: 'on/off',
    });
    expect((await olga.api('DELETE', `${flags}/${added.body._id}`)).status).toBe(204);
  });

  test('move to another operator when their owner leaves, and outlive every account', async () => {
    expect(await readOwners()).toEqual([olga.id]);
    await ada.api('POST', products, { name: 'Pressdock' });
    await change(ada, 'is_admin = true');
    expect(await readOwners()).toEqual([olga.id]);
    await change(olga, 'deactivated_at = now()');
    expect(await readOwners()).toEqual([ada.id]);
    await change(olga, 'deactivated_at = null');
    expect(await readOwners()).toEqual([ada.id]);
    await server.database.withSystem((tx) =>
      sql`delete from users where id = ${ada.id}`.execute(tx),
    );
    expect(await readOwners()).toEqual([olga.id]);
    await change(olga, 'is_admin = false');
    expect(await readOwners()).toEqual([null]);
    await change(olga, 'is_admin = true');
    expect(await readOwners()).toEqual([olga.id]);
    expect((await olga.api('GET', flags)).body).toHaveLength(5);
  });
});
