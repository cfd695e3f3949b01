import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createComposerProject } from '../../../test/harness/composer.ts';
import { addCustomer, addLicense } from '../../../test/harness/licenses.ts';
import { release, uniqueSlug } from '../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';
import { addVersion } from '../../../test/harness/versions.ts';
import { pluginZip } from '../../../test/harness/zips.ts';
import { packageName } from './composer.rules.ts';

let server: TestServer;
let ines: Person;
let apiKey: string;
/** A plugin whose versions 1.9.0 and 2.0.0 were uploaded. */
let plugin: { id: string; slug: string; name: string };
/** A theme with version 1.0.0. */
let theme: { id: string; slug: string; name: string };
let home: string;

async function add(kind: 'plugins' | 'themes', composer = true) {
  const slug = uniqueSlug();
  const body = { name: 'n', slug, description: 'x', composer };
  const { _id: id } = (await ines.api('POST', `/api/v1/${kind}`, body)).body;
  return { id, slug, name: packageName(ines.id, { id, slug, kind: 'plugin' }) };
}

beforeAll(async () => {
  server = await sharedTestServer();
  ines = await signUp(server);
  const made = await ines.api('POST', '/api/v1/api-keys', { name: 'Builds', scope: 'read' });
  apiKey = made.body.key;
  home = `/composer/${ines.id}`;
  plugin = await add('plugins');
  for (const version of ['1.9.0', '2.0.0']) {
    const zip = await pluginZip(version, plugin.slug);
    const added = await release(ines, plugin.id, version, { zip });
    expect(added.status).toBe(201);
  }
  theme = await add('themes');
  await addVersion(server, ines, theme.id, '1.0.0');
  const hidden = await add('plugins', false);
  await addVersion(server, ines, hidden.id, '1.0.0');
});

const basic = (password: string, user = 'anyone') => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
});
const get = (path: string, password?: string) =>
  server.api('GET', path, password === undefined ? {} : { headers: basic(password) });
const versionOf = ({ version }: { version: string }) => version;
const packagesOf = async (password: string): Promise<string[]> =>
  (await get(`${home}/packages.json`, password)).body['available-packages'];

describe('Composer', () => {
  it('installs the newest version with an API key, from the same zip that sites download', async () => {
    const project = await createComposerProject(server.url + home, { [plugin.name]: '*' }, apiKey);
    const { code, output } = await project.update();
    expect(code, output).toBe(0);
    const installed = join(project.folder, 'vendor', plugin.name, `${plugin.slug}.php`);
    expect(await readFile(installed, 'utf8')).toContain('Version: 2.0.0');
    await project.remove();
  });

  it('installs only versions that a license includes', async () => {
    const fields = { product: plugin.id, max_version: '2.0.0', domain: 'shop.com' };
    const { key } = await addLicense(ines, await addCustomer(ines), fields);
    const any = await createComposerProject(server.url + home, { [plugin.name]: '>=1.0' }, key);
    const { code, output } = await any.update();
    expect(code, output).toBe(0);
    const lock = JSON.parse(await readFile(join(any.folder, 'composer.lock'), 'utf8'));
    expect(lock.packages).toContainEqual(
      expect.objectContaining({ name: plugin.name, version: '1.9.0', type: 'wordpress-plugin' }),
    );
    await any.remove();
    const beyond = await createComposerProject(server.url + home, { [plugin.name]: '^2.0' }, key);
    expect((await beyond.update()).code).not.toBe(0);
    await beyond.remove();
  });

  it.each([
    ['no password', undefined],
    ['an unknown password', 'nothing'],
  ])('is rejected with %s and reports that authentication is required', async (_, password) => {
    const project = await createComposerProject(
      server.url + home,
      { [plugin.name]: '*' },
      password,
    );
    const { code, output } = await project.update();
    expect(code).not.toBe(0);
    expect(output).toMatch(/credentials|401|authenticat/i);
    await project.remove();
  });
});

describe('a Composer repository', () => {
  const paths = () => [
    `${home}/packages.json`,
    `${home}/p2/${plugin.name}.json`,
    `${home}/dist/${plugin.id}/2.0.0`,
  ];

  it('lists the products with Composer enabled, for any user name', async () => {
    expect((await packagesOf(apiKey)).sort()).toEqual([plugin.name, theme.name].sort());
    const named = await server.api('GET', `${home}/packages.json`, {
      headers: basic(apiKey, 'somebody else'),
    });
    expect(named.status).toBe(200);
  });

  it('describes a package by the contents of its zips', async () => {
    const { body } = await get(`${home}/p2/${plugin.name}.json`, apiKey);
    const dist = `${server.url}${home}/dist/${plugin.id}`;
    const described = body.packages[plugin.name];
    expect(described).toHaveLength(2);
    expect(described[0]).toEqual({
      name: plugin.name,
      version: '2.0.0',
      type: 'wordpress-plugin',
      dist: {
        type: 'zip',
        url: `${dist}/2.0.0`,
        reference: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
      require: { php: '>=7.4', 'composer/installers': '^1.0 || ^2.0' },
      time: expect.any(String),
    });
    const ofTheme = (await get(`${home}/p2/${theme.name}.json`, apiKey)).body;
    expect(ofTheme.packages[theme.name][0]).toMatchObject({
      type: 'wordpress-theme',
      require: { 'composer/installers': '^1.0 || ^2.0' },
    });
    const zip = await get(`${home}/dist/${theme.id}/1.0.0`, apiKey);
    expect(zip.text).toBe('the bytes of a package');
  });

  it.each<[string, string, () => Promise<string | undefined>]>([
    ['no credentials', 'license_missing', async () => undefined],
    ['an empty password', 'license_missing', async () => ''],
    ['an unknown password', 'unknown', async () => 'nothing'],
    [
      'an API key of another account',
      'unknown',
      async () => {
        const other = await signUp(server);
        const body = { name: 'x', scope: 'full' };
        return (await other.api('POST', '/api/v1/api-keys', body)).body.key;
      },
    ],
    [
      'a deleted API key',
      'unknown',
      async () => {
        const body = { name: 'x', scope: 'full' };
        const { key, _id } = (await ines.api('POST', '/api/v1/api-keys', body)).body;
        expect((await get(`${home}/packages.json`, key)).status).toBe(200);
        await ines.api('DELETE', `/api/v1/api-keys/${_id}`);
        return key;
      },
    ],
    [
      'a license of another account',
      'unknown',
      async () => {
        const other = await signUp(server);
        return (await addLicense(other, await addCustomer(other))).key;
      },
    ],
    [
      'an expired license',
      'expired',
      async () => (await addLicense(ines, await addCustomer(ines), { expires: '2020-01-01' })).key,
    ],
    ['a session', 'unknown', async () => ines.token],
  ])('rejects requests with %s: %s', async (_, code, password) => {
    const sent = await password();
    for (const path of paths()) {
      const response = await get(path, sent);
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toMatch(/^Basic realm="/);
      expect(response.body.code).toBe(code);
      expect(response.headers.get('pressdock-code')).toBe(code);
    }
  });

  it('shows a license for one product that product, and a license for all products every one', async () => {
    const one = await addLicense(ines, await addCustomer(ines), {
      product: theme.id,
      activation_limit: 1,
    });
    const all = await addLicense(ines, await addCustomer(ines));
    expect(await packagesOf(one.key)).toEqual([theme.name]);
    expect((await packagesOf(all.key)).sort()).toEqual([plugin.name, theme.name].sort());
    expect((await get(`${home}/p2/${plugin.name}.json`, one.key)).status).toBe(404);
    expect((await get(`${home}/dist/${plugin.id}/2.0.0`, one.key)).status).toBe(404);
    expect((await get(`${home}/dist/${theme.id}/1.0.0`, one.key)).status).toBe(200);
    expect((await get(`${home}/dist/${theme.id}/9.0.0`, one.key)).status).toBe(404);
  });

  it('denies versions that a license excludes by name and records every decision', async () => {
    const body = { product: plugin.id, max_version: '2.0.0' };
    const { key } = await addLicense(ines, await addCustomer(ines), body);
    const described = await get(`${home}/p2/${plugin.name}.json`, key);
    expect(described.body.packages[plugin.name]).toHaveLength(1);
    const newest = await get(`${home}/dist/${plugin.id}/2.0.0`, key);
    expect([newest.status, newest.body.code]).toEqual([403, 'version_limit']);
    const foreign = await get(`${home}/dist/${theme.id}/1.0.0`, key);
    expect([foreign.status, foreign.body.code]).toEqual([404, 'wrong_product']);
    const ended = await addLicense(ines, await addCustomer(ines), { expires: '2020-01-01' });
    await get(`${home}/packages.json`, ended.key);
    const why = async (text: string) =>
      (await ines.api('GET', `/api/v2/license/decisions?text=${text}`)).body.results.map(
        ({ call, code, times }: Record<string, string>) => `${call} ${code} ${times}`,
      );
    expect((await why(key)).sort()).toEqual([
      'composer version_limit 2',
      'composer wrong_product 1',
    ]);
    expect(await why(ended.key)).toEqual(['composer expired 1']);
  });

  it('records when an API key was last used', async () => {
    const body = { name: 'x', scope: 'read' };
    const { key, _id } = (await ines.api('POST', '/api/v1/api-keys', body)).body;
    await get(`${home}/packages.json`, key);
    const listed = (await ines.api('GET', '/api/v1/api-keys')).body;
    const used = listed.find((one: { _id: string }) => one._id === _id);
    expect(Date.parse(used.lastUsedAt)).toBeGreaterThan(Date.parse(used.createdAt) - 1000);
  });
});

describe('a customer with two licenses', () => {
  let second: string;
  const keyFor = async (product: string, fields = {}) =>
    (await addLicense(ines, second, { product, ...fields })).key;
  beforeAll(async () => {
    second = await addCustomer(ines);
  });

  it('installs both products with one password, whichever key it is', async () => {
    const other = await add('plugins');
    const zip = await pluginZip('3.1.0', other.slug);
    expect((await release(ines, other.id, '3.1.0', { zip })).status).toBe(201);
    const keys = [await keyFor(plugin.id), await keyFor(other.id)];
    const requirements = { [plugin.name]: '^2.0', [other.name]: '^3.0' };
    for (const key of keys) {
      const project = await createComposerProject(server.url + home, requirements, key);
      const { code, output } = await project.update();
      expect(code, output).toBe(0);
      await project.remove();
    }
  });

  it('gets no access with a suspended key, nor to products of other customers', async () => {
    const own = await addLicense(ines, second, { product: theme.id });
    await keyFor(plugin.id);
    expect(await packagesOf(own.key)).toContain(plugin.name);
    await ines.api('POST', `/api/v2/license/${own.id}/suspend`);
    expect((await get(`${home}/packages.json`, own.key)).body.code).toBe('suspended');
    const stranger = await addLicense(ines, await addCustomer(ines), { product: theme.id });
    expect(await packagesOf(stranger.key)).not.toContain(plugin.name);
  });

  it('installs from a lock file what was released before the license expired', async () => {
    const { id, key } = await addLicense(ines, await addCustomer(ines), { product: plugin.id });
    const project = await createComposerProject(server.url + home, { [plugin.name]: '*' }, key);
    expect((await project.update()).code).toBe(0);
    await server.database.withSystem(async (tx) => {
      const newest = tx.updateTable('versions').where('item_id', '=', plugin.id);
      await newest
        .set({ created_at: new Date('2026-01-01') })
        .where('version', '=', '2.0.0')
        .execute();
      await tx
        .updateTable('licenses')
        .set({ expires_at: new Date('2026-02-01') })
        .where('id', '=', id)
        .execute();
    });
    await rm(join(project.folder, 'vendor'), { recursive: true });
    const { code, output } = await project.install();
    expect(code, output).toBe(0);
    const described = await get(`${home}/p2/${plugin.name}.json`, key);
    expect(described.body.packages[plugin.name].map(versionOf)).toEqual(['2.0.0']);
    const later = await get(`${home}/dist/${plugin.id}/1.9.0`, key);
    expect([later.status, later.body.code]).toEqual([403, 'expired']);
    await project.remove();
  });
});
