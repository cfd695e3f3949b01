import { isWithinScope, type RouteRecord, routes } from '@pressdock/api';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';
import { addOneOfEach, type OwnedIds } from '../../../test/isolation/ownedIds.ts';

const scopes = ['read', 'release', 'license', 'full'] as const;
const missing = '11111111-1111-4111-8111-111111111111';

let server: TestServer;
let ines: Person;
let owned: OwnedIds;
const keys: Record<string, string> = {};

const makeKey = async (person: Person, scope: string, more: object = {}): Promise<string> =>
  (await person.api('POST', '/api/v1/api-keys', { name: scope, scope, ...more })).body.key;

beforeAll(async () => {
  server = await sharedTestServer();
  ines = await signUp(server);
  owned = await addOneOfEach(server, ines);
  for (const scope of scopes) keys[scope] = await makeKey(ines, scope);
});

/** Calls a route with an unknown id, so that nothing changes: an allowed call returns 404 or 400. */
function call({ method, url }: RouteRecord, token: string) {
  return server.api(method, url.replace(/:\w+/g, missing), { token });
}

const ofSession = routes.filter(({ config }) => config.access !== 'public');
const named = ofSession.map((record) => [record.config.operationId, record] as const);

/** The expected scope of each call, maintained by hand: adding a call requires a decision here. */
const unreachableCalls = `
  signOut readMe readActualMe saveSetting readProfile saveProfile readStats
  listApiKeys createApiKey deleteApiKey
  provePassword listSessions revokeSession revokeOtherSessions readSecondFactor startSecondFactor
  confirmSecondFactor renewRecoveryCodes removeSecondFactor exportData deactivate
  inviteMember listMembers listPendingMembers removeMember revokeInvitation resendInvitation
  acceptInvitation leaveTeam
  listSigningKeys rotateSigningKey signWithKey
  listAuditLog exportAuditLog
  listAccounts readAccount updateAccount viewAccount endViewing
  sendEmailVerification verifyEmail readServerSettings updateServerSettings
  createAccount suspendAccount restoreAccount resetAccount deleteAccount setOperator
  listPlans readPlanUsage previewPlan changePlan startStripeSession removeCard
  listInvoices downloadInvoice payInvoice
  readBillingStatus listBillingAccounts grantPlan endGrant changeAccountPlan reconcileBilling
  startAuthorization completeAuthorization disconnectCodeHost connectGitlabToken deleteGitlabToken
  listExternalObjects deleteExternalObject`
  .trim()
  .split(/\s+/);
const releaseCalls = [
  'createPluginVersion',
  'updatePluginVersion',
  'copyPluginVersion',
  'inspectPluginPackage',
  'createThemeVersion',
  'updateThemeVersion',
  'copyThemeVersion',
  'inspectThemePackage',
  'importPluginVersions',
  'importThemeVersions',
  'generateS3Policy',
  'buildNow',
  'replayBuild',
];

const licenseCalls = ['issueLicense', 'extendLicense', 'suspendLicense'];

test('no key reaches the account, its API keys and its sessions', () => {
  const unreachable = ofSession.filter((record) => record.config.scope === 'none');
  expect(unreachable.map(({ config }) => config.operationId).sort()).toEqual(
    [...unreachableCalls].sort(),
  );
});

test('exactly the calls that make a release require the release scope', () => {
  const releasing = ofSession.filter((record) => record.config.scope === 'release');
  expect(releasing.map(({ config }) => config.operationId).sort()).toEqual(
    [...releaseCalls].sort(),
  );
});

test('exactly the calls that issue, extend and suspend licenses require the license scope', () => {
  const selling = ofSession.filter((record) => record.config.scope === 'license');
  expect(selling.map(({ config }) => config.operationId).sort()).toEqual([...licenseCalls].sort());
  const reachable = ofSession.filter(({ config }) => isWithinScope('license', config.scope));
  expect(reachable).toEqual(selling);
});

describe.each(scopes)('an API key with the scope %s', (scope) => {
  test.each(named)('%s', async (_, record) => {
    const response = await call(record, keys[scope] ?? '');
    if (isWithinScope(scope, record.config.scope)) {
      expect([200, 400, 404, 415]).toContain(response.status);
    } else {
      expect(response.status).toBe(403);
      const needed = record.config.scope;
      const message =
        needed === 'none'
          ? 'API keys cannot make this request.'
          : `This request needs an API key with the scope "${needed}".`;
      expect(response.body).toEqual({ message, code: 'forbidden' });
    }
  });
});

describe('an API key', () => {
  const list = (token: string) => server.api('GET', '/api/v1/plugins', { token });

  test('reads its own account and no other', async () => {
    const stranger = await signUp(server);
    const foreign = await makeKey(stranger, 'full');
    expect((await list(keys.read ?? '')).text).toContain(owned.plugin);
    expect((await list(foreign)).body).toEqual([]);
    for (const path of [`plugins/${owned.plugin}`, `themes/${owned.theme}/versions`]) {
      expect((await server.api('GET', `/api/v1/${path}`, { token: foreign })).status).toBe(404);
    }
    const overwritten = await server.api('PATCH', `/api/v1/plugins/${owned.plugin}`, {
      token: foreign,
      body: { name: 'Taken over' },
    });
    expect(overwritten.status).toBe(404);
  });

  test('makes a release from CI: upload ticket and release notes', async () => {
    const token = keys.release;
    const ticket = await server.api('GET', '/api/v1/generate-s3-policy?fileSizeInBytes=9&slug=p', {
      token,
    });
    expect(ticket.status).toBe(200);
    const path = `/api/v1/plugins/${owned.plugin}/versions/${owned.pluginVersion}`;
    expect((await server.api('PUT', path, { token, body: { changelog: 'Calm' } })).status).toBe(
      200,
    );
    expect((await server.api('DELETE', path, { token })).status).toBe(403);
  });

  test('cannot write with the read scope, and may send HEAD requests', async () => {
    const head = async (path: string, token = '') => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(server.url + path, { method: 'HEAD', headers })).status;
    };
    expect(await head(`/api/v1/plugins/${owned.plugin}`, keys.read)).toBe(200);
    expect(await head('/api/v1/users/me/', keys.full)).toBe(403);
  });

  test.each([
    ['expired', "expires_at = now() - interval '1 second'"],
    ['deleted', 'revoked_at = now()'],
  ])('is rejected once it is %s', async (_, change) => {
    const person = await signUp(server);
    const key = await makeKey(person, 'full');
    expect((await list(key)).status).toBe(200);
    await server.database.withSystem((tx) =>
      sql`update api_keys set ${sql.raw(change)} where account_id = ${person.id}`.execute(tx),
    );
    const response = await list(key);
    expect(response.status).toBe(401);
    expect(response.body).toEqual({ message: 'Please sign in.', code: 'unauthenticated' });
  });

  test('is not a session token, and an unknown key is rejected', async () => {
    expect(
      (await list(`${keys.full?.slice(0, -1)}${keys.full?.endsWith('x') ? 'y' : 'x'}`)).status,
    ).toBe(401);
  });
});
