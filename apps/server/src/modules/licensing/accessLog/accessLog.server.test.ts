import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, addGatedProduct, addLicense } from '../../../../test/harness/licenses.ts';
import { addProduct, uniqueSlug } from '../../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { addVersion } from '../../../../test/harness/versions.ts';

let server: TestServer;
let ines: Person;
let customer: string;
let product: string;

beforeAll(async () => {
  server = await sharedTestServer();
  ines = await signUp(server);
  customer = await addCustomer(ines);
  product = await addProduct(ines, 'plugins', uniqueSlug());
});

type Query = Record<string, string>;
const checkLicense = (call: string, query: Query) =>
  server.api('GET', `/api/v2/public/${ines.id}/license/${call}?${new URLSearchParams(query)}`);

// Protocol, "Licenses".
describe('the access log', () => {
  it('lists the latest decisions, each once, and what would be decided now', async () => {
    const license = await addLicense(ines, customer, { product, activation_limit: 1 });
    const domain = `${randomUUID().slice(0, 8)}.com`;
    const query = { license: license.key, domain: `www.${domain}`, product };
    await checkLicense('activate', query);
    for (let count = 0; count < 3; count += 1)
      await checkLicense('activate', { ...query, domain: 'b.com' });
    const why = (text: string, more = '') =>
      ines.api('GET', `/api/v2/license/decisions?text=${encodeURIComponent(text)}${more}`);
    const { body } = await why(license.key.toUpperCase());
    expect(body.now).toMatchObject([{ license: { _id: license.id }, code: 'valid' }]);
    expect(body.results).toMatchObject([
      { code: 'limit_reached', domain: 'b.com', times: 3, call: 'activate', license: license.id },
      { code: 'valid', domain, times: 1, product: { _id: product, kind: 'plugin' } },
    ]);
    const onSite = await why(license.key, '&domain=b.com');
    expect(onSite.body.now).toMatchObject([{ code: 'limit_reached' }]);
    expect((await why(license.key, '&domain=a%20b')).body.now[0].code).toBe('domain_invalid');
    const ofAll = await addLicense(ines, customer, {});
    for (const named of ['nothing', randomUUID(), product.toUpperCase()]) {
      const [now] = (await why(ofAll.key, `&product=${named}`)).body.now;
      expect(now.code).toBe(named === product.toUpperCase() ? 'valid' : 'wrong_product');
    }
    const byDomain = await why(`https://${domain}/shop`);
    expect(byDomain.body.now).toMatchObject([{ license: { _id: license.id }, code: 'valid' }]);
    expect(byDomain.body.results).toHaveLength(1);
  });

  it('lists all decisions page by page', async () => {
    const license = await addLicense(ines, customer, {});
    const domains = Array.from({ length: 103 }, (_, index) => `shop-${index}.com`);
    for (const domain of domains) await checkLicense('validate', { license: license.key, domain });
    const path = `/api/v2/license/decisions?text=${license.key}`;
    const pages: string[][] = [];
    let after = '';
    do {
      const { body } = await ines.api('GET', `${path}&after=${after}`);
      pages.push(body.results.map(({ domain }: { domain: string }) => domain));
      after = body.next;
    } while (after !== undefined);
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 3]);
    expect(pages.flat().sort()).toEqual(domains.sort());
  });

  it('continues after a cursor although newer decisions were added', async () => {
    const { key } = await addLicense(ines, customer, {});
    const check = (domain: string) => checkLicense('validate', { license: key, domain });
    for (let site = 0; site < 52; site += 1) await check(`shop-${site}.com`);
    const path = `/api/v2/license/decisions?text=${key}`;
    const first = (await ines.api('GET', path)).body;
    await check('newer.com');
    const second = (await ines.api('GET', `${path}&after=${first.next}`)).body;
    expect(second.results.map(({ domain }: { domain: string }) => domain)).toEqual([
      'shop-1.com',
      'shop-0.com',
    ]);
  });

  it('refuses an invalid cursor', async () => {
    const { status, body } = await ines.api('GET', '/api/v2/license/decisions?text=a&after=b');
    expect(status).toBe(400);
    expect(body.fields).toEqual({ after: 'Invalid cursor.' });
  });

  it('includes update checks, downloads, and versions that a license excludes', async () => {
    const id = await addGatedProduct(server, ines);
    const license = await addLicense(ines, customer, { product: id, max_version: '2.0.0' });
    const asSite = (path: string, site = 'https://shop.com') =>
      server.api('GET', path, { headers: { 'user-agent': `WordPress/6.6.1; ${site}` } });
    const update = `/api/v1/updates/${id}`;
    expect((await asSite(`${update}?license=${license.key}`)).body.version).toBe('1.9.0');
    await asSite(`${update}/download?license=${license.key}&version=1.9.0`);
    await asSite(update, 'https://keyless.com');
    await asSite(`${update}?collectAnalytics=1`, 'https://consenting.com');
    const why = async (text: string) =>
      (await ines.api('GET', `/api/v2/license/decisions?text=${text}`)).body;
    const { now, results } = await why(license.key);
    expect(now).toMatchObject([{ license: { _id: license.id }, code: 'version_limit' }]);
    const decisions = results.map(({ call, code }: Record<string, string>) => `${call} ${code}`);
    expect(decisions.sort()).toEqual(['download valid', 'update_check version_limit']);
    expect((await why('keyless.com')).results).toEqual([]);
    expect((await why('shop.com')).results).toHaveLength(2);
    expect((await why('consenting.com')).results).toMatchObject([
      { code: 'license_missing', keyHint: '', license: null, product: { _id: id } },
    ]);
  });

  it('judges a max version by the newest version that is offered to sites', async () => {
    const id = await addGatedProduct(server, ines, 'plugins', ['1.9.0']);
    const license = await addLicense(ines, customer, { product: id, max_version: '2.0.0' });
    const withdrawn = await addVersion(server, ines, id, '2.1.0');
    await ines.api('PUT', `/api/v1/plugins/${id}/versions/${withdrawn}`, { isOffered: false });
    const path = `/api/v2/license/decisions?text=${license.key}`;
    expect((await ines.api('GET', path)).body.now).toMatchObject([{ code: 'valid' }]);
  });

  it('shows the beginning of unknown keys, and nothing to other accounts', async () => {
    const key = `pirate-${randomUUID()}`;
    await checkLicense('validate', { license: key, product });
    const path = `/api/v2/license/decisions?text=${key}`;
    const { body } = await ines.api('GET', path);
    expect(body).toMatchObject({
      now: [],
      results: [{ code: 'unknown', keyHint: 'pira…', license: null, call: 'validate' }],
    });
    const mara = await signUp(server);
    expect((await mara.api('GET', path)).body).toEqual({ now: [], results: [] });
  });
});
