import { sql } from 'kysely';
import { beforeAll, expect, it, vi } from 'vitest';
import { addFlag, addFlagProduct } from '../../test/harness/flags.ts';
import { addCustomer, addGatedProduct, addLicense } from '../../test/harness/licenses.ts';
import {
  type ApiResponse,
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../test/harness/server.ts';

let server: TestServer;
let ines: Person;
let key: string;
/** The calls of sites, by name. */
let calls: Record<string, () => Promise<ApiResponse>>;

const get = (url: string, headers: Record<string, string> = {}) =>
  server.api('GET', url.replace(server.url, ''), { headers });

/** Sets how long an invoice of the account is unpaid; null for none. */
const owe = (days: number | null) =>
  server.database.withSystem((tx) =>
    sql`update users set is_delinquent = ${days !== null},
      delinquent_since = now() - make_interval(days => ${days}) where id = ${ines.id}`.execute(tx),
  );

beforeAll(async () => {
  server = await sharedTestServer();
  ines = await signUp(server);
  const product = await addGatedProduct(server, ines, 'plugins', ['1.0.0']);
  await ines.api('PATCH', `/api/v1/plugins/${product}`, { composer: true });
  ({ key } = await addLicense(ines, await addCustomer(ines), { product }));
  const flags = await addFlagProduct(ines);
  await addFlag(ines, flags, { active: true });
  const check = `/api/v1/updates/${product}?installed_version=0.9.0&license=${key}`;
  const token = (await get(check)).body.download_url;
  const [version] = (await ines.api('GET', `/api/v1/plugins/${product}/versions`)).body;
  const link = `/api/v1/plugins/${product}/versions/${version._id}/temporary-download-link`;
  const temporary = (await ines.api('POST', `${link}?lengthInSeconds=3600`)).text;
  const license = `/api/v2/public/${ines.id}/license`;
  const basic = { authorization: `Basic ${Buffer.from(`site:${key}`).toString('base64')}` };
  const composer = `/composer/${ines.id}`;
  calls = {
    check: () => get(check),
    token: () => get(token),
    temporary: () => get(temporary),
    composer: () => get(`${composer}/packages.json`, basic),
    dist: () => get(`${composer}/dist/${product}/1.0.0`, basic),
    validate: () => get(`${license}/validate?license=${key}`),
    onSite: () => get(`${license}/validate-with-domain?license=${key}&domain=shop.com`),
    lease: () => get(`${license}/validate?license=${key}&domain=shop.com&lease=1`),
    activate: () => get(`${license}/activate?license=${key}&domain=shop.com`),
    unknown: () => get(`${license}/validate?license=unknown`),
    flags: () => get(`/api/v2/public/feature-flags/${flags}?identifier=a`),
  };
});

async function statuses(): Promise<Record<string, number>> {
  const all = Object.entries(calls).map(async ([name, send]) => [name, (await send()).status]);
  return Object.fromEntries(await Promise.all(all));
}

/** The response to every call but that with an unknown license. */
const served = {
  ...{ check: 200, token: 200, temporary: 200, composer: 200, dist: 200, validate: 200 },
  ...{ onSite: 200, lease: 200, activate: 200, unknown: 404, flags: 200 },
};
const notServed = {
  ...{ check: 404, token: 404, temporary: 404, composer: 200, dist: 404, validate: 403 },
  ...{ onSite: 403, lease: 403, activate: 400, unknown: 404, flags: 200 },
};

it.each([
  ['without a debt', null, served],
  ['while an invoice is unpaid for 59 days', 59, served],
  ['when an invoice is unpaid for 60 days', 60, notServed],
  ['again after the payment', null, served],
])('responds to sites by one rule %s', async (_, days, expected) => {
  await owe(days);
  await vi.waitFor(async () => expect(await statuses()).toEqual(expected), { timeout: 10_000 });
  const isServed = expected === served;
  const listed = (await calls.composer?.())?.body['available-packages'];
  expect(listed).toHaveLength(isServed ? 1 : 0);
  await vi.waitFor(
    async () => expect((await calls.flags?.())?.body).toHaveLength(isServed ? 1 : 0),
    { timeout: 10_000 },
  );
  if (isServed) return;
  const { body, headers } = (await calls.validate?.()) ?? {};
  expect([body.code, headers?.get('pressdock-code')]).toEqual(['not_served', 'not_served']);
});

it('lets a site deactivate its license although it is not served', async () => {
  await calls.activate?.();
  await owe(60);
  const path = `/api/v2/public/${ines.id}/license/deactivate?license=${key}&domain=shop.com`;
  expect((await get(path)).status).toBe(200);
});
