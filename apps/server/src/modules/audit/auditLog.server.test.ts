import { AUDIT_DAYS, AUDIT_PAGE } from '@pressdock/api/limits';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addLicense } from '../../../test/harness/licenses.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';
import { addMember, inviteMember, signUpOwner } from '../../../test/harness/team.ts';
import { addVersion } from '../../../test/harness/versions.ts';
import { createAuditService } from './audit.service.ts';
import { createAuditLog } from './auditLog.service.ts';

let server: TestServer;
let ada: Person;

beforeAll(async () => {
  server = await sharedTestServer();
});
beforeEach(async () => {
  ada = await signUpOwner(server);
});

interface Entry {
  _id: string;
  at: string;
  actor: string;
  way: string;
  action: string;
  summary: string;
  subject: string;
  outcome: string;
  network: string;
  attempts: number;
}

const log = async (of: Person, query = ''): Promise<Entry[]> =>
  (await of.api('GET', `/api/v1/audit-log${query}`)).body.results;

const summarize = ({ action, subject, outcome }: Entry) => [action, subject, outcome];

const addBuyer = async (email: string): Promise<string> =>
  (await ada.api('POST', '/api/v2/customers', { email })).body._id;

const product = { name: 'Tidy Checkout', slug: 'tidy', description: 'x' };

describe('the audit log records every change', () => {
  test('with actor, way, call, time, outcome and network', async () => {
    const before = Date.now();
    await ada.api('POST', '/api/v1/plugins', product);
    const [entry] = await log(ada);
    expect(entry).toEqual({
      _id: expect.any(String),
      at: expect.any(String),
      actor: `Ada Example (${ada.email})`,
      way: 'session',
      action: 'createPlugin',
      summary: expect.stringMatching(/plugin/),
      subject: 'Tidy Checkout',
      outcome: 'done',
      network: '127.0.0.0/24',
      attempts: 1,
    });
    expect(new Date(entry?.at ?? 0).getTime()).toBeGreaterThanOrEqual(before);
  });

  test('with the name that the subject had before it was changed or deleted', async () => {
    const { _id } = (await ada.api('POST', '/api/v1/plugins', product)).body;
    const version = await addVersion(server, ada, _id, '1.2.3');
    await ada.api('PATCH', `/api/v1/plugins/${_id}`, { name: 'Neat Checkout' });
    await ada.api('PUT', `/api/v1/plugins/${_id}/versions/${version}`, { changelog: 'Calm' });
    await ada.api('DELETE', `/api/v1/plugins/${_id}/versions/${version}`);
    await ada.api('DELETE', `/api/v1/plugins/${_id}`);
    const customer = await addBuyer('buyer@example.com');
    const license = await addLicense(ada, customer, { key: 'secret-key-of-a-buyer' });
    await ada.api('DELETE', `/api/v2/license/${license.id}`);
    await ada.api('DELETE', `/api/v2/customers/${customer}`);
    await ada.api('POST', '/api/v1/users/me/settings', { key: 'menu', value: true });
    expect((await log(ada)).map(summarize).reverse()).toEqual([
      ['createPlugin', 'Tidy Checkout', 'done'],
      ['updatePlugin', 'Tidy Checkout', 'done'],
      ['updatePluginVersion', 'Neat Checkout 1.2.3', 'done'],
      ['deletePluginVersion', 'Neat Checkout 1.2.3', 'done'],
      ['deletePlugin', 'Neat Checkout', 'done'],
      ['createCustomer', 'buyer@example.com', 'done'],
      ['createLicense', 'secret-k…', 'done'],
      ['deleteLicense', 'secret-k…', 'done'],
      ['deleteCustomer', 'buyer@example.com', 'done'],
      ['saveSetting', 'menu', 'done'],
    ]);
  });

  test('also when it was denied, but does not record reads', async () => {
    await ada.api('POST', '/api/v1/plugins', { ...product, slug: 'Not A Slug' });
    await ada.api('DELETE', '/api/v1/plugins/11111111-1111-4111-8111-111111111111');
    await ada.api('DELETE', "/api/v1/plugins/not-an-id'--%00");
    await ada.api('GET', '/api/v1/plugins');
    expect((await log(ada)).map(summarize).reverse()).toEqual([
      ['createPlugin', 'Tidy Checkout', 'refused'],
      ['deletePlugin', '11111111-1111-4111-8111-111111111111', 'refused'],
      ['deletePlugin', "not-an-id'--", 'refused'],
    ]);
  });

  test('also of members and API keys, each by name', async () => {
    const member = await addMember(server, ada);
    const made = { name: 'CI', scope: 'full' };
    const { key } = (await ada.api('POST', '/api/v1/api-keys', made)).body;
    await member.api('POST', '/api/v1/plugins', product);
    const body = { ...product, slug: 'other' };
    await server.api('POST', '/api/v1/themes', { token: key, body });
    await member.api('POST', '/api/v1/api-keys', made);
    const [refused, byKey, byMember, created, joined, invited] = await log(ada);
    expect(refused).toMatchObject({ action: 'createApiKey', outcome: 'refused' });
    expect(byKey).toMatchObject({
      way: 'apiKey',
      actor: `CI (${key.slice(0, 10)}…)`,
      action: 'createTheme',
    });
    expect(byMember).toMatchObject({
      way: 'session',
      actor: `Ada Example (${member.email})`,
      action: 'createPlugin',
    });
    expect(created).toMatchObject({ action: 'createApiKey', subject: 'CI' });
    expect(joined).toMatchObject({
      action: 'acceptInvitation',
      outcome: 'done',
      actor: `Ada Example (${member.email})`,
    });
    expect(invited).toMatchObject({ action: 'inviteMember', subject: member.email });
    expect((await log(member)).map(summarize)).toEqual((await log(ada)).map(summarize));
    await ada.api('DELETE', `/api/v1/users/children/${member.id}`);
    expect((await log(ada))[0]).toMatchObject({ action: 'removeMember', subject: member.email });
  });

  test("of a member's own account in the member's own log", async () => {
    const member = await addMember(server, ada);
    await member.api('PUT', `/api/v1/users/${member.id}`, { businessName: 'Mine' });
    await member.api('DELETE', '/api/v1/users/me/sessions');
    expect((await log(ada)).map(({ action }) => action)).not.toContain('saveProfile');
    await member.api('DELETE', '/api/v1/users/me/team');
    expect((await log(member)).map(({ action }) => action)).toEqual([
      'revokeOtherSessions',
      'saveProfile',
      'acceptInvitation',
    ]);
    expect((await log(ada))[0]).toMatchObject({ action: 'leaveTeam', outcome: 'done' });
  });

  test('without secrets', async () => {
    await ada.api('PUT', `/api/v1/users/${ada.id}`, {
      currentPassword: ada.password,
      password1: 'another long phrase',
      password2: 'another long phrase',
      envatoApiToken: 'envato-secret',
    });
    const { key } = (await ada.api('POST', '/api/v1/api-keys', { name: 'n', scope: 'read' })).body;
    await inviteMember(ada, 'new@example.com');
    const { rows } = await server.database.withSystem((tx) =>
      sql`select * from audit_log where account_id = ${ada.id}`.execute(tx),
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const secret of [ada.password, 'another long phrase', 'envato-secret', key, ada.token]) {
      expect(JSON.stringify(rows)).not.toContain(secret);
    }
  });

  test('before it is made, and says so when its outcome is unknown', async () => {
    const audit = createAuditService(server.database, new Map());
    const ctx = {
      accountId: ada.id,
      userId: ada.id,
      sessionId: null,
      actor: 'owner',
      actorName: 'Ada',
      viewingEndsAt: null,
    } as const;
    const attempt = { action: 'deletePlugin', summary: 'Delete a plugin', subject: undefined };
    await audit.begin(ctx, {
      ...attempt,
      params: {},
      network: '',
      accountId: ada.id,
      isRefused: false,
    });
    expect((await log(ada))[0]).toMatchObject({ action: 'deletePlugin', outcome: 'unknown' });
  });
});

describe('the audit log', () => {
  /** Adds old entries, one per day. */
  const fill = (person: Person, count: number) =>
    server.database.withSystem((tx) =>
      sql`insert into audit_log
        (id, account_id, at, actor, way, action, summary, subject, outcome, network)
        select gen_random_uuid(), ${person.id}, timestamptz '2026-03-31 23:59:59Z' - n * interval '1 day',
          case when n % 2 = 0 then 'Even' else 'Odd' end, 'session', 'createPlugin', 'Add a plugin',
          'no. ' || n || ' 100%', 'done', ''
        from generate_series(0, ${count - 1}::integer) n`.execute(tx),
    );

  test('lists entries newest first in pages without gaps', async () => {
    await fill(ada, AUDIT_PAGE * 2 + 5);
    const seen: string[] = [];
    let after = '';
    do {
      const { body } = await ada.api('GET', `/api/v1/audit-log${after && `?after=${after}`}`);
      seen.push(...body.results.map(({ subject }: Entry) => subject));
      expect(body.results.length).toBeLessThanOrEqual(AUDIT_PAGE);
      after = body.next;
    } while (after);
    expect(seen).toEqual(
      Array.from({ length: AUDIT_PAGE * 2 + 5 }, (_, index) => `no. ${index} 100%`),
    );
    for (const nowhere of ['x', '11111111-1111-4111-8111-111111111111']) {
      expect(await log(ada, `?after=${nowhere}`)).toEqual([]);
    }
  });

  test.each([
    ['actor=even', 3],
    ['actor=VEN', 3],
    ['action=CreatePlug', 5],
    ['action=add a', 5],
    ['action=no. 3', 1],
    ['action=100%25', 5],
    ['action=1_0', 0],
    ['from=2026-03-30', 2],
    ['to=2026-03-29', 3],
    ['from=2026-03-29&to=2026-03-30', 2],
    ['from=2026-03-29&to=2026-03-30&actor=odd', 1],
    ['from=0000-01-01', 5],
    ['to=0000-01-01', 0],
    ['to=9999-12-31', 5],
    ['actor=%00', 5],
  ])('filtered by %s contains %i of five entries', async (query, count) => {
    await fill(ada, 5);
    expect(await log(ada, `?${query}`)).toHaveLength(count);
  });

  test('does not reveal the owner or name of an id to accounts that try operator calls', async () => {
    const stranger = await signUp(server);
    const account = `/api/v1/admin/accounts/${ada.id}`;
    const body = { selectedPlan: 'pressdock-unlimited-2020' };
    await stranger.api('PATCH', account, body);
    await stranger.api('POST', `${account}/view`);
    expect((await log(stranger)).map(summarize).reverse()).toEqual([
      ['updateAccount', ada.id, 'refused'],
      ['viewAccount', ada.id, 'refused'],
    ]);
  });

  test('is private to its account', async () => {
    await fill(ada, 3);
    const stranger = await signUp(server);
    expect(await log(stranger)).toEqual([]);
    const csv = await stranger.api('GET', '/api/v1/audit-log/export');
    expect(csv.text).not.toContain('no. 1');
  });

  test('is exported as CSV without formulas, and records the export', async () => {
    await fill(ada, 1203);
    await addBuyer('=cmd@example.com');
    const response = await ada.api('GET', '/api/v1/audit-log/export');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="audit-log.csv"',
    );
    const lines = response.text.trimEnd().split('\r\n');
    expect(lines[0]).toBe('At,By,Way,Change,Call,Subject,Outcome,Network,Attempts');
    expect(lines).toHaveLength(1203 + 3);
    expect(lines[1]).toContain(',exportAuditLog,');
    expect(lines[2]).toContain(",'=cmd@example.com,");
    expect(lines.at(-1)).toContain('no. 1202');
    const filtered = await ada.api('GET', '/api/v1/audit-log/export?from=2026-03-30&actor=even');
    expect(filtered.text.trimEnd().split('\r\n')).toHaveLength(1 + 1);
  });

  test(`deletes entries older than ${AUDIT_DAYS} days`, async () => {
    await fill(ada, 3);
    const auditLog = createAuditLog(server.database);
    const lastDay = new Date(Date.UTC(2026, 2, 30 + AUDIT_DAYS));
    await auditLog.sweep(lastDay);
    expect((await log(ada)).map(({ subject }) => subject)).toEqual(['no. 0 100%', 'no. 1 100%']);
  });
});
