import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pluginFiles } from '../harness/git/deployedProduct.ts';
import { createKeyPair } from '../harness/git/sshServer.ts';
import { addProduct, uniqueSlug } from '../harness/products.ts';
import { type Person, signUp, startTestServer, type TestServer } from '../harness/server.ts';
import { type GitHost, startGitHost } from './gitHost.ts';

let host: GitHost;
let server: TestServer;
let ada: Person;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pressdock-peer-'));
  host = await startGitHost();
  server = await startTestServer({ ALLOW_PRIVATE_ADDRESSES: '1' });
  ada = await signUp(server);
}, 300_000);

afterAll(async () => {
  await server.close();
  await host.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Adds a plugin that is deployed from a repository with its name, which its key may read if `isAllowed`. */
async function deploy(isAllowed: boolean) {
  const slug = uniqueSlug();
  const id = await addProduct(ada, 'plugins', slug);
  const added = await ada.api('POST', '/api/v1/repositories', { url: host.urlOf(slug) });
  expect(added.status, added.text).toBe(201);
  const { _id: repositoryId, publicKey } = added.body;
  const key = isAllowed ? publicKey : (await createKeyPair()).publicKey;
  await host.addRepository(slug, key);
  const path = `/api/v1/repositories/deploy-key-webhook/${id}/${repositoryId}`;
  const connected = await ada.api('POST', path, {});
  return { id, slug, connected };
}

async function push(slug: string, version: string): Promise<void> {
  const clone = join(folder, `${slug}-${version}`);
  await host.git(['clone', '--quiet', host.urlOf(slug), clone]);
  for (const [name, content] of Object.entries(pluginFiles(slug, version))) {
    await writeFile(join(clone, name), content);
  }
  await host.git(['add', '--all'], { cwd: clone });
  await host.git(['commit', '--quiet', '-m', `Release ${version}`], { cwd: clone });
  await host.git(['push', '--quiet', 'origin', 'HEAD:master'], { cwd: clone });
}

const readOffer = async (id: string) => {
  const response = await fetch(`${server.url}/api/v1/updates/${id}`);
  return ((await response.json()) as { version?: string }).version;
};

test('a push to gitolite is fetched with the deploy key and offered to sites', async () => {
  const { id, slug, connected } = await deploy(true);
  expect(connected.status, connected.text).toBe(201);
  await host.addHook(slug, connected.body.webhookUrl, connected.body.webhookSecret);
  await push(slug, '1.0.0');
  await expect.poll(() => readOffer(id), { timeout: 20_000 }).toBe('1.0.0');
  await push(slug, '1.1.0');
  await expect.poll(() => readOffer(id), { timeout: 20_000 }).toBe('1.1.0');
});

test('a repository that the deploy key may not read is not connected', async () => {
  const { connected } = await deploy(false);
  expect([connected.status, connected.body.message]).toEqual([
    409,
    expect.stringMatching(/denied access/),
  ]);
});

test('a deploy key cannot push', async () => {
  const { privateKey, publicKey } = await createKeyPair();
  const [slug, keyFile, clone] = [uniqueSlug(), join(folder, 'deploy'), join(folder, 'read-only')];
  await writeFile(keyFile, privateKey, { mode: 0o600 });
  await host.addRepository(slug, publicKey);
  await push(slug, '1.0.0');
  await host.git(['clone', '--quiet', host.urlOf(slug), clone], { keyFile });
  await host.git(['commit', '--quiet', '--allow-empty', '-m', 'x'], { cwd: clone });
  const pushed = host.git(['push', 'origin', 'HEAD:master'], { cwd: clone, keyFile });
  await expect(pushed).rejects.toThrow('DENIED');
});
