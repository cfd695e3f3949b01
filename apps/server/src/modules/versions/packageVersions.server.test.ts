import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createComposerProject } from '../../../test/harness/composer.ts';
import { addProduct, release, uniqueSlug, upload } from '../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';
import { mainFile, pluginZip, validZip } from '../../../test/harness/zips.ts';
import { packageName } from '../composer/composer.rules.ts';

let server: TestServer;
let ines: Person;
beforeAll(async () => {
  server = await sharedTestServer();
  ines = await signUp(server);
});

const add = async (id: string, header: string, version?: string) => {
  const s3Url = await upload(ines, await pluginZip(header));
  const body = { s3Url, ...(version !== undefined && { version }) };
  return ines.api('POST', `/api/v1/plugins/${id}/versions`, body);
};
const listed = async (id: string): Promise<string[]> =>
  (await ines.api('GET', `/api/v1/plugins/${id}/versions`)).body.map(
    ({ version }: { version: string }) => version,
  );

describe('the version of a package', () => {
  it.each([
    ['1.8', undefined],
    ['1.8', '1.8.0'],
    ['1.2.3.4', undefined],
    ['2.0.0-beta1', undefined],
    ['2.0 RC 1', undefined],
  ])('%s is published unchanged, with %s entered', async (header, typed) => {
    const id = await addProduct(ines, 'plugins', uniqueSlug());
    const made = await add(id, header, typed);
    expect([made.status, made.body.version]).toEqual([201, header]);
    expect(made.body.changelog).toBe('<ul><li>Greets faster.</li></ul>');
    const site = await server.api('GET', `/api/v1/updates/${id}?installed_version=0.9`);
    expect(site.body.version).toBe(header);
    const { origin, pathname, search } = new URL(site.body.download_url);
    expect(origin).toBe(server.url);
    const download = await fetch(`${server.url}${pathname}${search}`);
    expect(download.status).toBe(200);
    await download.arrayBuffer();
    expect((await server.api('GET', `/api/v1/latest-version/${id}`)).body.version).toBe(header);
  });

  it.each([
    [
      '1.8',
      '1.8',
      'Invalid version format.  Please follow the format MAJOR.MINOR.PATCH.  For example, 1.8 would be 1.8.0.',
    ],
    ['1.8', '1.9.0', 'but the version entered is 1.9.0; enter 1.8.0, or leave the version blank.'],
    ['2.0.0-beta1', '2.0.0', 'leave the version blank to use the one in the package.'],
  ])('%s with %s entered names a value that is accepted', async (header, typed, message) => {
    const id = await addProduct(ines, 'plugins', uniqueSlug());
    const refused = await add(id, header, typed);
    expect(refused.status).toBe(400);
    expect(refused.body.fields.version).toContain(message);
    const better = /enter (\S+),|would be (\S+)\./.exec(message);
    expect((await add(id, header, better?.[1] ?? better?.[2])).status).toBe(201);
  });

  it('is ordered as sites compare it: in lists, pages, comparisons and offers', async () => {
    const id = await addProduct(ines, 'plugins', uniqueSlug());
    const ascending = ['1.8-beta1', '1.8', '1.8.0', '1.8.0.1', '1.10', '2.0-RC1', '2.0'];
    for (const version of [ascending[3], ...ascending.filter((_, index) => index !== 3)]) {
      expect((await add(id, version ?? '')).status).toBe(201);
    }
    const newestFirst = ascending.toReversed();
    expect(await listed(id)).toEqual(newestFirst);
    const pages: string[] = [];
    for (let after = ''; pages.length < ascending.length; ) {
      const path = `/api/v1/plugins/${id}/versions?limit=2${after}`;
      const page = await ines.api('GET', path);
      pages.push(...page.body.map(({ version }: { version: string }) => version));
      after = `&after=${page.headers.get('pressdock-next')}`;
    }
    expect(pages).toEqual(newestFirst);
    expect((await ines.api('GET', `/api/v1/plugins/${id}`)).body.latestVersion.version).toBe('2.0');
    const versions = (await ines.api('GET', `/api/v1/plugins/${id}/versions`)).body;
    const report = await ines.api(
      'GET',
      `/api/v1/plugins/${id}/versions/${versions[3]._id}/package-report`,
    );
    expect(report.body.comparison.version).toBe('1.8.0');
    const explained = await ines.api(
      'GET',
      `/api/v1/plugins/${id}/offer-explanation?installed_version=1.8.0`,
    );
    expect(explained.body.offered).toBe('2.0');
  });

  it('is installed by Composer, which skips versions it cannot parse', async () => {
    const slug = uniqueSlug();
    const body = { name: 'n', slug, description: 'x', composer: true };
    const id = (await ines.api('POST', '/api/v1/plugins', body)).body._id;
    for (const version of ['1.8', '2.0.0-beta1', '3.0 final']) {
      expect((await add(id, version)).status).toBe(201);
    }
    const key = (await ines.api('POST', '/api/v1/api-keys', { name: 'k', scope: 'read' })).body.key;
    const name = packageName(ines.id, { id, slug, kind: 'plugin' });
    const home = `${server.url}/composer/${ines.id}`;
    const project = await createComposerProject(home, { [name]: '*@beta' }, key);
    const { code, output } = await project.update();
    expect(code, output).toBe(0);
    expect(output).toContain('(2.0.0-beta1)');
    await project.remove();
  });

  it('may contain an emoji at any position of its headers and its readme', async () => {
    const ship = '🚢';
    for (const length of [58, 59, 99, 148, 149, 998, 999]) {
      const slug = uniqueSlug();
      const id = await addProduct(ines, 'plugins', slug);
      const text = `${'a'.repeat(length)}${ship.repeat(30)}`;
      const extra = ` * Description: ${text}\n * Author: ${text}\0\n * Tested up to: ${text}\n`;
      const readme = `=== ${text} ===\nStable tag: ${text}\n\n${text}\n\n== Upgrade Notice ==\n= 1.0.0 =\n${text}\n== ${text} ==\n${text}`;
      const zip = await validZip({
        [`${slug}/${slug}.php`]: mainFile('1.0.0', 'Harbor', extra),
        [`${slug}/readme.txt`]: readme,
        [`${slug}/${'a'.repeat(Math.min(length, 120))}${ship.repeat(20)}.log`]: 'x',
      });
      const s3Url = await upload(ines, zip);
      const made = await ines.api('POST', `/api/v1/plugins/${id}/versions`, { s3Url });
      expect([made.status, made.text.isWellFormed()], made.text).toEqual([201, true]);
    }
  });
});

it('a version from before keeps its place in the order', async () => {
  const id = await addProduct(ines, 'plugins', uniqueSlug());
  await add(id, '1.10.0');
  await add(id, '1.9');
  const { rows } = await server.database.withSystem((tx) =>
    sql<{ same: boolean }>`
      select version_order = '6' || '01' || '1' || '6' || '02' || '10' || '6' || '01' || '0' || '5'
        as same from versions where item_id = ${id} and version = '1.10.0'`.execute(tx),
  );
  expect(rows).toEqual([{ same: true }]);
});

describe('the package of a version', () => {
  it('is downloaded by its author, byte by byte, under its name, without being counted', async () => {
    const slug = uniqueSlug();
    const id = await addProduct(ines, 'plugins', slug);
    const zip = await pluginZip('1.4');
    const body = { s3Url: await upload(ines, zip) };
    const { body: version } = await ines.api('POST', `/api/v1/plugins/${id}/versions`, body);
    const path = `/api/v1/plugins/${id}/versions/${version._id}/download`;
    const headers = { Authorization: `Bearer ${ines.token}` };
    const response = await fetch(server.url + path, { headers });
    expect(Buffer.from(await response.arrayBuffer()).equals(zip)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-length': `${zip.length}`,
      'content-disposition': `attachment; filename="${slug}.1.4.zip"`,
      'cache-control': 'no-store',
    });
    const [entry] = (await ines.api('GET', '/api/v1/audit-log')).body.results;
    expect(entry.action).toBe('downloadPluginVersion');
    // A site's download of another version shows that downloads are counted by then.
    const { body: other } = await release(ines, id, '1.5.0');
    const { body: offer } = await server.api('GET', `/api/v1/updates/${id}`);
    await (await fetch(offer.download_url)).arrayBuffer();
    const downloads = async () =>
      Object.fromEntries(
        (await ines.api('GET', `/api/v1/plugins/${id}/versions`)).body.map(
          (one: { version: string; downloads: number }) => [one.version, one.downloads],
        ),
      );
    await expect.poll(downloads, { timeout: 10_000 }).toEqual({ [other.version]: 1, '1.4': 0 });
  });

  it('is not found with the id of another product, and not without signing in', async () => {
    const [id, otherId] = [
      await addProduct(ines, 'plugins', uniqueSlug()),
      await addProduct(ines, 'plugins', uniqueSlug()),
    ];
    const { body: version } = await release(ines, id, '1.0.0');
    const pathOf = (product: string) => `/plugins/${product}/versions/${version._id}/download`;
    const statusOf = async (path: string) => (await ines.api('GET', `/api/v1${path}`)).status;
    expect(await statusOf(pathOf(otherId))).toBe(404);
    expect(await statusOf(pathOf(id).replace('plugins', 'themes'))).toBe(404);
    expect((await server.api('GET', `/api/v1${pathOf(id)}`)).status).toBe(401);
  });
});
