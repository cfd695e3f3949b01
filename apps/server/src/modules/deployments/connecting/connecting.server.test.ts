import { CODE_HOSTS } from '@pressdock/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HostedRepository } from '../../../../test/harness/codeHosts/codeHost.ts';
import {
  connectHost,
  type HostedServer,
  startHostedServer,
  until,
} from '../../../../test/harness/codeHosts/hostedServer.ts';
import { signBody } from '../../../../test/harness/git/deployedProduct.ts';
import { type GitSshServer, startGitSshServer } from '../../../../test/harness/git/sshServer.ts';
import { addProduct, uniqueSlug } from '../../../../test/harness/products.ts';
import { type Person, signUp } from '../../../../test/harness/server.ts';

let hosted: HostedServer;
let ssh: GitSshServer;
let ada: Person;

beforeAll(async () => {
  [hosted, ssh] = await Promise.all([startHostedServer(), startGitSshServer('/tmp')]);
});
afterAll(() => Promise.all([hosted.close(), ssh.close()]));

beforeEach(async () => {
  ada = await signUp(hosted.server);
  for (const host of Object.values(hosted.hosts)) {
    host.intercept = () => undefined;
    host.repositories.length = 0;
  }
});

const base = '/api/v1/repositories';

/** Connects a code host that has one repository, and returns both and the id here. */
async function addHosted(provider: (typeof CODE_HOSTS)[number]) {
  const host = hosted.hosts[provider];
  const repository = host.add({ fullName: 'ada/harbor', sshUrl: ssh.urlOf('harbor.git') });
  await connectHost(ada, host, provider);
  const [listed] = (await ada.api('GET', base)).body;
  return { host, repository, repositoryId: listed._id as string };
}

const pathOf = (product: string, repository: string) =>
  `${base}/deploy-key-webhook/${product}/${repository}`;

/** Returns what a repository has at its host. */
const countsOf = ({ keys, hooks }: HostedRepository) => [keys.length, hooks.length];

describe.each(CODE_HOSTS)('a product that is connected with a repository at %s', (provider) => {
  test('has a read-only key and a signed webhook, which disconnecting deletes', async () => {
    const { host, repository, repositoryId } = await addHosted(provider);
    const product = await addProduct(ada, 'plugins', uniqueSlug());
    const path = pathOf(product, repositoryId);
    const connected = await ada.api('POST', path, {});
    expect([connected.status, connected.body]).toEqual([
      201,
      {
        repositoryId,
        branch: 'master',
        deployKey: true,
        webhook: true,
        webhookUrl: expect.stringContaining('/api/v2/public/deployments/'),
        webhookSecret: null,
      },
    ]);
    const [key] = repository.keys;
    expect(key?.isReadOnly).toBe(true);
    expect(key?.key).toMatch(/^ssh-ed25519 [A-Za-z0-9+/]{68} pressdock$/);
    const [hook] = repository.hooks;
    expect(hook?.url).toBe(connected.body.webhookUrl);
    expect(hook?.secret).toMatch(/^[\w-]{43}$/);
    const status = await ada.api('GET', path);
    expect(status.body).toEqual({
      deployKey: true,
      webhook: true,
      githubActionsConfigured: false,
      problem: null,
    });
    const read = await ada.api('GET', `/api/v1/plugins/${product}`);
    expect(read.body).toMatchObject({ repository: 'ada/harbor', branch: 'master' });
    expect((await ada.api('DELETE', path)).status).toBe(204);
    await until(() => repository.keys.length === 0 && repository.hooks.length === 0);
    expect((await ada.api('GET', `/api/v1/plugins/${product}`)).body).toMatchObject({
      repository: '',
      branch: '',
    });
    expect(host.repositories).toHaveLength(1);
  });

  test('has one key and one webhook when it is connected twice at the same time', async () => {
    const { repository, repositoryId } = await addHosted(provider);
    const product = await addProduct(ada, 'plugins', uniqueSlug());
    const path = pathOf(product, repositoryId);
    const both = await Promise.all([ada.api('POST', path, {}), ada.api('POST', path, {})]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[0]?.body).toEqual(both[1]?.body);
    expect(countsOf(repository)).toEqual([1, 1]);
    expect((await ada.api('POST', path, {})).status).toBe(201);
    expect(countsOf(repository)).toEqual([1, 1]);
  });

  test('shares the key with another product of a monorepo until both are disconnected', async () => {
    const { repository, repositoryId } = await addHosted(provider);
    const [one, other] = [
      await addProduct(ada, 'plugins', uniqueSlug()),
      await addProduct(ada, 'themes', uniqueSlug()),
    ];
    const connect = (product: string, path: string) =>
      ada.api('POST', pathOf(product, repositoryId), { branch: 'main', path });
    const both = await Promise.all([connect(one, 'plugins/a'), connect(other, 'themes/b')]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(countsOf(repository)).toEqual([1, 2]);
    await ada.api('DELETE', pathOf(one, repositoryId));
    await until(() => repository.hooks.length === 1);
    expect(countsOf(repository)).toEqual([1, 1]);
    expect((await ada.api('DELETE', `/api/v1/themes/${other}`)).status).toBe(204);
    await until(() => repository.hooks.length === 0 && repository.keys.length === 0);
  });

  test('continues where a failure interrupted it', async () => {
    const { host, repository, repositoryId } = await addHosted(provider);
    const product = await addProduct(ada, 'plugins', uniqueSlug());
    const path = pathOf(product, repositoryId);
    host.intercept = ({ method, path: requested }) =>
      method === 'POST' && requested.endsWith('/hooks') ? { status: 500, body: {} } : undefined;
    const failed = await ada.api('POST', path, {});
    expect([failed.status, failed.body.message]).toEqual([
      503,
      'There was an error adding the webhook. Please try again. If the problem continues, contact support.',
    ]);
    const between = await ada.api('GET', `${base}/deployments/${product}`);
    expect(between.body).toMatchObject({ repository: null, connectedAt: null });
    host.intercept = () => undefined;
    expect((await ada.api('POST', path, {})).status).toBe(201);
    expect(countsOf(repository)).toEqual([1, 1]);
  });

  test('shows what the host no longer has, and can add the webhook again', async () => {
    const { repository, repositoryId } = await addHosted(provider);
    const product = await addProduct(ada, 'plugins', uniqueSlug());
    const path = pathOf(product, repositoryId);
    await ada.api('POST', path, {});
    repository.hooks.length = 0;
    expect((await ada.api('GET', path)).body).toMatchObject({ deployKey: true, webhook: false });
    const added = await ada.api('POST', `${path}/connect-webhook-only`);
    expect([added.status, added.body.webhook]).toEqual([201, true]);
    expect((await ada.api('GET', path)).body.webhook).toBe(true);
    // The server had another address when both were added.
    const url = repository.hooks[0]?.url ?? '';
    const earlier = ['https://old.example', 'https://older.example'].map((origin) =>
      url.replace(hosted.server.url, origin),
    );
    const [hook] = repository.hooks;
    repository.hooks = earlier.map((old, index) => ({ ...hook, id: index + 1, url: old }) as never);
    expect((await ada.api('GET', path)).body.webhook).toBe(false);
    await ada.api('POST', `${path}/connect-webhook-only`);
    expect(repository.hooks.map((one) => one.url)).toEqual([url]);
    expect((await ada.api('DELETE', `${path}/disconnect-webhook-only`)).status).toBe(204);
    expect(countsOf(repository)).toEqual([1, 0]);
  });
});

describe('connecting', () => {
  test.each([
    [
      'a branch that does not exist',
      { branch: 'nothing' },
      'branch',
      'The repository has no branch',
    ],
    [
      'a branch that looks like an option',
      { branch: '--upload-pack=x' },
      'branch',
      'This is not a',
    ],
    ['a folder outside of the repository', { path: '../other' }, 'path', 'Enter a folder'],
    ['the folder of Git', { path: 'a/.git' }, 'path', 'Enter a folder'],
  ])('denies %s', async (_, body, field, message) => {
    const { repository, repositoryId } = await addHosted('github');
    const product = await addProduct(ada, 'plugins', uniqueSlug());
    const refused = await ada.api('POST', pathOf(product, repositoryId), body);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
    expect(refused.body.message).toContain(message);
    expect(countsOf(repository)).toEqual([0, 0]);
  });

  test('denies a second repository until the first one is disconnected', async () => {
    const { host, repositoryId } = await addHosted('github');
    const second = host.add({ fullName: 'ada/other', sshUrl: ssh.urlOf('other.git') });
    const [, other] = (await ada.api('GET', `${base}?force=true`)).body;
    const product = await addProduct(ada, 'plugins', uniqueSlug());
    await ada.api('POST', pathOf(product, repositoryId), {});
    const refused = await ada.api('POST', pathOf(product, other._id), {});
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'This product is already connected to another repository. Disconnect it first.',
    ]);
    expect(countsOf(second)).toEqual([0, 0]);
  });

  test('says when the person may not administer the repository', async () => {
    const { repository, repositoryId } = await addHosted('gitlab');
    const product = await addProduct(ada, 'plugins', uniqueSlug());
    repository.isAdmin = false;
    const refused = await ada.api('POST', pathOf(product, repositoryId), {});
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'GitLab denied this. You need admin rights for the repository.',
    ]);
  });

  test('keeps products of other accounts and their repositories apart', async () => {
    const { repositoryId } = await addHosted('github');
    const product = await addProduct(ada, 'plugins', uniqueSlug());
    const eve = await signUp(hosted.server);
    const own = await addProduct(eve, 'plugins', uniqueSlug());
    const statuses = await Promise.all([
      eve.api('POST', pathOf(own, repositoryId), {}),
      eve.api('POST', pathOf(product, repositoryId), {}),
      eve.api('GET', pathOf(product, repositoryId)),
      eve.api('GET', `${base}/${repositoryId}`),
      eve.api('GET', `${base}/branches/${repositoryId}`),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });
});

test('the ping with which GitHub checks a new webhook is not shown as a push', async () => {
  const { repository, repositoryId } = await addHosted('github');
  const product = await addProduct(ada, 'plugins', uniqueSlug());
  await ada.api('POST', pathOf(product, repositoryId), {});
  const { url = '', secret = '' } = repository.hooks[0] ?? {};
  const { pathname } = new URL(url);
  const body = JSON.stringify({ zen: 'Speak like a human.' });
  const headers = { 'x-github-event': 'ping', 'x-hub-signature-256': signBody(secret, body) };
  const answer = await hosted.server.api('POST', pathname, { body, headers });
  expect([answer.status, answer.body.message]).toEqual([200, 'Only pushes have an effect.']);
  const read = await ada.api('GET', `${base}/deployments/${product}`);
  expect(read.body).toMatchObject({ connectedAt: expect.any(String), lastDelivery: null });
});

test('a deployed repository stays when its code host is disconnected', async () => {
  const { host, repository, repositoryId } = await addHosted('github');
  host.add({ fullName: 'ada/other' });
  await ada.api('GET', `${base}?force=true`);
  const product = await addProduct(ada, 'plugins', uniqueSlug());
  await ada.api('POST', pathOf(product, repositoryId), {});
  await ada.api('DELETE', '/api/v1/users/me/oauth-providers?provider=github');
  expect((await ada.api('GET', base)).body).toHaveLength(1);
  expect((await ada.api('GET', pathOf(product, repositoryId))).body).toEqual({
    deployKey: false,
    webhook: false,
    githubActionsConfigured: false,
    problem: 'GitHub is not connected. Connect it and try again.',
  });
  expect(countsOf(repository)).toEqual([1, 1]);
});

test('a deploy key of a deployed product cannot be deleted', async () => {
  const { repositoryId } = await addHosted('github');
  const product = await addProduct(ada, 'plugins', uniqueSlug());
  const created = await ada.api('POST', '/api/v1/users/me/gitlab', { pluginOrThemeId: product });
  expect(created.status).toBe(201);
  const again = await ada.api('POST', '/api/v1/users/me/gitlab', { pluginOrThemeId: product });
  expect(again.status).toBe(409);
  await ada.api('POST', pathOf(product, repositoryId), {});
  const { body: keys } = await ada.api('GET', '/api/v1/users/me/gitlab');
  expect(keys).toEqual([
    expect.objectContaining({
      _id: created.body._id,
      plugin: { _id: product, name: 'Hello Harbor' },
      theme: null,
      repository: 'ada/harbor',
      fingerprint: created.body.fingerprint,
    }),
  ]);
  const path = `/api/v1/users/me/gitlab/${created.body._id}`;
  const refused = await ada.api('DELETE', path);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'A product is still deployed with this key. Disconnect its repository first.',
  ]);
  await ada.api('DELETE', pathOf(product, repositoryId));
  expect((await ada.api('GET', '/api/v1/users/me/gitlab')).body).toEqual([]);
});
