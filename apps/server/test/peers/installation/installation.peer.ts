import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '../../harness/freePort.ts';
import { addProduct, release } from '../../harness/products.ts';
import { type Person, sendRequest, signIn } from '../../harness/server.ts';
import { mainFile, validZip } from '../../harness/zips.ts';
import { buildArchive, type Installation, install } from './archive.ts';
import { type InstalledServer, runCommand, startInstalled } from './installedServer.ts';
import { host, type RunningProxy, sendToProxy, startCaddy, startNginx } from './proxies.ts';

const password = 'a long enough phrase';
const email = 'operator@example.com';
const agent = { 'user-agent': 'WordPress/6.6.1; https://shop.example' };

let work: string;
let installation: Installation;
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'pressdock-again-'));
  installation = await install(inject('archive'));
}, 300_000);
afterAll(async () => {
  await installation?.remove();
  await rm(work, { recursive: true, force: true });
});

const hashOf = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

describe('the archive', () => {
  it('has the same bytes when it is built again', { timeout: 180_000 }, async () => {
    const again = await buildArchive(work);
    const hash = await hashOf(inject('archive'));
    expect(await hashOf(again)).toBe(hash);
    expect(await readFile(`${again}.sha256`, 'utf8')).toContain(hash);
  });

  it.each(['INSTALL.md', 'CHANGELOG.md'])('has the files that %s links to', async (name) => {
    const text = await readFile(join(installation.program, name), 'utf8');
    const links = [...text.matchAll(/\]\(([^)#]+)/g)].map(([, link]) => String(link));
    const files = links.filter((link) => !link.startsWith('https:'));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(join(installation.program, file)))).toEqual([]);
  });

  it('says its version', async () => {
    const version = (await readFile(join(installation.program, 'VERSION'), 'utf8')).trim();
    expect(await runCommand(installation, ['--version'])).toBe(version);
  });
});

describe.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
])('an installation behind %s', (_name, startProxy) => {
  let url: string;
  let server: InstalledServer;
  let proxy: RunningProxy;
  let operator: Person;
  let restore: () => Promise<void>;

  beforeAll(async () => {
    const [https, port] = [await freePort(), await freePort()];
    url = `https://${host}:${https}`;
    server = await startInstalled(installation, {
      PORT: String(port),
      PUBLIC_URL: url,
      PRESSDOCK_MASTER_KEY: randomBytes(32).toString('base64'),
      TRUST_PROXY: '127.0.0.1',
    });
    proxy = await startProxy(installation, { https, servers: [port] });
    restore = sendToProxy(proxy.authority);
  }, 120_000);
  afterAll(async () => {
    await restore?.();
    await proxy?.stop();
  });

  it('creates the operator with the code that the server printed', async () => {
    const body = { firstName: 'Ada', lastName: 'Example', email, password };
    const created = await sendRequest(url, 'POST', '/api/v1/users/create/operator', {
      body: { ...body, code: server.operatorCode },
    });
    expect(created.status).toBe(201);
    operator = await signIn({ url }, email, password);
  });

  it('serves the dashboard and the documentation', async () => {
    const page = await sendRequest(url, 'GET', '/');
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page.text) ?? [];
    expect((await sendRequest(url, 'GET', script)).status).toBe(200);
    expect((await sendRequest(url, 'GET', '/docs')).text).toContain('<h1');
  });

  it('releases a package of 20 MB, offers it to a site and sends it the same bytes', async () => {
    const zip = await validZip({
      'hello-harbor/hello-harbor.php': mainFile('1.2.3'),
      'hello-harbor/harbor.bin': randomBytes(20_000_000),
    });
    const id = await addProduct(operator);
    const added = await release(operator, id, '1.2.3', { zip });
    expect(added.status).toBe(201);
    const path = `/api/v1/updates/${id}/?installed_version=1.0.0&php=8.2.7`;
    const offered = await sendRequest(url, 'GET', path, { headers: agent });
    expect(offered.body.version).toBe('1.2.3');
    const download = await fetch(offered.body.download_url);
    expect(Buffer.from(await download.arrayBuffer()).equals(zip)).toBe(true);
  });

  it('accepts update checks of 60 kB in the address', async () => {
    const [product] = (await operator.api('GET', '/api/v1/plugins')).body;
    const path = `/api/v1/updates/${product._id}/?installed_version=1.0.0&plugins=${'x'.repeat(60_000)}`;
    expect((await sendRequest(url, 'GET', path, { headers: agent })).status).toBe(200);
  });

  it('writes the documentation and the updater file of a product from its files', async () => {
    const [product] = (await operator.api('GET', '/api/v1/plugins')).body;
    const file = await operator.api('GET', `/api/v1/plugins/${product._id}/updater-file`);
    expect(file.status).toBe(200);
  });

  it('runs commands while the server runs', async () => {
    expect(await server.run('user', 'list-operators')).toBe(email);
  });

  it('stops gracefully', async () => {
    expect(await server.stop()).toBe(0);
  });
});
