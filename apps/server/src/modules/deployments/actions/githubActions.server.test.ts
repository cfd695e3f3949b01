import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { runCommand } from '../../../../test/commands/commands.ts';
import {
  connectHost,
  type HostedServer,
  startHostedServer,
  until,
} from '../../../../test/harness/codeHosts/hostedServer.ts';
import { type GitSshServer, startGitSshServer } from '../../../../test/harness/git/sshServer.ts';
import { addProduct, uniqueSlug } from '../../../../test/harness/products.ts';
import { type Person, signUp } from '../../../../test/harness/server.ts';
import { pluginZip } from '../../../../test/harness/zips.ts';

let hosted: HostedServer;
let ssh: GitSshServer;
let ada: Person;

beforeAll(async () => {
  [hosted, ssh] = await Promise.all([startHostedServer(), startGitSshServer('/tmp')]);
  ada = await signUp(hosted.server);
});
afterAll(() => Promise.all([hosted.close(), ssh.close()]));

const pathOf = (product: string) => `/api/v1/repositories/github-actions/${product}`;

/** Connects a new product with a repository at GitHub. */
async function connect() {
  const github = hosted.hosts.github;
  const slug = uniqueSlug();
  const product = await addProduct(ada, 'plugins', slug);
  const repository = github.add({ fullName: `ada/${slug}`, sshUrl: ssh.urlOf(`${slug}.git`) });
  await connectHost(ada, github, 'github');
  const listed = (await ada.api('GET', '/api/v1/repositories?force=true')).body;
  const { _id } = listed.find((one: { full_name: string }) => one.full_name === `ada/${slug}`);
  const path = `/api/v1/repositories/deploy-key-webhook/${product}/${_id}`;
  const connected = await ada.api('POST', path, { branch: 'master' });
  expect(connected.status, connected.text).toBe(201);
  return { product, slug, repository, path };
}

test('the mode removes the webhook from GitHub, and ending it adds the webhook again', async () => {
  const { product, slug, repository } = await connect();
  const isConfigured = async () =>
    (await ada.api('GET', `/api/v1/repositories/deployments/${product}`)).body
      .githubActionsConfigured;
  const webhookState = async () => {
    const traced = await ada.api('GET', `/api/v1/repositories/trace/${product}`);
    return traced.body.hops[1];
  };
  expect(repository.hooks).toHaveLength(1);
  expect(await webhookState()).toMatchObject({ state: 'reached', isProbed: true });
  const on = await ada.api('POST', pathOf(product), { isEnabled: true });
  expect([on.status, on.body.githubActionsConfigured]).toEqual([200, true]);
  expect(on.body.workflowPath).toBe('.github/workflows/pressdock.yml');
  expect(parse(on.body.workflow)).toMatchObject({
    on: { push: { branches: ['master'], paths: ['pressdock.version'] } },
  });
  expect(repository.hooks).toHaveLength(0);
  expect(await isConfigured()).toBe(true);
  expect(await webhookState()).toMatchObject({ state: 'unknown' });
  // Repeating a request changes nothing.
  expect((await ada.api('POST', pathOf(product), { isEnabled: true })).status).toBe(200);
  const off = await ada.api('POST', pathOf(product), { isEnabled: false });
  expect(off.body.githubActionsConfigured).toBe(false);
  expect(repository.hooks).toHaveLength(1);
  expect(await isConfigured()).toBe(false);
  expect((await ada.api('GET', `/api/v1/plugins/${product}`)).body.repository).toBe(`ada/${slug}`);
  repository.hooks.length = 0;
  expect(await webhookState()).toMatchObject({ state: 'failed', isProbed: true });
});

test('saving the product keeps the repository, the branch and the mode of its deployment', async () => {
  const { product, slug } = await connect();
  await ada.api('POST', pathOf(product), { isEnabled: true });
  const path = `/api/v1/plugins/${product}`;
  const connected = { repository: `ada/${slug}`, branch: 'master', github_actions: true };
  const whole = { name: 'Harbor Pro', slug, description: '<p>Greets.</p>' };
  for (const [method, body] of [
    ['PUT', whole],
    ['PUT', { ...whole, ...connected }],
    ['PATCH', { repository: '', branch: '', github_actions: false }],
  ] as const) {
    expect((await ada.api(method, path, body)).status).toBe(200);
    expect((await ada.api('GET', path)).body).toMatchObject({ name: 'Harbor Pro', ...connected });
  }
  const refused = await ada.api('PATCH', path, { repository: 'eve/other', branch: 'next' });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([
    400,
    ['repository', 'branch'],
  ]);
  expect(refused.body.message).toMatch(/^This product is connected with a repository\./);
  expect((await ada.api('GET', path)).body).toMatchObject(connected);
});

test.each([
  ['off', false],
  ['on', true],
])('the mode stays %s while GitHub does not respond', async (_, wasEnabled) => {
  const { product, repository } = await connect();
  await ada.api('POST', pathOf(product), { isEnabled: wasEnabled });
  const hooks = [...repository.hooks];
  hosted.hosts.github.intercept = () => ({ status: 503, body: {} });
  const changed = await ada.api('POST', pathOf(product), { isEnabled: !wasEnabled });
  hosted.hosts.github.intercept = () => undefined;
  expect(changed.status).toBe(503);
  expect(repository.hooks).toEqual(hooks);
  const read = await ada.api('GET', pathOf(product));
  expect(read.body.githubActionsConfigured).toBe(wasEnabled);
});

test('a product that is disconnected while the mode ends stays disconnected', async () => {
  const { product, repository, path } = await connect();
  await ada.api('POST', pathOf(product), { isEnabled: true });
  const isRequested = Promise.withResolvers<void>();
  const isReleased = Promise.withResolvers<void>();
  hosted.hosts.github.intercept = async ({ method, path: requested }) => {
    if (method !== 'POST' || !requested.endsWith('/hooks')) return undefined;
    isRequested.resolve();
    await isReleased.promise;
    return undefined;
  };
  const ended = ada.api('POST', pathOf(product), { isEnabled: false });
  await isRequested.promise;
  const disconnected = ada.api('DELETE', path);
  await new Promise((go) => setTimeout(go, 300));
  isReleased.resolve();
  expect((await disconnected).status).toBe(204);
  expect([200, 404, 409]).toContain((await ended).status);
  hosted.hosts.github.intercept = () => undefined;
  expect((await ada.api('GET', `/api/v1/plugins/${product}`)).body).toMatchObject({
    ...{ repository: '', branch: '', github_actions: false },
  });
  await until(() => repository.hooks.length === 0 && repository.keys.length === 0);
});

test('a product without a repository at GitHub has a command, but not the mode', async () => {
  const slug = uniqueSlug();
  const product = await addProduct(ada, 'plugins', slug);
  const on = await ada.api('POST', pathOf(product), { isEnabled: true });
  expect([on.status, on.body.message]).toEqual([
    409,
    'GitHub Actions is available only for repositories on GitHub.',
  ]);
  const { command } = (await ada.api('GET', pathOf(product))).body;
  const key = await ada.api('POST', '/api/v1/api-keys', { name: 'CI', scope: 'release' });
  const cwd = mkdtempSync(join(tmpdir(), 'pressdock-command-'));
  writeFileSync(join(cwd, `${slug}.zip`), await pluginZip('1.4.0', slug));
  const run = (apiKey: string) =>
    runCommand('sh', ['-c', command], { cwd, env: { PRESSDOCK_API_KEY: apiKey } });
  const denied = await run('pdk_wrong');
  expect([denied.code, denied.stdout]).toEqual([1, '']);
  expect(denied.stderr).toContain('"code":"unauthenticated"');
  const released = await run(key.body.key);
  rmSync(cwd, { recursive: true });
  expect([released.code, released.stderr]).toEqual([0, '']);
  expect(JSON.parse(released.stdout).version).toBe('1.4.0');
});
