import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProduct } from '../harness/products.ts';
import { type Person, sharedTestServer, signUp, type TestServer } from '../harness/server.ts';
import { pluginZip, validZip } from '../harness/zips.ts';
import { type CommandOutcome, runPressdock } from './commands.ts';

const cwd = mkdtempSync(join(tmpdir(), 'pressdock-release-'));
let server: TestServer;
let person: Person;
let plugin: string;
let theme: string;
let key: string;

beforeAll(async () => {
  server = await sharedTestServer();
  person = await signUp(server);
  plugin = await addProduct(person);
  theme = await addProduct(person, 'themes', 'quay');
  key = await createKey('release');
});

afterAll(() => rmSync(cwd, { recursive: true }));

async function createKey(scope: string): Promise<string> {
  return (await person.api('POST', '/api/v1/api-keys', { name: scope, scope })).body.key;
}

function run(args: string[], env: Record<string, string> = {}): Promise<CommandOutcome> {
  const settings = { PRESSDOCK_URL: server.url, PRESSDOCK_API_KEY: key, ...env };
  return runPressdock(['release', ...args], { cwd, env: settings });
}

function save(name: string, content: Buffer | string): void {
  writeFileSync(join(cwd, name), content);
}

const listVersions = async () =>
  (await person.api('GET', `/api/v1/plugins/${plugin}/versions`)).body.map(
    ({ version }: { version: string }) => version,
  );

describe('pressdock release', () => {
  test('releases the plugin named by the root folder, and sites are offered it', async () => {
    save('a.zip', await pluginZip('1.4.0'));
    save('notes.html', '<ul><li>Greets by name</li></ul>');
    const outcome = await run(['a.zip', '--changelog', '@notes.html']);
    expect(outcome).toMatchObject({ code: 0, stdout: 'Released Hello Harbor 1.4.0\n' });
    expect(outcome.stderr).toContain('(100%)');
    const offer = await server.api('GET', `/api/v1/updates/${plugin}?installed_version=1.3.0`);
    expect(offer.body.version).toBe('1.4.0');
    expect(offer.body.sections.changelog).toContain('Greets by name');
  });

  test('succeeds again with the same file, and fails with another one of the same version', async () => {
    const again = await run(['a.zip']);
    expect(again).toMatchObject({
      code: 0,
      stdout: 'Hello Harbor 1.4.0 was released before with exactly this file\n',
    });
    save('b.zip', await pluginZip('1.4.0', 'hello-harbor', Buffer.from('other')));
    const other = await run(['b.zip']);
    expect([other.code, other.stdout]).toEqual([1, '']);
    expect(other.stderr).toContain('raise the version in the header');
    expect(await listVersions()).toEqual(['1.4.0']);
  });

  test('releases a theme that is named by its id', async () => {
    const style = '/*\nTheme Name: Quay\nVersion: 2.0.0\n*/\n';
    save('t.zip', await validZip({ 'quay/style.css': style, 'quay/index.php': '<?php\n' }));
    expect(await run(['t.zip', '--product', theme])).toMatchObject({
      code: 0,
      stdout: 'Released Hello Harbor 2.0.0\n',
    });
  });

  test.each<[string, () => Promise<CommandOutcome>, number, string]>([
    ['a plugin for a theme', () => run(['a.zip', '--product', theme]), 1, 'style.css'],
    [
      'a key for reading',
      async () => run(['a.zip'], { PRESSDOCK_API_KEY: await createKey('read') }),
      3,
      'needs an API key with the scope "release"',
    ],
    [
      'an unknown key',
      () => run(['a.zip'], { PRESSDOCK_API_KEY: 'pdk_unknown' }),
      3,
      'rejected the API key',
    ],
  ])('says what is wrong with %s', async (_name, start, code, message) => {
    const outcome = await start();
    expect(outcome).toMatchObject({ code, stdout: '' });
    expect(outcome.stderr).toContain(message);
  });
});

interface Received {
  request: IncomingMessage;
  body: Buffer;
}

/** Forwards requests, and closes the connection of those that `breaks` selects instead of responding. */
async function startBrokenProxy(breaks: (path: string) => boolean, isForwarded: boolean) {
  const forward = async ({ request, body }: Received, response: ServerResponse) => {
    const { url = '', method = 'GET', headers } = request;
    const isBroken = breaks(url);
    if (isBroken && !isForwarded) return response.destroy();
    const sent = { authorization: headers.authorization, 'content-type': headers['content-type'] };
    const known = Object.entries(sent).filter(([, value]) => value !== undefined);
    const received = await fetch(`${server.url}${url}`, {
      method,
      headers: Object.fromEntries(known) as Record<string, string>,
      ...(method === 'POST' && { body: new Uint8Array(body) }),
    });
    const text = await received.text();
    if (isBroken) return response.destroy();
    const type = received.headers.get('content-type') ?? 'text/plain';
    // Uploads go through the proxy, too.
    response.writeHead(received.status, { 'content-type': type });
    return response.end(text.replaceAll(`${server.url}/storage"`, `${address}/storage"`));
  };
  const proxy = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    await forward({ request, body }, response);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return { address, close: () => proxy.close() };
}

/** Selects the first request to a path. */
function firstTo(pattern: RegExp) {
  let isOver = false;
  return (path: string) => {
    const isSelected = !isOver && pattern.test(path);
    isOver ||= isSelected;
    return isSelected;
  };
}

test.concurrent.each([
  ['the upload does not arrive', /^\/storage/, false, '1.5.0'],
  ['the response to the upload is lost', /^\/storage/, true, '1.6.0'],
  ['the response to the new version is lost', /\/versions$/, true, '1.7.0'],
])('pressdock release tries again when %s', async (_name, pattern, isForwarded, version) => {
  const proxy = await startBrokenProxy(firstTo(pattern), isForwarded);
  save(`${version}.zip`, await pluginZip(version));
  const outcome = await run([`${version}.zip`], { PRESSDOCK_URL: proxy.address });
  proxy.close();
  expect(outcome).toMatchObject({ code: 0, stdout: `Released Hello Harbor ${version}\n` });
  expect(outcome.stderr).toContain('Trying again in 1 s');
  expect((await listVersions()).filter((one: string) => one === version)).toHaveLength(1);
});
