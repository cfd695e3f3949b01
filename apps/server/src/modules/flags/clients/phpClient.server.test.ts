import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../../test/harness/freePort.ts';
import {
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../../test/harness/server.ts';
import { addFlags } from '../requests/flagProducts.testing.ts';

let server: TestServer;
let ada: Person;
let folder: string;
let productId: string;

beforeAll(async () => {
  const port = String(await freePort());
  server = await startTestServer({ PORT: port, PUBLIC_URL: `http://localhost:${port}` });
  ada = await signUp(server);
  folder = await mkdtemp(join(tmpdir(), 'pressdock-flags-'));
  ({ productId } = await server.database.withSystem((tx) =>
    addFlags(tx, ada.id, [
      { identifier: 'EVERYONE' },
      { identifier: 'LISTED', flag_type: 'individual', individual_users: ['ann@example.com'] },
      { identifier: 'OFF', active: false },
    ]),
  ));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const readClient = (id: string, person = ada) =>
  person.api('GET', `/api/v2/feature-flags/products/${id}/php-client`);

/** Runs PHP with the client in a process of its own. @param flags of the `php` command */
async function run(code: string, flags: readonly string[] = []): Promise<unknown> {
  const { body } = await readClient(productId);
  const className = /^final class (\w+) \{/m.exec(body.code)?.[1];
  await writeFile(join(folder, body.name), body.code);
  const script = `require '${folder}/${body.name}'; $client = '${className}';
$client::configure(array('folder' => '${folder}')); ${code}`;
  const options = ['-d', 'display_errors=stderr', '-d', 'error_reporting=-1', ...flags];
  const { stdout, stderr } = await promisify(execFile)('php', [...options, '-r', script]);
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

describe('the PHP client of a product', () => {
  it('is read by its owner only', async () => {
    const { status, body } = await readClient(productId);
    expect(status).toBe(200);
    expect(body.name).toMatch(/-flags\.php$/);
    const eve = await signUp(server);
    expect((await readClient(productId, eve)).status).toBe(404);
    expect((await readClient('nothing')).status).toBe(404);
  });

  it.each([
    ['curl', [], 'curl@example.com'],
    ['streams', ['-d', 'disable_functions=curl_init'], 'stream@example.com'],
  ])('reads the flags with %s, and again only if they have changed', async (_, flags, person) => {
    const code = `echo json_encode(array(
  $client::is_enabled('EVERYONE', false, '${person}'), $client::is_enabled('LISTED', true, '${person}'),
  $client::is_enabled('OFF', true, '${person}'), $client::is_enabled('UNKNOWN', true, '${person}'),
  $client::refresh('${person}')['etag'] !== ''));`;
    expect(await run(code, flags)).toEqual([true, false, false, false, true]);
    const files = await readdir(folder);
    expect(files.filter((name) => name.endsWith('.json')).length).toBeGreaterThan(0);
  });

  it('is recognized with a hashed identifier', async () => {
    const code = `$client::configure(array('hash_identifier' => true, 'identifier' => 'Ann@Example.com'));
echo json_encode($client::is_enabled('LISTED'));`;
    expect(await run(code)).toBe(true);
  });
});
