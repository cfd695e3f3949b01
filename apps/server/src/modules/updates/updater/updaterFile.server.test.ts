import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../../test/harness/freePort.ts';
import { addCustomer, addGatedProduct, addLicense } from '../../../../test/harness/licenses.ts';
import { addProduct, uniqueSlug } from '../../../../test/harness/products.ts';
import {
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { addVersion } from '../../../../test/harness/versions.ts';

let publicUrl: string;
let server: TestServer;
let ines: Person;
let customer: string;
beforeAll(async () => {
  const port = String(await freePort());
  publicUrl = `http://localhost:${port}`;
  server = await startTestServer({ PORT: port, PUBLIC_URL: publicUrl });
  ines = await signUp(server);
  customer = await addCustomer(ines);
});
afterAll(() => server.close());

const check = (id: string, query: string, path = 'updates') =>
  server.api('GET', `/api/v1/${path}/${id}?installed_version=1.0.0&php=8.2&${query}`, {
    headers: { 'user-agent': 'WordPress/6.6.1; https://shop.com' },
  });

describe('the updater file', () => {
  it.each([
    ['plugins', 'updates'],
    ['themes', 'theme-updates'],
  ] as const)('of %s contains the public URL and the ids', async (kind, path) => {
    const slug = uniqueSlug();
    const id = await addProduct(ines, kind, slug);
    const { status, body } = await ines.api('GET', `/api/v1/${kind}/${id}/updater-file`);
    expect(status).toBe(200);
    expect(body.name).toBe(`${slug}-updates.php`);
    expect(body.code).toContain(`const SERVER = '${publicUrl}';`);
    expect(body.code).toContain(`const UPDATES = '/api/v1/${path}/${id}/';`);
    expect(body.code).not.toContain('_License');
    expect(body.code).not.toContain('Pressdock_Product');
  });

  it('of a licensed product contains the account and every key that signs leases', async () => {
    const id = await addGatedProduct(server, ines);
    const keys = (await ines.api('GET', '/api/v2/license/signing-keys')).body;
    const { code } = (await ines.api('GET', `/api/v1/plugins/${id}/updater-file`)).body;
    expect(code).toContain(`const LICENSES = '/api/v2/public/${ines.id}/license';`);
    for (const { _id, publicKey } of keys) expect(code).toContain(`'${_id}' => '${publicKey}'`);
  });

  it('is found only as what it is', async () => {
    const id = await addGatedProduct(server, ines);
    expect((await ines.api('GET', `/api/v1/themes/${id}/updater-file`)).status).toBe(404);
  });
});

describe('an update check that asks for an explanation', () => {
  it.each([
    ['plugins', 'updates'],
    ['themes', 'theme-updates'],
  ] as const)(
    'of %s shows the update that needs a license, without the download',
    async (kind, path) => {
      const id = await addGatedProduct(server, ines, kind);
      const { key } = await addLicense(ines, customer, { product: id, expires: '2020-01-01' });
      expect((await check(id, `license=${key}`, path)).status).toBe(401);
      const { status, body } = await check(id, `license=${key}&explain=1`, path);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        version: '2.1.0',
        license: { code: 'expired', message: 'This license has expired.' },
      });
      expect(body).not.toHaveProperty('download_url');
      const missing = (await check(id, 'explain=1', path)).body;
      expect(missing.license.code).toBe('license_missing');
    },
  );

  it('shows a version that the license excludes if there is none that it includes', async () => {
    const id = await addGatedProduct(server, ines);
    const fields = { product: id, max_version: '2.0.0' };
    const { key } = await addLicense(ines, customer, fields);
    const older = (await check(id, `license=${key}&explain=1`)).body;
    expect(older.version).toBe('1.9.0');
    expect(older.download_url).toContain('version=1.9.0');
    expect(older).not.toHaveProperty('license');
    const query = `license=${key}&explain=1`;
    const url = `/api/v1/updates/${id}?installed_version=1.9.0&php=8.2&${query}`;
    const newest = (await server.api('GET', url)).body;
    expect(newest).toMatchObject({ version: '2.1.0', license: { code: 'version_limit' } });
    expect(newest).not.toHaveProperty('download_url');
  });

  it('has the same response for a site that needs no explanation', async () => {
    const id = await addGatedProduct(server, ines);
    const { key } = await addLicense(ines, customer, { product: id });
    const plain = await check(id, `license=${key}`);
    expect((await check(id, `license=${key}&explain=1`)).text).toBe(plain.text);
  });
});

describe('the details page', () => {
  it.each(['plugins', 'themes'] as const)('of %s may be framed, and runs nothing', async (kind) => {
    const id = await addProduct(ines, kind, uniqueSlug());
    await addVersion(server, ines, id, '1.2.0');
    const response = await server.api('GET', `/details/${id}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('x-frame-options')).toBeNull();
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-ancestors *');
    expect(policy).not.toContain('script-src');
    expect(response.text).toContain('<h1>Hello Harbor</h1>');
    expect(response.text).toContain('<dd>1.2.0</dd>');
    expect(response.text).toContain('<p>Greets every ship.</p>');
  });

  it('is linked from the update of a theme', async () => {
    const id = await addProduct(ines, 'themes', uniqueSlug());
    await addVersion(server, ines, id, '1.2.0');
    const { details_url } = (await check(id, '', 'theme-updates')).body;
    expect(details_url).toBe(`${publicUrl}/details/${id}`);
  });

  it('shows the newest version that sites are offered, with its changelog and older ones', async () => {
    const id = await addProduct(ines, 'plugins', uniqueSlug());
    for (const [version, isOffered] of [
      ['0.9.0', false],
      ['1.0.0', true],
      ['2.0.0', false],
    ] as const) {
      const path = `/api/v1/plugins/${id}/versions/${await addVersion(server, ines, id, version)}`;
      await ines.api('PUT', path, { isOffered, changelog: `<p>Changes of ${version}.</p>` });
    }
    const { text } = await server.api('GET', `/details/${id}`);
    expect(text).toContain('<dd>1.0.0</dd>');
    expect(text.match(/Changes of [\d.]+\d/g)).toEqual(['Changes of 1.0.0', 'Changes of 0.9.0']);
    const { changelog } = (await check(id, '')).body.sections;
    expect(changelog).toContain('Changes of 0.9.0');
    expect(changelog).not.toContain('2.0.0');
  });

  it('contains no markup of names', async () => {
    const body = { name: '<script>alert(1)</script>', slug: uniqueSlug(), description: '<p>x</p>' };
    const id = (await ines.api('POST', '/api/v1/plugins', body)).body._id;
    await addVersion(server, ines, id, '1.0.0');
    const { text } = await server.api('GET', `/details/${id}`);
    expect(text).not.toContain('<script');
    expect(text).toContain('&lt;script&gt;');
  });

  it('is the only page that may be framed', async () => {
    for (const path of ['/', '/details', '/dashboard']) {
      const { headers } = await server.api('GET', path);
      expect(headers.get('content-security-policy') ?? '').not.toContain('frame-ancestors *');
    }
  });
});

it('tells the dashboard the public URL', async () => {
  const { body } = await server.api('GET', '/api/v2/public/interface');
  expect(body.publicUrl).toBe(publicUrl);
});
