import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ERROR_STATUS, routes } from '@pressdock/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDeployedProduct } from '../../../test/harness/git/deployedProduct.ts';
import { sharedDeployServer } from '../../../test/harness/git/deployServer.ts';
import { runGit } from '../../../test/harness/git/repository.ts';
import { addProduct } from '../../../test/harness/products.ts';
import {
  type Person,
  sharedTestServer,
  signUp,
  type TestServer,
} from '../../../test/harness/server.ts';
import { pluginZip } from '../../../test/harness/zips.ts';
import { EXAMPLE_URL } from './pages/pages.ts';

const folder = new URL('../../../../../docs/guides/', import.meta.url);
const read = (name: string) => readFileSync(new URL(`${name}.md`, folder), 'utf8');
const names = readdirSync(folder).map((file) => file.replace(/\.md$/, ''));
const guides = names.map((name) => [name, read(name)] as const);
const OVERVIEW = 'overview';
const temporary = mkdtempSync(join(tmpdir(), 'pressdock-guides-'));

const slug = 'quiet-checkout';
let server: TestServer;
let person: Person;
let product: string;

beforeAll(async () => {
  server = await sharedTestServer();
  person = await signUp(server);
  product = await addProduct(person, 'plugins', slug);
});

afterAll(async () => {
  rmSync(temporary, { recursive: true });
});

/** Returns the code blocks of a guide in a language. */
function readBlocks(guide: string, language: string): string[] {
  const pattern = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g');
  return [...read(guide).matchAll(pattern)].map(([, block = '']) => block);
}

/** Returns the shell commands of a guide as one script, without the lines that set the reader's values. */
function readScript(guide: string): string {
  const commands = readBlocks(guide, 'sh')
    .join('\n')
    .replaceAll(/^export \w+=.*….*$/gm, '');
  return commands.replaceAll(EXAMPLE_URL, server.url);
}

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a script with the values that a reader sets. */
function run(
  command: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = { cwd: temporary, env: { PATH: process.env.PATH, ...env } };
    execFile(command, args, options, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr });
    });
  });
}

function runShell(guide: string, env: Record<string, string>): Promise<Outcome> {
  return run('bash', ['--norc', '-c', `set -euo pipefail\n${readScript(guide)}`], env);
}

/** Runs the only PHP block of a guide. */
async function runPhpBlock(guide: string, env: Record<string, string>): Promise<string> {
  const blocks = readBlocks(guide, 'php');
  expect(blocks).toHaveLength(1);
  const file = join(temporary, `${guide}.php`);
  writeFileSync(file, blocks[0] ?? '');
  const { code, stdout, stderr } = await run('php', [file], env);
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
}

async function createKey(scope: string): Promise<string> {
  return (await person.api('POST', '/api/v1/api-keys', { name: scope, scope })).body.key;
}

/** Returns the JSON values that a command printed one after another. */
const parseAll = (text: string) =>
  text
    .trim()
    .split(/(?<=\})\s*(?=\{)/)
    .map((one) => JSON.parse(one));

const calls = new Set(
  routes.map(({ method, url }) => `${method} ${url.replaceAll(/:\w+/g, '{}')}`),
);

test.each(guides)('%s names only calls that exist', (_name, text) => {
  const named = [...text.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/[^`]*)`/g)].map(
    ([, call = '']) => call.replaceAll(/\{\w+\}/g, '{}'),
  );
  expect(named.filter((call) => !calls.has(call))).toEqual([]);
});

test('the overview lists every error code with its status', () => {
  const rows = [...read(OVERVIEW).matchAll(/^\| (\d{3}) \| (.*?) \|/gm)].flatMap(
    ([, status, codes = '']) => [...codes.matchAll(/`(\w+)`/g)].map(([, code]) => [code, status]),
  );
  expect(Object.fromEntries(rows)).toEqual(
    Object.fromEntries(Object.entries(ERROR_STATUS).map(([code, status]) => [code, `${status}`])),
  );
});

test('the guide to license checks lists every code of a denial', async () => {
  const { components } = (await server.api('GET', '/openapi.json')).body;
  const expected = components.schemas.RefusedLicenseResponse.properties.code.enum;
  const codes = [...read('license-checks').matchAll(/^\| `(\w+)` \| [A-Z]/gm)].map(
    ([, code]) => code,
  );
  expect(codes.sort()).toEqual(expected.sort());
});

test('the overview reads plugins with a key', async () => {
  const { code, stdout } = await runShell(OVERVIEW, { PRESSDOCK_API_KEY: await createKey('read') });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject([{ _id: product }]);
});

describe('the script that releases from CI', () => {
  const release = async (zip: Buffer, scope: string) => {
    writeFileSync(join(temporary, 'release.sh'), readScript('releasing-from-ci'));
    writeFileSync(join(temporary, 'quiet-checkout.zip'), zip);
    const env = { PRESSDOCK_API_KEY: await createKey(scope), PRESSDOCK_URL: server.url };
    return run('bash', ['release.sh', 'quiet-checkout.zip', product], env);
  };
  const listVersions = async () =>
    (await person.api('GET', `/api/v1/plugins/${product}/versions`)).body.map(
      ({ version }: { version: string }) => version,
    );

  test('publishes a version, which sites are offered', async () => {
    const outcome = await release(await pluginZip('1.4.0', slug), 'release');
    expect(outcome).toEqual({ code: 0, stdout: 'Released 1.4.0\n', stderr: '' });
    expect(await listVersions()).toEqual(['1.4.0']);
    const offer = await server.api('GET', `/api/v1/updates/${product}?installed_version=1.3.0`);
    expect(offer.body.version).toBe('1.4.0');
  });

  test('fails with the message of the server', async () => {
    const again = await release(await pluginZip('1.4.0', slug, Buffer.from('again')), 'release');
    expect(again.code).toBe(1);
    expect(again.stdout).toBe('');
    expect(again.stderr).toMatch(/"message":"[^"]*1\.4\.0[^"]*"|"code":"conflict"/);
    const narrow = await release(await pluginZip('1.5.0', slug), 'read');
    expect(narrow.code).toBe(1);
    expect(narrow.stderr).toContain('"code":"forbidden"');
    expect(await listVersions()).toEqual(['1.4.0']);
  });
});

/** Adds a product that is deployed from a repository with the hook of the guide, and clones it. */
async function cloneWithHook() {
  const shared = await sharedDeployServer();
  const author = await signUp(shared.server);
  const git = { root: shared.root, baseUrl: shared.git.url };
  const deployed = await addDeployedProduct(shared.server, author, git);
  const { id, slug, repository, webhookUrl, secret, commitVersion } = deployed;
  const [hook = ''] = readBlocks('continuous-deployment', 'sh');
  const settings = hook
    .replace(/\$\{PRESSDOCK_WEBHOOK_URL:\?\}/, webhookUrl)
    .replace(/\$\{PRESSDOCK_WEBHOOK_SECRET:\?\}/, secret);
  writeFileSync(join(repository.folder, 'hooks', 'post-receive'), settings, { mode: 0o755 });
  await commitVersion('1.0.0');
  const clone = join(temporary, slug);
  await runGit(['clone', '--quiet', `${git.baseUrl}/${slug}.git`, clone]);
  return {
    commit: () => runGit(['-C', clone, 'commit', '--quiet', '--allow-empty', '-m', 'Greet']),
    push: (commit: string) =>
      runGit(['-C', clone, 'push', '--quiet', '--force', 'origin', `${commit}:refs/heads/master`]),
    listVersions: async () => (await author.api('GET', `/api/v1/plugins/${id}/versions`)).body,
    countBuilds: async () => {
      const { body } = await author.api('GET', `/api/v1/repositories/webhook-log/plugin/${id}`);
      const ended = body.filter(({ finishedAt }: { finishedAt: string | null }) => finishedAt);
      return ended.length;
    },
  };
}

test('the hook of the guide to continuous deployment releases a push', async () => {
  const { commit, push, listVersions: list } = await cloneWithHook();
  await commit();
  await push('HEAD');
  await expect.poll(list, { timeout: 20_000 }).toMatchObject([{ version: '1.0.0' }]);
});

test('the hook of the guide reports each push, also one of an earlier commit', async () => {
  const { commit, push, countBuilds } = await cloneWithHook();
  await commit();
  for (const [count, pushed] of ['HEAD', 'HEAD~1', 'HEAD'].entries()) {
    await push(pushed);
    await expect.poll(countBuilds, { timeout: 20_000 }).toBe(count + 1);
  }
});

test('the commands of the guide to selling issue, extend and suspend a license', async () => {
  const key = await createKey('license');
  const env = { PRESSDOCK_URL: server.url, PRESSDOCK_API_KEY: key, PRODUCT: product };
  const { code, stdout, stderr } = await runShell('selling', env);
  expect([code, stderr]).toEqual([0, '']);
  const [issued, extended, suspended] = parseAll(stdout);
  expect(issued).toMatchObject({ key: 'ORDER-1042', status: 'active' });
  expect(issued.expires).toMatch(/^2031-12-31/);
  expect(extended.expires).toMatch(/^2032-12-31/);
  expect(suspended).toEqual({ _id: issued._id, status: 'suspended' });
  expect((await runShell('selling', env)).code).not.toBe(0);
  expect(await runPhpBlock('selling', env)).toBe('ORDER-2077');
  expect(await runPhpBlock('selling', env)).toBe('ORDER-2077');
  const list = await person.api('GET', '/api/v2/license?searchText=ORDER');
  expect(list.body.results).toHaveLength(2);
});

test('the commands of the guide to license checks activate, validate and deactivate', async () => {
  const issued = await person.api('POST', '/api/v2/license/issue', {
    ...{ email: 'ada@example.com', product, activation_limit: 3, expires: '2031-12-31' },
  });
  const { key, _id } = issued.body;
  const url = `${server.url}/api/v2/public/${person.id}/license`;
  const env = { ACCOUNT: person.id, LICENSE: key, PRODUCT: product, CHECKS: url };
  const { code, stdout, stderr } = await runShell('license-checks', env);
  expect([code, stderr]).toEqual([0, '']);
  const documented = readBlocks('license-checks', 'json').map((block) => JSON.parse(block));
  const sent = parseAll(stdout);
  const ids = { account: person.id, product };
  expect(sent).toEqual([
    { ...documented[0], ...ids },
    { ...documented[1], ...ids },
    { message: 'This license is not active on this site.', code: 'inactive', ...ids },
  ]);
  expect(await runPhpBlock('license-checks', env)).toBe('true');
  await person.api('POST', `/api/v2/license/${_id}/suspend`);
  expect(await runPhpBlock('license-checks', env)).toBe('false');
  expect(await runPhpBlock('license-checks', { ...env, CHECKS: 'http://127.0.0.1:1' })).toBe(
    'null',
  );
});

test('the guide to feature flags reads flags, and has the rule for buckets', async () => {
  const products = '/api/v2/feature-flags/products';
  const { _id: id } = (await person.api('POST', products, { name: 'Quiet Checkout' })).body;
  const flag = { name: 'New editor', identifier: 'NEW_EDITOR', flag_type: 'percentage' };
  const body = { ...flag, percentage: 100, active: true };
  const { _id: flagId } = (await person.api('POST', `${products}/${id}/flags`, body)).body;
  const { code, stdout } = await runShell('feature-flags', { PRODUCT: id });
  expect(code).toBe(0);
  expect([JSON.parse(stdout)]).toEqual(
    readBlocks('feature-flags', 'json').map((block) => JSON.parse(block)),
  );
  const explained = await person.api(
    'GET',
    `${products}/${id}/explain?identifier=ann%40example.com`,
  );
  const bucket = await runPhpBlock('feature-flags', {
    FLAG: flagId,
    IDENTIFIER: 'ann@example.com',
  });
  expect(explained.body[0].bucket).toBe(Number(bucket));
  expect((await person.api('GET', `${products}/${id}/php-client`)).body.code).toContain(
    "::is_enabled( 'MY_FLAG' )",
  );
});
