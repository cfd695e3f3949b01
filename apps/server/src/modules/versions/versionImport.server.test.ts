import { beforeAll, describe, expect, it } from 'vitest';
import { listEmails, waitForEmail } from '../../../test/harness/email.ts';
import { addProduct, release, uniqueSlug, upload } from '../../../test/harness/products.ts';
import {
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

const oldZip = (version: string, heading: string) =>
  validZip({
    'harbor/harbor.php': mainFile(version),
    'harbor/readme.txt': `=== Harbor ===\n\n== Changelog ==\n\n= ${heading} =\n* Was ${version}.\n`,
  });
const importAll = async (id: string, urls: readonly string[]) =>
  ines.api('POST', `/api/v1/plugins/${id}/versions/import`, {
    packages: urls.map((s3Url) => ({ s3Url })),
  });
const deliveries = (id: string) =>
  server.database.withSystem((tx) =>
    tx.selectFrom('webhook_deliveries').select('id').where('item_id', '=', id).execute(),
  );
const versionFor = async (id: string, installed: string) =>
  (await server.api('GET', `/api/v1/updates/${id}?installed_version=${installed}`)).body.version;

describe('forty earlier versions', () => {
  it('are added together, with their dates and changelogs, one e-mail and no notification', async () => {
    const body = {
      name: 'Harbor',
      slug: uniqueSlug(),
      description: 'x',
      webhook_urls: ['https://hooks.example/release'],
    };
    const id = (await ines.api('POST', '/api/v1/plugins', body)).body._id;
    const numbers = Array.from({ length: 40 }, (_, index) => `1.${index}`);
    const urls: string[] = [];
    for (const [index, version] of numbers.entries()) {
      const day = `2020-01-${String((index % 28) + 1).padStart(2, '0')}`;
      urls.push(await upload(ines, await oldZip(version, `${version}.0 - ${day}`)));
    }
    const { status, body: answer } = await importAll(id, urls);
    expect(status).toBe(200);
    expect(answer.results.map(({ error }: { error: unknown }) => error)).toEqual(
      numbers.map(() => null),
    );
    expect(answer.results[2]).toMatchObject({
      s3Url: urls[2],
      version: {
        version: '1.2',
        createdAt: '2020-01-03T00:00:00.000Z',
        changelog: '<ul><li>Was 1.2.</li></ul>',
        isOffered: false,
      },
    });
    const { subject, text } = await waitForEmail(server, ines.email, 'versionsImported');
    expect(subject).toBe('40 versions of Harbor were imported');
    expect(text).toContain('from 1.0 to 1.39');
    expect(await deliveries(id)).toEqual([]);
    expect((await server.api('GET', `/api/v1/updates/${id}?installed_version=0.9`)).status).toBe(
      404,
    );
    expect((await server.api('GET', `/api/v1/latest-version/${id}`)).status).toBe(404);
    expect(await versionFor(id, '1.8')).toBe('1.8');

    expect((await importAll(id, urls)).body.results).toEqual(answer.results);
    expect(await listEmails(server, ines.email, 'versionsImported')).toHaveLength(1);
  });

  it('do not change what sites are offered, until their author offers one', async () => {
    const id = await addProduct(ines, 'plugins', uniqueSlug());
    expect((await release(ines, id, '2.0.0')).status).toBe(201);
    const urls = [
      await upload(ines, await oldZip('1.9', '1.9')),
      await upload(ines, await oldZip('3.0', '3.0')),
    ];
    const { results } = (await importAll(id, urls)).body;
    expect(await versionFor(id, '1.0')).toBe('2.0.0');
    expect((await server.api('GET', `/api/v1/latest-version/${id}`)).body.version).toBe('2.0.0');
    const path = `/api/v1/plugins/${id}/versions/${results[1].version._id}`;
    const explained = await ines.api(
      'GET',
      `/api/v1/plugins/${id}/offer-explanation?installed_version=1.0`,
    );
    expect(explained.body.versions[0]).toMatchObject({ version: '3.0', verdict: 'not_offered' });
    const offered = await ines.api('PUT', path, { isOffered: true });
    expect(offered.body.isOffered).toBe(true);
    await expect.poll(() => versionFor(id, '1.0'), { timeout: 4000 }).toBe('3.0');
    expect(await deliveries(id)).toEqual([]);
  });

  it('are added even if some of them cannot be, with the reason for each', async () => {
    const id = await addProduct(ines, 'plugins', uniqueSlug());
    expect((await release(ines, id, '1.0.0')).status).toBe(201);
    const good = await upload(ines, await oldZip('0.9', '0.9'));
    const twin = await upload(ines, await oldZip('0.9', '0.9'));
    const known = await upload(ines, await pluginZip('1.0.0'));
    const noZip = await upload(ines, Buffer.from('PK no zip'));
    const { results } = (await importAll(id, [good, twin, known, noZip])).body;
    expect(results.map(({ error }: { error: string | null }) => error)).toEqual([
      null,
      'This version already exists.',
      'This version already exists.',
      'This is not a zip file: it does not begin with an entry.',
    ]);
    // Without a date in the readme, the newest file of the zip tells when it was released.
    expect(results[0].version.createdAt.slice(0, 4)).toBe('2024');
  });
});

describe('a product from its zip', () => {
  it('is described by the headers and the readme, and created with its first version', async () => {
    const slug = uniqueSlug();
    const s3Url = await upload(
      ines,
      await validZip({
        [`${slug}/${slug}.php`]: mainFile('1.8', 'Tide Tables', ' * Author: Ines\n'),
        [`${slug}/readme.txt`]: '=== Tides ===\n\n== Description ==\n\nHigh **water**.\n',
      }),
    );
    const { body } = await ines.api('POST', '/api/v1/plugins/package-report', { s3Url });
    expect(body).toMatchObject({
      fault: null,
      report: { root: slug, comparison: null },
      product: {
        version: '1.8',
        name: 'Tide Tables',
        slug,
        description: '<p>High <strong>water</strong>.</p>',
        author: 'Ines',
      },
    });
    const { version: _, ...fields } = body.product;
    const made = await ines.api('POST', '/api/v1/plugins', { ...fields, s3Url });
    expect(made.status).toBe(201);
    const versions = await ines.api('GET', `/api/v1/plugins/${made.body._id}/versions`);
    expect(versions.body).toMatchObject([{ version: '1.8', isOffered: true }]);
    expect(await versionFor(made.body._id, '1.7')).toBe('1.8');
  });

  it('is not created if its zip cannot become a version', async () => {
    const slug = uniqueSlug();
    const s3Url = await upload(ines, Buffer.from('PK no zip'));
    const inspected = await ines.api('POST', '/api/v1/plugins/package-report', { s3Url });
    expect(inspected.body.fault).toMatch(/not a zip file/);
    const body = { name: 'n', slug, description: 'x', s3Url };
    const refused = await ines.api('POST', '/api/v1/plugins', body);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['s3Url']]);
    const { s3Url: _, ...without } = body;
    expect((await ines.api('POST', '/api/v1/plugins', without)).status).toBe(201);
  });
});
