import { type RouteRecord, routes } from '@pressdock/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Answer,
  joinAsNew,
  type Person,
  startTestServer,
  type TestServer,
} from './harness.ts';
import { furnish, type Owned } from './isolationThings.ts';

let server: TestServer;
let owner: Person;
let stranger: Person;
let expired: Person;
let owned: Owned;
let foreign: Owned;

const missing = '11111111-1111-4111-8111-111111111111';
const malformed = "not-an-id'--";

beforeAll(async () => {
  server = await startTestServer();
  expired = await joinAsNew(server);
  await server.database.withSystem((tx) =>
    sql`update sessions set expires_at = now() - interval '1 second'`.execute(tx),
  );
});

beforeEach(async () => {
  owner = await joinAsNew(server);
  stranger = await joinAsNew(server);
  owned = await furnish(server, owner);
  foreign = await furnish(server, stranger);
  // What asks for a proof is asked for with one: nothing but who asks shall decide.
  await server.database.withSystem((tx) => sql`update sessions set proved_at = now()`.execute(tx));
});

afterAll(() => server.close());

/** A body each call accepts, so that nothing but who asks for what decides. */
const bodies: Record<string, unknown> = {
  signIn: { email: 'nobody@example.com', password: 'x' },
  register: { firstName: 'A', lastName: 'B', email: 'new@example.com', password: 'a long phrase' },
  saveSetting: { key: 'k', value: true },
  requestPasswordReset: { email: 'nobody@example.com' },
  checkResetNonce: { nonce: 'x' },
  resetPassword: { nonce: 'x', passwordA: 'a long phrase', passwordB: 'a long phrase' },
  provePassword: { currentPassword: 'a long enough phrase' },
  confirmSecondFactor: { code: '000000' },
  saveProfile: { envatoApiToken: 'taken-over' },
  createPlugin: { name: 'New', slug: 'new-plugin', description: 'x' },
  createTheme: { name: 'New', slug: 'new-theme', description: 'x' },
  replacePlugin: { name: 'Taken over', slug: 'p', description: 'x' },
  replaceTheme: { name: 'Taken over', slug: 't', description: 'x' },
  updatePlugin: { name: 'Taken over' },
  updateTheme: { name: 'Taken over' },
  createPluginVersion: { version: '2.0.0', s3Url: 'http://127.0.0.1/storage/nothing' },
  createThemeVersion: { version: '2.0.0', s3Url: 'http://127.0.0.1/storage/nothing' },
  updatePluginVersion: { changelog: 'Taken over' },
  updateThemeVersion: { changelog: 'Taken over' },
  inspectPluginPackage: { s3Url: 'http://127.0.0.1/storage/nothing' },
  inspectThemePackage: { s3Url: 'http://127.0.0.1/storage/nothing' },
  uploadImage: 'no picture',
  createCustomer: { email: 'new@example.com' },
  updateCustomer: { notes: 'Taken over' },
  createApiKey: { name: 'New', scope: 'full' },
  undoLicenses: { token: missing },
  importLicenses: { rows: [{ row: 2, key: 'new', customer_email: 'x@y.com' }], isDryRun: false },
};

const queries: Record<string, string> = {
  createPluginTemporaryLink: '?lengthInSeconds=60',
  createThemeTemporaryLink: '?lengthInSeconds=60',
  uploadImage: '?use=icon',
  generateS3Policy: '?fileSizeInBytes=10&slug=x',
  listLicenseDecisions: '?text=mine',
  validateLicense: '?license=mine',
  validateLicenseWithDomain: '?license=mine&domain=mine.com',
  activateLicense: '?license=mine&domain=mine.com',
  deactivateLicense: '?license=mine&domain=mine.com',
};

/** What the owner gets for what is theirs, where it is not 200. */
const ownAnswers: Record<string, number> = {
  signIn: 401,
  signOut: 204,
  register: 201,
  checkResetNonce: 400,
  resetPassword: 400,
  provePassword: 204,
  revokeSession: 204,
  revokeOtherSessions: 204,
  // None was begun.
  confirmSecondFactor: 409,
  renewRecoveryCodes: 409,
  removeSecondFactor: 204,
  createPlugin: 201,
  createTheme: 201,
  deletePlugin: 204,
  deleteTheme: 204,
  createCustomer: 201,
  createLicense: 201,
  createApiKey: 201,
  deleteCustomer: 204,
  deleteLicense: 204,
  deleteActivation: 204,
  rotateSigningKey: 201,
  // Nothing was done that could be undone.
  undoLicenses: 404,
  deleteApiKey: 204,
  // A session is no key of Composer's.
  readComposerRepository: 401,
  readComposerPackage: 401,
  downloadComposerDist: 401,
  deletePluginVersion: 204,
  deleteThemeVersion: 204,
  createPluginTemporaryLink: 201,
  createThemeTemporaryLink: 201,
  // Nothing was uploaded, which is said only to whoever has the product.
  createPluginVersion: 400,
  createThemeVersion: 400,
  inspectPluginPackage: 400,
  inspectThemePackage: 400,
  // A product has its own versions already.
  copyPluginVersion: 409,
  copyThemeVersion: 409,
  revokePluginTemporaryLink: 204,
  revokeThemeTemporaryLink: 204,
  // Not a picture.
  uploadImage: 400,
  // Not a form.
  uploadPackage: 400,
  postPluginUpdateCheck: 200,
  postThemeUpdateCheck: 200,
};

function isOfThemes(record: RouteRecord): boolean {
  return /theme/i.test(record.url);
}

/** What each place of a path stands for. */
function placesOf(record: RouteRecord, of: Owned): Record<string, string> {
  const isTheme = isOfThemes(record);
  return {
    id: idOf(record, of),
    versionId: isTheme ? of.themeVersion : of.pluginVersion,
    linkId: isTheme ? of.themeLink : of.pluginLink,
    activationId: of.activation,
    account: of.user,
    name: of.image,
    uuid: of.user,
    versionUUID: of.pluginVersion,
    vendor: `pressdock-${of.user.slice(0, 8)}`,
    file: 'p.json',
    product: of.plugin,
    version: '1.0.0',
  };
}

/** The path of a call on somebody's things, or on the same made-up identifier everywhere. */
function pathOf(record: RouteRecord, of: Owned | string): string {
  const fill = (name: string) => (typeof of === 'string' ? of : (placesOf(record, of)[name] ?? ''));
  const path = record.url.replace(/:(\w+)/g, (_, name) => encodeURIComponent(fill(name)));
  return path + (queries[record.config.operationId] ?? '');
}

function idOf(record: RouteRecord, of: Owned): string {
  if (/^(read|save)Profile$/.test(record.config.operationId)) return of.user;
  if (record.config.operationId === 'temporaryDownload') return of.link;
  if (record.url.startsWith('/api/v2/customers')) return of.customer;
  if (record.url.startsWith('/api/v2/license')) return of.license;
  if (record.url.startsWith('/api/v1/api-keys')) return of.apiKey;
  if (record.url.startsWith('/api/v1/users/me/sessions')) return of.session;
  return isOfThemes(record) ? of.theme : of.plugin;
}

function bodyOf({ config }: RouteRecord, of: Owned | string): unknown {
  const source = (version: 'pluginVersion' | 'themeVersion') => ({
    sourceVersionId: typeof of === 'string' ? of : of[version],
  });
  if (config.operationId === 'copyPluginVersion') return source('pluginVersion');
  if (config.operationId === 'copyThemeVersion') return source('themeVersion');
  if (/^(create|replace)License$/.test(config.operationId)) {
    return { key: 'taken-over', customer: typeof of === 'string' ? of : of.customer };
  }
  if (config.operationId === 'bulkLicenses') {
    return { action: 'delete', ids: [typeof of === 'string' ? of : of.license] };
  }
  return bodies[config.operationId];
}

function call(record: RouteRecord, of: Owned | string, token?: string): Promise<Answer> {
  const [type] = record.schema.consumes ?? [];
  const isForm = type === 'application/x-www-form-urlencoded';
  const body = isForm ? 'language=en-US' : bodyOf(record, of);
  return server.api(record.method, pathOf(record, of), {
    token,
    ...(body !== undefined && { body }),
    ...(type && { headers: { 'content-type': type } }),
  });
}

/** Everything the owner can see of what is theirs. */
async function seenByOwner(): Promise<string> {
  const paths = [
    '/api/v1/plugins',
    '/api/v1/themes',
    `/api/v1/plugins/${owned.plugin}/versions`,
    `/api/v1/themes/${owned.theme}/versions`,
    '/api/v1/users/me/',
    `/api/v1/users/${owned.user}`,
    '/api/v1/api-keys',
    '/api/v2/license',
    `/api/v2/customers/${owned.customer}`,
  ];
  const answers = await Promise.all(paths.map((path) => owner.api('GET', path)));
  return answers.map(({ text }) => text).join('\n');
}

const cases = routes.map((record) => [record.config.operationId, record] as const);
const ofSession = cases.filter(([, record]) => record.config.access === 'session');
const ofPublic = cases.filter(([, record]) => record.config.access === 'public');
const hasId = ([, { url }]: (typeof cases)[number]) => /:(id|uuid|account)\b/.test(url);

describe.each(ofSession)('%s', (_, record) => {
  test('answers nobody without a living session, whatever the identifier', async () => {
    const before = await seenByOwner();
    const answers = [];
    for (const token of [undefined, expired.token, 'x'.repeat(43)]) {
      for (const of of [owned, foreign, missing, malformed]) {
        answers.push(await call(record, of, token));
      }
    }
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.text).toBe('{"message":"Please sign in.","code":"unauthenticated"}');
    }
    expect(await seenByOwner()).toBe(before);
  });

  test('answers whoever it belongs to', async () => {
    const answer = await call(record, owned, owner.token);
    expect(answer.status).toBe(ownAnswers[record.config.operationId] ?? 200);
  });

  test('shows another account nothing of it', async () => {
    const answer = await call(record, foreign, stranger.token);
    for (const id of Object.values(owned)) expect(answer.text).not.toContain(id);
  });
});

describe.each(ofSession.filter(hasId))('%s', (_, record) => {
  test('answers a foreign, a missing and a malformed identifier alike', async () => {
    const before = await seenByOwner();
    const asStranger = await call(record, owned, stranger.token);
    const answers = [
      asStranger,
      await call(record, foreign, owner.token),
      await call(record, missing, owner.token),
      await call(record, malformed, owner.token),
      await call(record, 'x'.repeat(150), owner.token),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(answer.text).toBe('{"message":"Not found.","code":"not_found"}');
    }
    expect(await seenByOwner()).toBe(before);
  });
});

describe.each(ofSession.filter(([, { url }]) => url.includes(':versionId')))('%s', (_, record) => {
  test('does not reach a foreign version through an own product, or the other way round', async () => {
    const { pluginVersion, themeVersion } = foreign;
    const mixed = { ...owned, pluginVersion, themeVersion };
    const reversed = {
      ...foreign,
      pluginVersion: owned.pluginVersion,
      themeVersion: owned.themeVersion,
    };
    for (const of of [mixed, reversed]) {
      expect((await call(record, of, owner.token)).status).toBe(404);
    }
  });
});

describe.each(ofPublic)('%s', (operationId, record) => {
  test("answers alike with no session, an expired one and another account's", async () => {
    const expectedStatus = ownAnswers[operationId] ?? 200;
    for (const token of [undefined, expired.token, stranger.token, owner.token]) {
      expect((await call(record, owned, token)).status).toBe(expectedStatus);
    }
  });
});

/** What a call answers about nothing, where that is not 404. */
const statusOfMissing: Record<string, number> = {
  readPublicFlags: 200,
  readComposerRepository: 401,
  readComposerPackage: 401,
  downloadComposerDist: 401,
};

describe.each(ofPublic.filter(hasId))('%s', (operationId, record) => {
  test('answers a missing and a malformed identifier alike', async () => {
    const one = await call(record, missing);
    const other = await call(record, malformed);
    expect(other.status).toBe(one.status);
    expect(other.text).toBe(one.text);
    expect(one.status).toBe(statusOfMissing[operationId] ?? 404);
  });
});
