import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addProduct, release, uniqueSlug, upload } from '../../../test/harness/products.ts';
import {
  type ApiResponse,
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';
import { mainFile, pluginZip, validZip } from '../../../test/harness/zips.ts';

let server: TestServer;
let ines: Person;
beforeAll(async () => {
  server = await sharedTestServer();
  ines = await signUp(server);
});

const AGENT = { 'user-agent': 'WordPress/6.6.1; https://shop.example' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded', ...AGENT };

/** Sends an update check like plugin-update-checker. */
function checkForUpdate(
  id: string,
  installed: string,
  more = '',
  path = 'updates',
): Promise<ApiResponse> {
  const query = `installed_version=${installed}&php=8.2.7&locale=en_US&checking_for_updates=1${more}`;
  return server.api('GET', `/api/v1/${path}/${id}/?${query}`, { headers: AGENT });
}

/** Sends an update check like older clients: a form of tens of kilobytes. */
function post(id: string, fields: Record<string, string>, path = 'updates'): Promise<ApiResponse> {
  const plugins = Array.from(
    { length: 400 },
    (_, n) => `p${n}/p${n}.php|-|Plugin ${n}|-|Version:1.${n}`,
  ).join(',');
  const form = new URLSearchParams({
    domain: 'https://shop.example',
    collectAnalytics: '1',
    phpVersion: '8.2.7',
    language: 'en-US',
    mysqlVersion: '10.3.27-MariaDB-cll-lve',
    theme: 'shore|-|Shore|-|1.0',
    plugins,
    ...fields,
  });
  return server.api('POST', `/api/v1/${path}/${id}`, { headers: FORM, body: form.toString() });
}

async function download(url: string): Promise<{ bytes: Buffer; response: Response }> {
  const response = await fetch(url);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('a WordPress site', () => {
  it('receives no offer before the first version is released, and downloads the same bytes afterward', async () => {
    const id = await addProduct(ines, 'plugins', uniqueSlug());
    expect((await checkForUpdate(id, '1.0.0')).status).toBe(404);
    const zip = await pluginZip('1.2.3');
    const added = await release(ines, id, '1.2.3', { zip });
    expect(added.status).toBe(201);

    const offered = await checkForUpdate(id, '1.0.0');
    expect(offered.status).toBe(200);
    expect(offered.body).toMatchObject({
      name: 'Hello Harbor',
      version: '1.2.3',
      requires: '6.2',
      tested: '6.8',
      requires_php: '7.4',
      sections: {
        description: '<p>Greets every ship.</p>',
        changelog: expect.stringContaining('Greets faster'),
      },
    });
    const { bytes, response } = await download(offered.body.download_url);
    expect(bytes.equals(zip)).toBe(true);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(added.body.sha256);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[a-z0-9-]+\.1\.2\.3\.zip"$/,
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('receives the same response to GET and POST, with and without a trailing slash, with any additional fields', async () => {
    const id = await addProduct(ines, 'plugins', uniqueSlug());
    await release(ines, id, '1.2.3');
    const responses = await Promise.all([
      checkForUpdate(id, '1.0.0'),
      server.api('GET', `/api/v1/updates/${id}?installed_version=1.0.0`, { headers: AGENT }),
      server.api('GET', `/api/v1/updates/${id}`),
      server.api(
        'GET',
        `/api/v1/updates/${id}?installed_version=1&installed_version=2&php[]=x&%zz=1`,
        { headers: AGENT },
      ),
      post(id, { installed_version: '1.0.0' }),
      post(id, { installed_version: '1.0.0', surprise: 'x'.repeat(60_000) }),
      server.api('POST', `/api/v1/updates/${id}/?installed_version=1.0.0`, { headers: AGENT }),
      server.api('GET', `/api/v1/updates/${id.toUpperCase()}?installed_version=1.0.0`, {
        headers: AGENT,
      }),
    ]);
    expect(responses.map(({ status, body }) => [status, body?.version])).toEqual(
      responses.map(() => [200, '1.2.3']),
    );
  });

  it('receives a long response compressed if it accepts that, and the same content otherwise', async () => {
    const id = await addProduct(ines, 'plugins', uniqueSlug());
    await release(ines, id, '1.2.3', { notes: { changelog: '<p>Greets faster.</p>'.repeat(200) } });
    const url = `${server.url}/api/v1/updates/${id}`;
    const get = (encoding: string) => fetch(url, { headers: { 'accept-encoding': encoding } });
    const [packed, again, plain] = [
      await get('gzip, br'),
      await get('deflate, gzip'),
      await get('gzip;q=0'),
    ];
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(plain.headers.get('content-encoding')).toBeNull();
    const [first, second, third] = await Promise.all([packed.text(), again.text(), plain.text()]);
    expect(JSON.parse(first ?? '').version).toBe('1.2.3');
    expect([second, third]).toEqual([first, first]);
  });

  it('is never offered an older version or one that it cannot run', async () => {
    const id = await addProduct(ines, 'plugins', uniqueSlug());
    const slug = 'hello-harbor';
    await release(ines, id, '1.0.0');
    const needsMore = mainFile('2.0.0').replace('Requires PHP: 7.4', 'Requires PHP: 8.3');
    const added = await release(ines, id, '2.0.0', {
      zip: await validZip({ [`${slug}/${slug}.php`]: needsMore }),
    });
    expect(added.body.requires_php).toBe('8.3');
    expect((await checkForUpdate(id, '0.9.0')).body.version).toBe('1.0.0');
    expect((await checkForUpdate(id, '1.0.0')).body.version).toBe('1.0.0');
    expect((await checkForUpdate(id, '3.0.0')).body.version).toBe('1.0.0');
    const newPhp = await server.api(
      'GET',
      `/api/v1/updates/${id}?installed_version=1.0.0&php=8.3.1`,
    );
    expect(newPhp.body.version).toBe('2.0.0');
    expect((await server.api('GET', `/api/v1/latest-version/${id}/`)).body).toEqual({
      version: '2.0.0',
    });
    const oldest = await server.api('GET', `/api/v1/updates/${id}?installed_version=0.1.0&php=5.6`);
    expect(oldest.body.download_url).toBeUndefined();
  });

  it('is offered a theme in the format of themes, and only as a theme', async () => {
    const slug = uniqueSlug();
    const id = await addProduct(ines, 'themes', slug);
    const zip = await validZip({
      [`${slug}/style.css`]: '/*\nTheme Name: Shore\nVersion: 2.0.0\n*/',
    });
    const s3Url = await upload(ines, zip, slug);
    const added = await ines.api('POST', `/api/v1/themes/${id}/versions`, {
      version: '2.0.0',
      s3Url,
      changelog: '<p>New.</p>',
    });
    expect(added.status).toBe(201);
    for (const answer of [
      await checkForUpdate(id, '1.0.0', '', 'theme-updates'),
      await post(id, { installed_version: '1.0.0' }, 'theme-updates'),
    ]) {
      expect(answer.body).toMatchObject({
        version: '2.0.0',
        details_url: expect.stringMatching(/^http/),
      });
      expect((await download(answer.body.download_url)).bytes.equals(zip)).toBe(true);
    }
    expect((await checkForUpdate(id, '1.0.0')).status).toBe(404);
  });

  it('is offered new, edited and deleted versions at once', async () => {
    const id = await addProduct(ines, 'plugins', uniqueSlug());
    await release(ines, id, '1.0.0');
    expect((await checkForUpdate(id, '0.1.0')).body.version).toBe('1.0.0');
    const { body: second } = await release(ines, id, '1.0.1');
    expect((await checkForUpdate(id, '0.1.0')).body.version).toBe('1.0.1');
    const path = `/api/v1/plugins/${id}/versions/${second._id}`;
    await ines.api('PUT', path, { upgrade_notice: '<p>Fixes <b>leaks</b>.</p>' });
    expect((await checkForUpdate(id, '0.1.0')).body.upgrade_notice).toBe('Fixes leaks .');
    const { download_url: url } = (await checkForUpdate(id, '0.1.0')).body;
    await ines.api('DELETE', path);
    expect((await checkForUpdate(id, '0.1.0')).body.version).toBe('1.0.0');
    expect((await download(url)).response.status).toBe(404);
  });

  it('receives the same response for unknown, malformed and empty products', async () => {
    const empty = await addProduct(ines, 'plugins', uniqueSlug());
    const ids = [empty, '00000000-0000-4000-8000-000000000000', 'x', '%00', 'a'.repeat(300)];
    for (const id of ids) {
      for (const path of [
        `updates/${id}`,
        `updates/${id}/download`,
        `latest-version/${id}`,
        `theme-updates/${id}`,
      ]) {
        const answer = await server.api('GET', `/api/v1/${path}`);
        expect([path, answer.status, answer.body]).toEqual([
          path,
          404,
          { message: 'Not found.', code: 'not_found' },
        ]);
      }
    }
  });
});

describe('site activity', () => {
  it('is recorded with truncated addresses, and only the account sees the latest check', async () => {
    const id = await addProduct(ines, 'plugins', uniqueSlug());
    await release(ines, id, '1.0.0');
    const path = `/api/v1/plugins/${id}/last-update-check`;
    expect((await ines.api('GET', path)).body).toEqual({ lastUpdateCheck: null });
    await checkForUpdate(id, '0.9.0');
    await expect
      .poll(async () => (await ines.api('GET', path)).body.lastUpdateCheck, { timeout: 5000 })
      .toMatchObject({
        site: null,
        installedVersion: '0.9.0',
        wordpressVersion: '6.6.1',
        phpVersion: '8.2.7',
      });
    const rows = await server.database.withSystem((tx) =>
      tx
        .selectFrom('sites')
        .select(['client_network', 'language'])
        .where('item_id', '=', id)
        .execute(),
    );
    expect(rows).toEqual([{ client_network: null, language: null }]);
    await server.api('GET', `/api/v1/updates/${id}?installed_version=0.9.1&collectAnalytics=1`, {
      headers: { 'user-agent': 'WordPress/6.6.1; https://www.shop.example/' },
    });
    await expect
      .poll(async () => (await ines.api('GET', path)).body.lastUpdateCheck, { timeout: 5000 })
      .toMatchObject({ site: 'shop.example', installedVersion: '0.9.1' });
    const other = await signUp(server);
    expect((await other.api('GET', path)).status).toBe(404);
  });

  it('counts each complete download, in total and per day', async () => {
    const id = await addProduct(ines, 'plugins', uniqueSlug());
    await release(ines, id, '1.0.0');
    await Promise.all([1, 2, 3].map(() => download(`${server.url}/api/v1/updates/${id}/download`)));
    const count = async () =>
      (await ines.api('GET', `/api/v1/plugins/${id}/versions`)).body[0].downloads;
    await expect.poll(count, { timeout: 5000 }).toBe(3);
    await download(`${server.url}/api/v1/updates/${id}/download?version=1.0.0`);
    await expect.poll(count, { timeout: 5000 }).toBe(4);
    const days = await server.database.withSystem((tx) =>
      tx
        .selectFrom('daily_downloads')
        .select(['day', 'downloads'])
        .where('item_id', '=', id)
        .execute(),
    );
    expect(days).toEqual([{ day: new Date().toISOString().slice(0, 10), downloads: 4 }]);
  });
});
