import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addCustomer,
  addGatedProduct,
  addLicense,
  addLicenseInOtherAccounts,
  listActivatedDomains,
} from '../../../../test/harness/licenses.ts';
import { startTestPlatform, type TestPlatform } from '../../../../test/harness/platform.ts';
import { uniqueSlug } from '../../../../test/harness/products.ts';
import {
  type ApiResponse,
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { addVersion } from '../../../../test/harness/versions.ts';

let server: TestServer;
let ines: Person;
let customer: string;
/** A store that accepts every code that begins with `sold`. */
let store: TestPlatform;
beforeAll(async () => {
  server = await startTestServer({ ALLOW_PRIVATE_ADDRESSES: '1' });
  ines = await signUp(server);
  customer = await addCustomer(ines);
  store = await startTestPlatform(({ form }) => ({
    body: { license: form.license?.startsWith('sold') ? 'valid' : 'missing' },
  }));
});
afterAll(async () => {
  await store.close();
  await server.close();
});

/** Sends an update check as the site of a shop does. */
function checkForUpdate(
  id: string,
  query: string,
  { site = 'https://shop.com', path = 'updates' }: { site?: string; path?: string } = {},
): Promise<ApiResponse> {
  return server.api('GET', `/api/v1/${path}/${id}?installed_version=1.0.0&php=8.2&${query}`, {
    headers: { 'user-agent': `WordPress/6.6.1; ${site}` },
  });
}

const validate = (license: string, product: string) =>
  server.api(
    'GET',
    `/api/v2/public/license/validate-with-domain?license=${license}&domain=shop.com&product=${product}`,
  );
const get = (url: string) => server.api('GET', url.replace(server.url, ''));
const domainsOf = (id: string) => listActivatedDomains(ines, id);

const refusal = (code: string) => ({
  message: 'A valid license is required for this product.',
  code,
});

describe.each([
  ['plugins', 'updates'],
  ['themes', 'theme-updates'],
] as const)('%s that require a license', (kind, path) => {
  it('are offered only to sites with a valid license, however they send it', async () => {
    const id = await addGatedProduct(server, ines, kind);
    const { key } = await addLicense(ines, customer, { product: id });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = (body: string, query = '') =>
      server.api('POST', `/api/v1/${path}/${id}${query}`, { headers: form, body });
    const refused: [string, ApiResponse][] = [
      ['license_missing', await checkForUpdate(id, '', { path })],
      ['license_missing', await checkForUpdate(id, 'license=', { path })],
      ['license_missing', await post('installed_version=1.0.0')],
      ['unknown', await checkForUpdate(id, 'license=nothing&code=nothing', { path })],
      ['unknown', await checkForUpdate(id, `license=${key}x`, { path })],
      ['unknown', await checkForUpdate(id, `license=${key.slice(0, -1)}`, { path })],
      ['unknown', await checkForUpdate(id, `license=${'x'.repeat(1000)}`, { path })],
    ];
    for (const [code, response] of refused) {
      expect(response.status).toBe(401);
      expect(response.body).toEqual(refusal(code));
      expect(response.headers.get('pressdock-code')).toBe(code);
    }
    const offered = [
      await checkForUpdate(id, `license=${key}`, { path }),
      await checkForUpdate(id, `license=%20${key.toUpperCase()}%20`, { path }),
      await checkForUpdate(id, `code=${key}`, { path }),
      await post(`installed_version=1.0.0&license=${key}`),
      await post('installed_version=1.0.0', `?code=${key}`),
    ];
    for (const response of offered) {
      expect(response.status).toBe(200);
      expect(response.body.version).toBe('2.1.0');
      expect((await get(response.body.download_url)).text).toBe('the bytes of a package');
    }
  });
});

describe('a license', () => {
  it.each<[string, object, string]>([
    ['without expiry', {}, 'valid'],
    ['for all products', { product: null }, 'valid'],
    ['that has expired', { expires: '2020-01-01' }, 'expired'],
    ['that expires later', { expires: '2999-01-01' }, 'valid'],
    ['for this domain', { domain: 'https://www.shop.com/' }, 'valid'],
    ['for another domain', { domain: 'other.com' }, 'domain_not_allowed'],
    ['at its limit', { activation_limit: 1, activated_domains: ['other.com'] }, 'limit_reached'],
    [
      'at its limit, active here',
      { activation_limit: 1, activated_domains: ['shop.com'] },
      'valid',
    ],
  ])('%s: %s, for update checks and license checks alike', async (_, fields, expected) => {
    const id = await addGatedProduct(server, ines);
    const { key } = await addLicense(ines, customer, { product: id, ...fields });
    const checked = await checkForUpdate(id, `license=${key}`);
    const validated = await validate(key, id);
    expect(checked.status).toBe(expected === 'valid' ? 200 : 401);
    expect(checked.headers.get('pressdock-code') ?? 'valid').toBe(expected);
    expect(validated.body.code).toBe(expected);
  });

  it('is found however many other accounts have issued its key', async () => {
    const id = await addGatedProduct(server, ines);
    const { key } = await addLicense(ines, customer, { product: id });
    await addLicenseInOtherAccounts(server, key, 9);
    expect((await checkForUpdate(id, `license=${key}`)).status).toBe(200);
  });

  it('of another product or account, or suspended, is denied', async () => {
    const [id, second] = [await addGatedProduct(server, ines), await addGatedProduct(server, ines)];
    const other = await signUp(server);
    const theirs = await addLicense(other, await addCustomer(other));
    const wrong = await addLicense(ines, customer, { product: second });
    const own = await addLicense(ines, customer, { product: id });
    expect((await checkForUpdate(id, `license=${theirs.key}`)).status).toBe(401);
    expect((await checkForUpdate(id, `license=${wrong.key}`)).body).toEqual(
      refusal('wrong_product'),
    );
    expect((await validate(wrong.key, id)).body.code).toBe('wrong_product');
    expect((await checkForUpdate(id, `license=${own.key}`)).status).toBe(200);
    await server.database.withSystem((tx) =>
      sql`update licenses set suspended_at = now() where id = ${own.id}`.execute(tx),
    );
    expect((await checkForUpdate(id, `license=${own.key}`)).body).toEqual(refusal('suspended'));
  });

  it('limits the offered versions in addition to what the site can run', async () => {
    const id = await addGatedProduct(server, ines, 'plugins', ['1.8.0', '1.9.0', '2.0.0', '2.1.0']);
    await server.database.withSystem((tx) =>
      sql`update versions set requires_php = '8.3'
        where item_id = ${id} and version = '1.9.0'`.execute(tx),
    );
    const limited = await addLicense(ines, customer, { product: id, max_version: '2.0.0' });
    const free = await addLicense(ines, customer, { product: id });
    const offers = async (query: string) => (await checkForUpdate(id, query)).body.version;
    // Alternates between the licenses, so that a response cached for one would show for the other.
    for (let round = 0; round < 3; round += 1) {
      expect(await offers(`license=${limited.key}`)).toBe('1.8.0');
      expect(await offers(`license=${free.key}`)).toBe('2.1.0');
      expect((await checkForUpdate(id, 'license=nothing')).status).toBe(401);
      expect(
        (await checkForUpdate(id, `license=${limited.key}&php=8.2&php=8.3`)).body.version,
      ).toBe('1.8.0');
    }
  });

  it('activates the sites it is used on, up to its limit and not counting local ones', async () => {
    const id = await addGatedProduct(server, ines);
    const license = await addLicense(ines, customer, { product: id, activation_limit: 3 });
    const sites = Array.from({ length: 20 }, (_, n) => `https://www.shop${n}.com/wp`);
    const query = `license=${license.key}`;
    const responses = await Promise.all(sites.map((site) => checkForUpdate(id, query, { site })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(17);
    const active = await domainsOf(license.id);
    expect(active).toHaveLength(3);
    for (const domain of active) {
      expect((await checkForUpdate(id, query, { site: `http://${domain}` })).status).toBe(200);
    }
    for (const site of ['http://localhost:8080', 'https://staging.shop.com', 'http://shop.test']) {
      expect((await checkForUpdate(id, query, { site })).status).toBe(200);
    }
    expect(await domainsOf(license.id)).toHaveLength(6);
    expect((await checkForUpdate(id, query, { site: 'https://late.com' })).status).toBe(401);
  });

  it('counts a repeated check once and stores the installed version', async () => {
    const id = await addGatedProduct(server, ines);
    const license = await addLicense(ines, customer, { product: id, activation_limit: 1 });
    for (const version of ['1.0.0', '1.0.0', '1.9.0']) {
      await checkForUpdate(id, `license=${license.key}&installed_version=x`, {
        site: 'https://shop.com',
      });
      await server.api(
        'GET',
        `/api/v1/updates/${id}?installed_version=${version}&license=${license.key}`,
        {
          headers: { 'user-agent': 'WordPress/6.6.1; https://shop.com' },
        },
      );
    }
    const rows = await server.database.withSystem((tx) =>
      tx
        .selectFrom('license_activations')
        .select(['domain', 'plugin_version', 'counts'])
        .where('license_id', '=', license.id)
        .execute(),
    );
    expect(rows).toEqual([{ domain: 'shop.com', plugin_version: '1.9.0', counts: true }]);
  });
});

it("a product that is also sold in a store prefers its own licenses to the store's verdict", async () => {
  const body = { name: 'n', slug: uniqueSlug(), description: 'x', require_purchase_code: true };
  const id = (
    await ines.api('POST', '/api/v1/plugins', {
      ...body,
      easy_digital_downloads: true,
      easy_digital_downloads_id: '17',
      easy_digital_downloads_url: store.url,
    })
  ).body._id;
  for (const version of ['1.9.0', '2.0.0']) await addVersion(server, ines, id, version);
  const own = await addLicense(ines, customer, { product: id, max_version: '2.0.0' });
  expect((await checkForUpdate(id, `license=${own.key}`)).body.version).toBe('1.9.0');
  expect(store.requests).toEqual([]);
  expect((await checkForUpdate(id, 'license=sold-1')).body.version).toBe('2.0.0');
  const onRecord = await ines.api('GET', '/api/v2/license/decisions?text=sold-1');
  expect(onRecord.body.results).toEqual([]);
  expect((await checkForUpdate(id, 'license=stolen')).body).toEqual(refusal('unknown'));
  const explained = await ines.api('GET', `/api/v1/plugins/${id}/offer-explanation?license=stolen`);
  expect(explained.body.access).toEqual({
    verdict: 'refused',
    message:
      'No license in your account has this key. Easy Digital Downloads does not recognize this code.',
  });
});

it('checks beyond the queue limit must retry later, and other products are unaffected', async () => {
  const id = await addGatedProduct(server, ines, 'plugins');
  const { key } = await addLicense(ines, customer, { product: id });
  const mara = await signUp(server);
  const theirs = await addGatedProduct(server, mara);
  const license = await addLicense(mara, await addCustomer(mara), { product: theirs });
  const checkTheirs = () => checkForUpdate(theirs, `license=${license.key}`);
  await checkTheirs();
  const crowd = Array.from({ length: 600 }, (_, index) => [
    checkForUpdate(id, `license=${key}`, { site: `https://shop${index}.com` }),
    ...(index % 100 === 50 ? [checkTheirs()] : []),
  ]);
  const answered = await Promise.all(crowd.map((requests) => Promise.all(requests)));
  const responses = answered.flatMap(([first]) => first ?? []);
  const others = answered.flatMap(([, second]) => second ?? []);
  expect(others.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const statuses = new Set(responses.map(({ status }) => status));
  expect([...statuses].sort()).toEqual([200, 429]);
  const [late] = responses.filter(({ status }) => status === 429);
  expect(late?.headers.get('retry-after')).toBe('30');
  expect((await checkForUpdate(id, `license=${key}`)).status).toBe(200);
}, 60_000);
