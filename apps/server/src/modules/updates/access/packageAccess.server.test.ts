import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, addGatedProduct, addLicense } from '../../../../test/harness/licenses.ts';
import { startTestPlatform, type TestPlatform } from '../../../../test/harness/platform.ts';
import {
  type ApiResponse,
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../../test/harness/server.ts';

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

const get = (url: string) => server.api('GET', url.replace(server.url, ''));

const refusal = (code: string) => ({
  message: 'A valid license is required for this product.',
  code,
});

describe('the package of a product that requires a license', () => {
  it('is downloaded with the URL of an offer or with the license, and not otherwise', async () => {
    const id = await addGatedProduct(server, ines);
    const { key } = await addLicense(ines, customer, { product: id });
    const offered = (await checkForUpdate(id, `license=${key}`)).body.download_url as string;
    const plain = offered.replace(/&access=.*/, '');
    expect(offered).toMatch(/\?version=2\.1\.0&access=/);
    expect((await get(offered)).status).toBe(200);
    expect((await get(`${plain}&license=${key}`)).status).toBe(200);
    const other = await addGatedProduct(server, ines);
    for (const url of [
      plain,
      plain.replace(/\?.*/, ''),
      `${plain}&license=nothing`,
      offered.replace('version=2.1.0', 'version=2.0.0'),
      offered.replace('version=2.1.0&', ''),
      offered.replace(id, other),
      `${offered.slice(0, -2)}xx`,
      `${plain}&access=`,
    ]) {
      const response = await get(url);
      expect(response.status, url).toBe(401);
      expect(response.body).toEqual(refusal(/license=/.test(url) ? 'unknown' : 'license_missing'));
    }
  });

  it('is that of the newest version the license includes, and no newer one', async () => {
    const id = await addGatedProduct(server, ines);
    const { key } = await addLicense(ines, customer, { product: id, max_version: '2.0.0' });
    const path = `/api/v1/updates/${id}/download?license=${key}`;
    const sent = await get(path);
    expect(sent.headers.get('content-disposition')).toContain('.1.9.0.zip');
    expect((await get(`${path}&version=1.9.0`)).status).toBe(200);
    expect((await get(`${path}&version=2.0.0`)).body).toEqual(refusal('version_limit'));
    const excludesAll = await addLicense(ines, customer, { product: id, max_version: '1.9.0' });
    expect((await get(path.replace(key, excludesAll.key))).body).toEqual(refusal('version_limit'));
    expect((await get(`${path}&version=9.9.9`)).status).toBe(404);
  });
});

describe('the newest version number of a product that requires a license', () => {
  const readLatest = (id: string, query = '') => get(`/api/v1/latest-version/${id}${query}`);

  it('is shown only for a license that includes it', async () => {
    const id = await addGatedProduct(server, ines);
    const { key } = await addLicense(ines, customer, { product: id });
    const limited = await addLicense(ines, customer, { product: id, max_version: '2.0.0' });
    const excluded = await addLicense(ines, customer, { product: id, max_version: '1.0.0' });
    expect((await readLatest(id, `?license=${key}`)).body).toEqual({ version: '2.1.0' });
    expect((await readLatest(id, `?code=${limited.key}`)).body).toEqual({ version: '1.9.0' });
    for (const [query, code] of [
      ['', 'license_missing'],
      ['?license=nothing', 'unknown'],
      [`?license=${excluded.key}`, 'version_limit'],
    ] as const) {
      const response = await readLatest(id, query);
      expect(response.status).toBe(401);
      expect(response.body).toEqual(refusal(code));
    }
  });

  it('responds to a product without versions as to an unknown one', async () => {
    const id = await addGatedProduct(server, ines, 'plugins', []);
    expect((await readLatest(id)).status).toBe(404);
  });
});
