import document from '@pressdock/api/openapi.json' with { type: 'json' };
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addVersion } from '../fixtures.ts';
import { joinAsNew, type Person, startTestServer, type TestServer } from '../harness.ts';
import { addCustomer, addLicense } from '../licensesActions.ts';
import { postPicture, smallPng } from '../pictures.ts';
import { allowedBy, hostileTo, type Schema } from './arbitraries.ts';

interface Parameter {
  in: 'path' | 'query';
  name: string;
  required?: boolean;
  schema: Schema;
}

interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

const paths = document.paths as unknown as Record<string, Record<string, Operation>>;
const schemas = document.components.schemas as unknown as Record<string, Schema>;

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

const runs = 40;
const seed = 20_261_121;

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(document, 'contract');

function resolve(ref: string): Schema {
  const schema = schemas[ref.split('/').at(-1) ?? ''];
  if (!schema) throw new Error(`There is no ${ref}.`);
  return schema;
}

/** Checks a JSON answer against what the document says of this status. */
function schemaFaults(path: string, method: string, status: number, body: unknown): unknown {
  const pointer = [
    'paths',
    path,
    method,
    'responses',
    String(status),
    'content',
    'application/json',
  ]
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const validate = ajv.compile({ $ref: `contract#/${pointer}/schema` });
  return validate(body) ? null : validate.errors;
}

let server: TestServer;
let person: Person;
let known: string[];
/** What is no product, by the last fixed part of its path. */
let kept: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  person = await joinAsNew(server);
});

afterAll(() => server.close());

/** Identifiers that lead somewhere, so that not every generated call ends at "not found". */
async function refill(): Promise<void> {
  const make = async (kind: 'plugins' | 'themes') => {
    const slug = crypto.randomUUID();
    const body = { name: 'n', slug, description: 'x' };
    const { _id } = (await person.api('POST', `/api/v1/${kind}`, body)).body;
    return [_id, await addVersion(server, person, _id, '1.0.0')];
  };
  known = [...(await make('plugins')), ...(await make('themes')), person.id];
  const customer = await addCustomer(person);
  const key = await person.api('POST', '/api/v1/api-keys', { name: 'n', scope: 'read' });
  const license = await addLicense(person, customer, { activated_domains: ['a.com'] });
  kept = { customers: customer, license: license.id };
  const sites = await person.api('GET', `/api/v2/license/${license.id}/activations`);
  kept.activation = sites.body.results[0]._id;
  kept['api-keys'] = key.body._id;
  kept.session = await addSession();
  kept.pluginLink = await addLink('plugins', known[0], known[1]);
  kept.themeLink = await addLink('themes', known[2], known[3]);
  const picture = await postPicture(server, person, smallPng());
  kept.picture = picture.body.url.split('/').at(-1);
}

/** Another session of the person, in which what asks for a proof has one. */
async function addSession(): Promise<string> {
  const id = crypto.randomUUID();
  await server.database.withSystem(async (tx) => {
    await sql`insert into sessions (id, token_hash, user_id, account_id, expires_at)
      values (${id}, ${id}, ${person.id}, ${person.id}, now() + interval '1 day')`.execute(tx);
    await sql`update sessions set proved_at = now() where user_id = ${person.id}`.execute(tx);
  });
  return id;
}

async function addLink(kind: string, product = '', version = ''): Promise<string> {
  const path = `/api/v1/${kind}/${product}/versions/${version}/temporary-download-link`;
  await person.api('POST', `${path}?lengthInSeconds=600`);
  return (await person.api('GET', `${path}s`)).body[0]._id;
}

function segment(text: string): string {
  // Dots alone are not sent by any client, and lone surrogates cannot be.
  const sendable = Buffer.from(text).toString();
  return /^\.{0,2}$/.test(sendable) ? 'x' : encodeURIComponent(sendable);
}

const ownId = Symbol('the identifier of what the call is about');

/** A path parameter: the right one, another one that exists, or any text. */
const pathValue = fc.oneof(
  { weight: 6, arbitrary: fc.constant(ownId) },
  { weight: 1, arbitrary: fc.nat(4) },
  { weight: 1, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }) },
);

/** One request to a call, its values made by `make`. */
function requestMadeBy(
  make: typeof allowedBy,
  { operation }: (typeof operations)[number],
  pathValues: fc.Arbitrary<string | number | symbol>,
  otherMediaTypes: readonly string[],
) {
  const queries = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const [mediaType, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  return fc.record({
    segments: fc.array(pathValues, { minLength: 3, maxLength: 3 }),
    query: fc.record(
      Object.fromEntries(queries.map(({ name, schema }) => [name, make(schema, resolve)])),
      { requiredKeys: queries.filter(({ required }) => required).map(({ name }) => name) },
    ),
    body: media ? make(media.schema, resolve) : fc.constant(undefined),
    mediaType: fc.constantFrom(mediaType, mediaType, mediaType, ...otherMediaTypes),
  });
}

/** Half of the requests are as the document asks for, half are nearly so. */
function requestOf(one: (typeof operations)[number]) {
  return fc.oneof(
    requestMadeBy(allowedBy, one, fc.constant(ownId), []),
    requestMadeBy(hostileTo, one, pathValue, ['text/plain']),
  );
}

/** What leads somewhere in the places of a path. */
function rightPlaces(path: string, first: number, other: string | undefined): string[] {
  const [product = '', version = ''] = known.slice(first);
  if (path.includes('/users/me/sessions')) return [kept.session ?? ''];
  if (path.includes('/users/')) return [person.id];
  if (path.startsWith('/images/')) return [person.id, kept.picture ?? ''];
  if (path.includes('/analytics/')) return [person.id, version];
  if (other !== undefined) return [other, kept.activation ?? ''];
  return [product, version, kept[first === 0 ? 'pluginLink' : 'themeLink'] ?? ''];
}

/** Fills the places of a path, each with the right identifier where that is asked for. */
function fill(path: string, segments: readonly (string | number | symbol)[]): string {
  const first = path.includes('theme') ? 2 : 0;
  const other = kept[path.split('/')[3] ?? ''];
  const right = rightPlaces(path, first, other);
  let place = 0;
  return path.replaceAll(/\{[^}]+\}/g, () => {
    const value = segments[place];
    const own = right[place] ?? '';
    place += 1;
    if (typeof value === 'symbol') return own;
    return segment(typeof value === 'number' ? (known[value] ?? '') : String(value));
  });
}

/** Longer ones are refused by the HTTP parser, before there is a call. */
const longestQuery = 1500;

function queryText(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      const text = String(typeof one === 'object' ? JSON.stringify(one) : one);
      search.append(name, text.slice(0, longestQuery));
    }
  }
  return search.size > 0 ? `?${search}` : '';
}

function encode(body: unknown, mediaType: string | undefined): string {
  if (mediaType !== 'application/x-www-form-urlencoded') return JSON.stringify(body) ?? '';
  return queryText(Object(body) as Record<string, unknown>).slice(1);
}

/** Calls that need what cannot be generated: a password, an upload, a secret, one's own customer. */
const unreachable = new Set([
  'signIn',
  'checkResetNonce',
  'resetPassword',
  'provePassword',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'signOut',
  'createPluginVersion',
  'createThemeVersion',
  'uploadPackage',
  'uploadImage',
  'inspectPluginPackage',
  'inspectThemePackage',
  'copyPluginVersion',
  'copyThemeVersion',
  'temporaryDownload',
  'createLicense',
  'replaceLicense',
  'undoLicenses',
  'validateLicense',
  'validateLicenseWithDomain',
  'activateLicense',
  'deactivateLicense',
  'readComposerRepository',
  'readComposerPackage',
  'downloadComposerDist',
]);

describe.each(operations.map((one) => [one.operation.operationId, one] as const))(
  '%s',
  (_, one) => {
    test('answers whatever it is asked as its document says, and never fails', async () => {
      const { path, method, operation } = one;
      person = await joinAsNew(server);
      // Signing out would end the session that the other calls need.
      const token = operation.operationId === 'signOut' ? undefined : person.token;
      const statuses = new Set<number>();
      await refill();
      await fc.assert(
        fc.asyncProperty(requestOf(one), async ({ segments, query, body, mediaType }) => {
          const sent = body === undefined ? undefined : encode(body, mediaType);
          const answer = await server.api(
            method.toUpperCase(),
            fill(path, segments) + queryText(query),
            {
              token,
              ...(sent !== undefined && {
                body: sent,
                headers: { 'content-type': mediaType ?? 'application/json' },
              }),
            },
          );
          statuses.add(answer.status);
          expect(Object.keys(operation.responses)).toContain(String(answer.status));
          expect(answer.status).toBeLessThan(500);
          expect(answer.text).not.toMatch(/\bat .*\.[jt]s:\d+|node_modules|\/src\//);
          if (answer.body !== undefined) {
            expect(schemaFaults(path, method, answer.status, answer.body)).toBeNull();
          }
          const isGone = /^(delete|revoke)/.test(operation.operationId) && answer.status === 204;
          if (isGone) await refill();
        }),
        { numRuns: runs, seed },
      );
      const isReached = [...statuses].some((status) => status < 300);
      expect(isReached, `answered ${[...statuses].join()}`).toBe(
        !unreachable.has(operation.operationId),
      );
    });
  },
);

test.each([
  '/api/v1/plugins/%00',
  '/api/v1/plugins/%ff',
  '/api/v1/plugins/%',
  '/api/v1/plugins/a%2Fb',
  '/api//v1/plugins',
  '/api/v1/plugins/x/y/z',
  '/api/v9/nothing',
  `/api/v1/updates/${'x'.repeat(300)}`,
  '/storage/incoming/x',
  `/api/v1/plugins?q=${'x'.repeat(20_000)}`,
])('the path %s gets an error body', async (path) => {
  const answer = await server.api('GET', path, { token: person.token });
  expect([400, 403, 404, 431]).toContain(answer.status);
  expect(answer.body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
});
