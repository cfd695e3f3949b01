import document from '@pressdock/api/openapi.json' with { type: 'json' };
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StandIn } from '../harness/codeHosts/codeHost.ts';
import { startGitlab } from '../harness/codeHosts/gitlab.ts';
import { type Person, signIn, type TestServer } from '../harness/server.ts';
import { startStripeWithPlans, stripeSettings } from '../harness/stripe/billedServer.ts';
import type { StripeStandIn } from '../harness/stripe/stripeServer.ts';
import { signUpOperator, signUpOwner } from '../harness/team.ts';
import { startIsolationServer } from '../isolation/ownedIds.ts';
import { allowedBy, hostileTo, type Schema } from './arbitraries.ts';
import {
  addResources,
  matchingIds,
  otherId,
  type ResourceIds,
  replaceResource,
} from './resourceIds.ts';

interface Parameter {
  in: 'path' | 'query';
  name: string;
  required?: boolean;
  schema: Schema;
}

interface Operation {
  operationId: string;
  tags: readonly string[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

const paths = document.paths as unknown as Record<string, Record<string, Operation>>;
const schemas = document.components.schemas as unknown as Record<string, Schema>;

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** Each database engine receives different generated requests. */
const seed = process.env.TEST_ENGINE === 'postgres' ? 20_261_121 : 20_261_122;
const runs = 15;

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(document, 'contract');

function resolve(ref: string): Schema {
  const schema = schemas[ref.split('/').at(-1) ?? ''];
  if (!schema) throw new Error(`There is no ${ref}.`);
  return schema;
}

const validators = new Map<string, ValidateFunction>();

/** Returns the validator for JSON responses of a call with a given status. */
function validatorOf(path: string, method: string, status: number): ValidateFunction {
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
  const validate = validators.get(pointer) ?? ajv.compile({ $ref: `contract#/${pointer}/schema` });
  validators.set(pointer, validate);
  return validate;
}

function findSchemaErrors(path: string, method: string, status: number, body: unknown): unknown {
  const validate = validatorOf(path, method, status);
  return validate(body) ? null : validate.errors;
}

let server: TestServer;
let gitlab: StandIn;
let stripe: StripeStandIn;
let person: Person;
let operator: Person;
let ids: ResourceIds;

beforeAll(async () => {
  gitlab = await startGitlab();
  stripe = await startStripeWithPlans();
  server = await startIsolationServer({ GITLAB_URL: gitlab.url, ...stripeSettings(stripe) });
  operator = await signUpOperator(server);
  person = operator;
});

afterAll(() => Promise.all([server.close(), gitlab.close(), stripe.close()]));

function encodeSegment(text: string): string {
  // Clients do not send segments of only dots, and lone surrogates cannot be sent.
  const sendable = Buffer.from(text).toString();
  return /^\.{0,2}$/.test(sendable) ? 'x' : encodeURIComponent(sendable);
}

const ownId = Symbol('the id of an existing object');

/** A path parameter: the matching id, another existing id, or any text. */
const pathValue = fc.oneof(
  { weight: 6, arbitrary: fc.constant(ownId) },
  { weight: 1, arbitrary: fc.nat(4) },
  { weight: 1, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 120 }) },
);

/** A request whose values are created by `make`. */
function requestFrom(
  make: typeof allowedBy,
  { operation }: (typeof operations)[number],
  pathValues: fc.Arbitrary<string | number | symbol>,
  otherMediaTypes: readonly string[],
) {
  const queries = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const all = queries.map(({ name, schema }) => [name, make(schema, resolve)] as const);
  const required = queries.filter((one) => one.required).map(({ name }) => name);
  const least = all.filter(([name]) => required.includes(name));
  const queryOf = (values: typeof all) =>
    fc.record(Object.fromEntries(values), { requiredKeys: required });
  const [mediaType, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  return fc.record({
    segments: fc.array(pathValues, { minLength: 3, maxLength: 3 }),
    // Most values of optional parameters, such as cursors, are invalid.
    query: required.length === all.length ? queryOf(all) : fc.oneof(queryOf(all), queryOf(least)),
    body: media ? make(media.schema, resolve) : fc.constant(undefined),
    mediaType: fc.constantFrom(mediaType, mediaType, mediaType, ...otherMediaTypes),
  });
}

/** Half of the requests are valid, half are almost valid. */
function requestOf(one: (typeof operations)[number]) {
  return fc.oneof(
    requestFrom(allowedBy, one, fc.constant(ownId), []),
    requestFrom(hostileTo, one, pathValue, ['text/plain']),
  );
}

/** Fills in the path parameters, with the matching ids where requested. */
function fill(path: string, segments: readonly (string | number | symbol)[]): string {
  const matching = matchingIds(ids, path);
  let index = 0;
  return path.replaceAll(/\{[^}]+\}/g, () => {
    const value = segments[index];
    const own = matching[index] ?? '';
    index += 1;
    if (typeof value === 'symbol') return own;
    return encodeSegment(typeof value === 'number' ? otherId(ids, value) : String(value));
  });
}

/** The HTTP parser rejects longer ones before they reach a call. */
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

/** The calls of a license check: with and without the account in the URL, by GET and POST. */
const licenseCheckIds = (pattern: string) =>
  ['License', 'AccountLicense'].flatMap((name) => {
    const id = pattern.replace('%', name);
    return [id, `${id}ByForm`];
  });

/**
 * Calls that need values that cannot be generated: passwords, uploads, secrets, tokens, code hosts, teams,
 * cards, own customers; those of operators; and those about objects that are in use.
 */
const unreachable = new Set([
  ...(['signIn', 'checkResetNonce', 'resetPassword', 'provePassword', 'verifyEmail'] as const),
  ...(['restoreAccount', 'setOperator', 'confirmSecondFactor'] as const),
  'renewRecoveryCodes',
  'signOut',
  'createPluginVersion',
  'createThemeVersion',
  'uploadPackage',
  'uploadImage',
  'inspectPluginPackage',
  'inspectThemePackage',
  'inspectNewPluginPackage',
  'inspectNewThemePackage',
  ...(['copyPluginVersion', 'copyThemeVersion'] as const),
  'temporaryDownload',
  ...(['createLicense', 'replaceLicense', 'undoLicenses'] as const),
  // They need the id of a product or a short period.
  ...(['createShare', 'readAnswers', 'listReleaseHealth'] as const),
  'listGrowth',
  // Its steps must be in the future.
  'saveFlagSchedule',
  ...['validate', 'activate', 'deactivate'].flatMap((call) => licenseCheckIds(`${call}%`)),
  ...licenseCheckIds('validate%WithDomain'),
  ...(['startAuthorization', 'receiveAuthorization', 'completeAuthorization'] as const),
  ...(['connectGitlabToken', 'deleteGitlabToken', 'setGithubActions'] as const),
  ...(['disconnectCodeHost', 'addRepository', 'trustHostKey', 'createDeployKey'] as const),
  ...(['receivePush', 'deleteRepository', 'deleteDeployKey', 'listExternalObjects'] as const),
  'deleteExternalObject',
  ...(['downloadInvoice', 'payInvoice', 'receiveStripeEvent'] as const),
  ...(['createOperator', 'acceptInvitation', 'leaveTeam'] as const),
  ...(['readComposerRepository', 'readComposerPackage', 'downloadComposerDist'] as const),
]);

async function addCaller(somebody: Person, path?: string) {
  return { person: somebody, ids: await addResources(server, somebody, path) };
}

let reader: ReturnType<typeof addCaller> | undefined;

/** Returns the caller: one person for all reads, a new one for every other call. */
async function chooseCaller({ path, method, operation }: (typeof operations)[number]) {
  if (operation.tags.includes('Administration')) {
    return addCaller(await signIn(server, operator.email, operator.password), path);
  }
  if (method !== 'get') return addCaller(await signUpOwner(server, 'unlimited'), path);
  reader ??= signUpOwner(server, 'unlimited').then((owner) => addCaller(owner));
  return reader;
}

describe.each(operations.map((one) => [one.operation.operationId, one] as const))(
  '%s',
  (_, one) => {
    test('always responds as documented and never fails', async () => {
      const { path, method, operation } = one;
      ({ person, ids } = await chooseCaller(one));
      // Signing out would end the session that other calls need.
      const token = operation.operationId === 'signOut' ? undefined : person.token;
      const statuses = new Set<number>();
      if (operation.operationId === 'endViewing') {
        await person.api('POST', `/api/v1/admin/accounts/${ids.accounts}/view`);
      }
      await fc.assert(
        fc.asyncProperty(requestOf(one), async ({ segments, query, body, mediaType }) => {
          const sent = body === undefined ? undefined : encode(body, mediaType);
          const response = await server.api(
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
          statuses.add(response.status);
          expect(Object.keys(operation.responses)).toContain(String(response.status));
          expect(response.status).toBeLessThan(500);
          expect(response.text).not.toMatch(/\bat .*\.[jt]s:\d+|node_modules|\/src\//);
          if (response.body !== undefined) {
            expect(findSchemaErrors(path, method, response.status, response.body)).toBeNull();
          }
          const isGone = /^(delete|revoke|remove)/.test(operation.operationId);
          if (isGone && response.status === 204)
            ids = await replaceResource(server, person, ids, path);
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
  `/api/v1/plugins?q=${'x'.repeat(70_000)}`,
])('the path %s receives an error body', async (path) => {
  const response = await server.api('GET', path, { token: person.token });
  expect([400, 403, 404, 431]).toContain(response.status);
  expect(response.body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
});
