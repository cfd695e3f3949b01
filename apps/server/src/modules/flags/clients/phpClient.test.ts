import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Engine } from 'php-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runPhp } from '../../../../test/harness/php.ts';
import { createPhpClient } from './phpClient.service.ts';

const facts = {
  id: '0f5c9d1e-11aa-4b6c-9d1e-2a7c1f0b3d4e',
  name: "Ines's Checkout",
  publicUrl: 'https://dock.example',
};
const CLASS = 'Ines_S_Checkout_Flags_0f5c9d1e';
const php72 = new Engine({ parser: { version: 702, suppressErrors: false } });
/** Functions and declarations that PHP 7.2 does not have, and the parser accepts. */
const TOO_NEW =
  /\bfn \(|\?->|\?\?=|\bmatch \(|\bstr_(?:contains|starts_with|ends_with)\b|\barray_(?:key_first|key_last|is_list)\b|\bprivate static (?:array|string|bool|int) \$/;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pressdock-flags-'));
  await writeFile(join(folder, 'flags.php'), (await createPhpClient(facts)).code);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the PHP client', () => {
  it('is valid PHP 7.2', async () => {
    const { code } = await createPhpClient(facts);
    expect(() => php72.parseCode(code, 'flags.php')).not.toThrow();
    expect(code).not.toMatch(TOO_NEW);
    expect(code).not.toMatch(/Pressdock_Flags|pressdock_flags/);
  });

  it.each([
    ["Ines's Checkout", 'ines-s-checkout-flags.php', CLASS],
    ['2 Columns', 'product-2-columns-flags.php', 'Product_2_Columns_Flags_0f5c9d1e'],
    ['日本', 'product-flags.php', 'Product_Flags_0f5c9d1e'],
    ["*/ exit; // ' <?php", 'exit-php-flags.php', 'Exit_Php_Flags_0f5c9d1e'],
  ])('of %s has a file and a class of its own', async (name, file, className) => {
    const client = await createPhpClient({ ...facts, name });
    expect(client.name).toBe(file);
    expect(client.code).toContain(`final class ${className} {`);
    expect(php72.parseCode(client.code, file).children).toHaveLength(1);
    expect(client.code).toContain("SERVER  = 'https://dock.example'");
    expect(client.code).toContain(`PRODUCT = '${facts.id}'`);
  });
});

interface SiteResult {
  result: unknown;
  requests: { url: string; headers: Record<string, string> }[];
  events: [string, string[]][];
  transients: Record<string, Record<string, unknown>>;
}

/** Runs PHP on a WordPress site with the client; it assigns `$result`. */
async function onSite(
  code: string,
  { transients = {}, response = {}, isFinished = true } = {},
): Promise<SiteResult> {
  const site = JSON.stringify({ transients, response, isFinished });
  const script = `$client = '${CLASS}'; ${code}`;
  return JSON.parse(await runPhp('flagSite', [site, join(folder, 'flags.php'), script]));
}

const ok = {
  status: 200,
  etag: '"1"',
  body: '[{"flag":"A","active":true},{"flag":"B","active":false}]',
};
const isOn = (flag: string, fallback = 'false') => `$client::is_enabled('${flag}', ${fallback})`;

/** The transients of a site whose response is so many seconds old. */
async function stored(seconds: number) {
  const { transients } = await onSite(`${isOn('A')};`, { response: ok });
  const at = Math.floor(Date.now() / 1000) - seconds;
  const aged = Object.entries(transients).map(([name, one]) => [name, { ...one, at, tried: at }]);
  return Object.fromEntries(aged);
}

describe('a WordPress site', () => {
  it('uses defaults on its first page, requests afterward, and has the flags on the next', async () => {
    const code = `$result = array(${isOn('A')}, ${isOn('A', 'true')});`;
    const first = await onSite(code, { response: ok });
    expect(first.result).toEqual([false, true]);
    expect(first.requests).toHaveLength(1);
    const { searchParams, pathname } = new URL(first.requests[0]?.url ?? '');
    expect(pathname).toBe(`/api/v2/public/feature-flags/${facts.id}`);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      identifier: 'shop.example',
      wordpress: '6.6.1',
      locale: 'de_DE',
      domain: 'shop.example',
      php: expect.stringMatching(/^\d+\.\d+/),
    });
    const { transients } = first;
    const code2 = `$result = array(${isOn('A')}, ${isOn('B', 'true')}, ${isOn('UNKNOWN', 'true')});`;
    const next = await onSite(code2, { transients });
    expect(next).toMatchObject({ result: [true, false, false], requests: [] });
  });

  it('sends no request before the page is complete', async () => {
    const { requests, result } = await onSite(`$result = ${isOn('A')};`, { isFinished: false });
    expect([requests, result]).toEqual([[], false]);
  });

  it('asks whether an old response has changed, and keeps it while the server is down', async () => {
    const transients = await stored(3600);
    const code = `$result = ${isOn('A')};`;
    const unchanged = await onSite(code, { transients, response: { status: 304 } });
    expect(unchanged.result).toBe(true);
    expect(unchanged.requests[0]?.headers).toMatchObject({ 'If-None-Match': '"1"' });
    const [renewed] = Object.values(unchanged.transients);
    expect(Number(renewed?.at)).toBeGreaterThan(Date.now() / 1000 - 60);
    for (const response of [
      {},
      { status: 500, body: 'down' },
      { status: 200, body: '<html>' },
      { status: 200, body: '[{"flag":1}]' },
      { status: 404, body: '{}' },
    ]) {
      const down = await onSite(code, { transients, response });
      expect(down.result).toBe(true);
      const again = await onSite(code, { transients: down.transients, response: ok });
      expect(again).toMatchObject({ result: true, requests: [] });
    }
  });

  it('keeps a response for 30 days while the server is down, then uses defaults', async () => {
    const day = 86_400;
    const code = `$result = array(${isOn('A')}, ${isOn('B', 'true')});`;
    for (const [days, result] of [
      [29, [true, false]],
      [31, [false, true]],
    ] as const) {
      const down = await onSite(code, { transients: await stored(days * day) });
      expect(down).toMatchObject({ result, requests: [{}] });
      const again = await onSite(code, { transients: down.transients });
      expect(again).toMatchObject({ result, requests: [] });
    }
    const expired = await stored(31 * day);
    const { requests, transients } = await onSite(code, { transients: expired, response: ok });
    expect(requests[0]?.headers).not.toHaveProperty('If-None-Match');
    expect((await onSite(code, { transients })).result).toEqual([true, false]);
  });

  it('reports what it is configured to, and can hash the identifier', async () => {
    const { requests } = await onSite(
      `$client::configure(array('hash_identifier' => true, 'installed_version' => '1.2.3'));
$client::is_enabled('A', false, ' Ann@example.com ');`,
      { response: ok },
    );
    const { searchParams } = new URL(requests[0]?.url ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      identifier: 'sha256:71d4f55f72fa128dfb468a1a3901507c804b74316488744d769d7f4b16696476',
      identifier_domain: 'example.com',
      installed_version: '1.2.3',
    });
    expect(requests[0]?.url).not.toMatch(/ann/i);
  });

  it('keeps a response per identifier', async () => {
    const code = `${isOn('A')}; $client::is_enabled('A', false, 'ann'); $client::is_enabled('A', false, '7');`;
    const { requests, transients } = await onSite(code, { response: ok });
    const sent = requests.map(({ url }) => new URL(url).searchParams.get('identifier'));
    expect(sent).toEqual(['shop.example', 'ann', '7']);
    expect(Object.keys(transients)).toHaveLength(3);
  });
});

describe('plain PHP', () => {
  const run = promisify(execFile);

  it('waits briefly for a server that is down, then not at all for a minute', async () => {
    const cache = join(folder, 'cache');
    const code = `mkdir('${cache}');
$started = microtime(true);
for ($i = 0; $i < 3; $i++) {
  $process = proc_open([PHP_BINARY, '-r', "require '${folder}/down.php';
    ${CLASS}::configure(['folder' => '${cache}', 'identifier' => 'ann']);
    echo json_encode(${CLASS}::is_enabled('A', true));"], [1 => ['pipe', 'w']], $pipes);
  echo stream_get_contents($pipes[1]);
}
echo ' ', microtime(true) - $started < 4 ? 'fast' : 'slow';`;
    const client = await createPhpClient({ ...facts, publicUrl: 'http://127.0.0.1:9' });
    await writeFile(join(folder, 'down.php'), client.code);
    const { stdout, stderr } = await run('php', ['-d', 'display_errors=stderr', '-r', code]);
    expect([stdout, stderr]).toEqual(['truetruetrue fast', '']);
  });
});
