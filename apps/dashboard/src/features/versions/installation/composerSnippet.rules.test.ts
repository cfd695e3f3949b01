import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composerCode, composerName } from './composerSnippet.rules.ts';

const account = '0f5c9d1e-11aa-4b6c-9d1e-2a7c1f0b3d4e';
const harbor = { account, _id: '9b1d2c3e-4f50-4a6b', slug: 'harbor' };
const name = 'pressdock-0f5c9d1e/harbor';
const key = "it's+a&key#100%==";

it.each([
  ['harbor', name],
  ['a--b', 'pressdock-0f5c9d1e/a--b'],
  ['-harbor', 'pressdock-0f5c9d1e/product-9b1d2c3e'],
  ['a---b', 'pressdock-0f5c9d1e/product-9b1d2c3e'],
])('names the slug %j to Composer as the repository does: %s', (slug, expected) => {
  expect(composerName({ ...harbor, slug })).toBe(expected);
});

it('allows insecure requests only for a server without HTTPS', () => {
  expect(composerCode(harbor, 'https://dock.example')).not.toContain('secure-http');
  expect(composerCode(harbor, 'http://dock.example:8080')).toContain('config secure-http false\n');
});

describe('the commands, pasted into a shell', () => {
  let home: string;
  const passwords = new Set<string>();
  /** Two packages: the product, and a Composer plugin in place of the real installers. */
  const server = createServer((request, response) => {
    const [, basic = ''] = (request.headers.authorization ?? '').split(' ');
    const password = Buffer.from(basic, 'base64').toString().replace(/^.*?:/, '');
    passwords.add(password);
    if (password !== key) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="Composer"' }).end('{}');
      return;
    }
    const packages = {
      [name]: {
        '1.0.0': {
          ...{ name, version: '1.0.0', type: 'wordpress-plugin' },
          dist: { type: 'path', url: join(home, 'harbor') },
          require: { 'composer/installers': '*' },
        },
      },
      'composer/installers': {
        '2.2.0': {
          ...{ name: 'composer/installers', version: '2.2.0', type: 'composer-plugin' },
          dist: { type: 'path', url: join(home, 'installers') },
          require: { 'composer-plugin-api': '^2.0' },
          extra: { class: 'Installers\\Plugin' },
          autoload: { 'psr-4': { 'Installers\\': '' } },
        },
      },
    };
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ packages }));
  });

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'pressdock-commands-'));
    for (const folder of ['project', 'harbor', 'installers']) await mkdir(join(home, folder));
    await writeFile(join(home, 'harbor/composer.json'), JSON.stringify({ name }));
    await writeFile(join(home, 'installers/composer.json'), '{"name":"composer/installers"}');
    await writeFile(join(home, 'installers/Plugin.php'), INSTALLERS);
    await writeFile(join(home, 'config.json'), '{"repositories":{"packagist.org":false}}');
    await writeFile(join(home, 'project/composer.json'), '{}');
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    server.close();
    await rm(home, { recursive: true, force: true });
  });

  it('install the product with a license key of any characters', { timeout: 30_000 }, async () => {
    const { port } = server.address() as AddressInfo;
    const code = composerCode(harbor, `http://127.0.0.1:${port}`).replace(
      "'YOUR-LICENSE-KEY'",
      `'${key.replaceAll("'", "'\\''")}'`,
    );
    const env = {
      PATH: process.env.PATH,
      COMPOSER_HOME: home,
      COMPOSER_ALLOW_SUPERUSER: '1',
      COMPOSER_NO_INTERACTION: '1',
      NO_PROXY: '*',
    };
    await promisify(execFile)('sh', ['-e', '-c', code], { cwd: join(home, 'project'), env });
    const lock = JSON.parse(await readFile(join(home, 'project/composer.lock'), 'utf8'));
    expect(lock.packages.map((one: { name: string }) => one.name).sort()).toEqual([
      'composer/installers',
      name,
    ]);
    expect(passwords).toContain(key);
  });
});

const INSTALLERS = `<?php
namespace Installers;
final class Plugin implements \\Composer\\Plugin\\PluginInterface {
	public function activate( \\Composer\\Composer $composer, \\Composer\\IO\\IOInterface $io ) {}
	public function deactivate( \\Composer\\Composer $composer, \\Composer\\IO\\IOInterface $io ) {}
	public function uninstall( \\Composer\\Composer $composer, \\Composer\\IO\\IOInterface $io ) {}
}
`;
