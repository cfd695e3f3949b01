import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type {
  HostedRepository,
  HostRequest,
  StandIn,
} from '../../../../test/harness/codeHosts/codeHost.ts';
import {
  authorize,
  connectHost,
  type HostedServer,
  startHostedServer,
  until,
} from '../../../../test/harness/codeHosts/hostedServer.ts';
import { type GitSshServer, startGitSshServer } from '../../../../test/harness/git/sshServer.ts';
import { addProduct, uniqueSlug } from '../../../../test/harness/products.ts';
import { type Person, signUp } from '../../../../test/harness/server.ts';
import type { Composition } from '../../../composition.ts';
import { asOwner } from '../../../context.ts';
import { accountsModule } from '../../accounts/accounts.module.ts';
import { codeHostsModule } from '../../codeHosts/codeHosts.module.ts';
import { deploymentsModule } from '../deployments.module.ts';
import { composeAgain } from './composeAgain.testing.ts';

let hosted: HostedServer;
let ssh: GitSshServer;
let composition: Composition;
let ada: Person;

beforeAll(async () => {
  [hosted, ssh] = await Promise.all([startHostedServer(), startGitSshServer('/tmp')]);
  composition = await composeAgain(hosted.server);
});
afterAll(async () => {
  await composition.close();
  await Promise.all([hosted.close(), ssh.close()]);
});

beforeEach(async () => {
  ada = await signUp(hosted.server);
  for (const host of Object.values(hosted.hosts)) {
    host.intercept = () => undefined;
    host.repositories.length = 0;
    host.revoked.length = 0;
    host.tokenSeconds = null;
  }
});

const base = '/api/v1/repositories';

/** Adds a repository at a code host, and returns it and its id here. */
async function addRepository(host: StandIn, slug: string) {
  const repository = host.add({ fullName: `ada/${slug}`, sshUrl: ssh.urlOf(`${slug}.git`) });
  const listed = (await ada.api('GET', `${base}?force=true`)).body;
  const { _id } = listed.find((one: { full_name: string }) => one.full_name === `ada/${slug}`);
  return { repository, id: _id as string };
}

const pathOf = (product: string, repository: string) =>
  `${base}/deploy-key-webhook/${product}/${repository}`;

/** Returns what a repository has at its host. */
const countsOf = ({ keys, hooks }: HostedRepository) => [keys.length, hooks.length];

/** Begins to connect a new product with a new repository. */
async function connect(provider: 'github' | 'gitlab') {
  const host = hosted.hosts[provider];
  const slug = uniqueSlug();
  await connectHost(ada, host, provider);
  const { repository, id } = await addRepository(host, slug);
  const product = await addProduct(ada, 'plugins', slug);
  const path = pathOf(product, id);
  const { status } = await ada.api('POST', path, {});
  return { host, repository, product, path, status };
}

/** Lets a host answer a request only once `answer` is called. `received` resolves when it has it. */
function hold(host: StandIn, isHeld: (request: HostRequest) => boolean) {
  const [received, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  host.intercept = async (request) => {
    if (!isHeld(request)) return undefined;
    received.resolve();
    await answered.promise;
    return undefined;
  };
  return { received: received.promise, answer: answered.resolve };
}

const execute = <Row>(query: ReturnType<typeof sql<Row>>) =>
  hosted.server.database.withSystem((tx) => query.execute(tx));

/** Makes the account due for deletion. */
const leave = () =>
  execute(sql`update users set deactivated_at = now(), leaves_at = now() - interval '1 second'
    where id = ${ada.id}`);

/** Counts the rows of an account in a table. */
async function count(table: string): Promise<number> {
  const { rows } = await execute(
    sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}
      where account_id = ${ada.id}`,
  );
  return rows[0]?.count ?? 0;
}

test.each([
  ['github', null],
  ['gitlab', 1],
] as const)(
  'deleting an account cleans up %s, also with a token that expired',
  async (provider, seconds) => {
    hosted.hosts[provider].tokenSeconds = seconds;
    const { host, repository } = await connect(provider);
    expect([repository.keys.length, repository.hooks.length]).toEqual([1, 1]);
    if (seconds !== null) {
      await new Promise((go) => setTimeout(go, seconds * 1000 + 100));
      host.tokens.clear();
    }
    await leave();
    await composition.use(accountsModule).sweep();
    expect(await count('code_host_connections')).toBe(0);
    await until(async () => (await count('code_host_cleanups')) === 0);
    expect([repository.keys.length, repository.hooks.length]).toEqual([0, 0]);
    expect([host.tokens.size, host.refreshTokens.size]).toEqual([0, 0]);
    expect(host.revoked.length).toBeGreaterThan(0);
  },
);

test('an account is not deleted while its host adds a key, which could not be deleted', async () => {
  const { github } = hosted.hosts;
  await connectHost(ada, github, 'github');
  const product = await addProduct(ada, 'plugins', uniqueSlug());
  const { repository, id } = await addRepository(github, uniqueSlug());
  const { received, answer } = hold(github, ({ method, path }) => {
    return method === 'POST' && path.endsWith('/keys');
  });
  const connecting = ada.api('POST', pathOf(product, id), {});
  await received;
  await leave();
  const { sweep } = composition.use(accountsModule);
  await expect(sweep()).rejects.toThrow('is being connected');
  expect(await count('code_host_connections')).toBe(1);
  answer();
  await connecting;
  expect(repository.keys).toHaveLength(1);
  await sweep();
  await until(async () => (await count('code_host_cleanups')) === 0);
  expect([countsOf(repository), github.tokens.size]).toEqual([[0, 0], 0]);
});

test('a webhook does not change until the mode that the last change belongs to is stored', async () => {
  const { repository, product, path } = await connect('github');
  const [, id = ''] = /([^/]+)$/.exec(path) ?? [];
  const { connecting } = composition.use(deploymentsModule);
  const [begun, stored] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const storeMode = () => {
    begun.resolve();
    return stored.promise;
  };
  const ids = { id: product, repoId: id };
  const removing = connecting.disconnectWebhookOnly(asOwner(ada.id), ids, storeMode);
  await begun.promise;
  const adding = ada.api('POST', `${base}/github-actions/${product}`, { isEnabled: false });
  // The request has to wait, so this is only its chance not to.
  await Promise.race([adding, new Promise((go) => setTimeout(go, 500))]);
  expect(repository.hooks).toEqual([]);
  stored.resolve();
  await removing;
  expect((await adding).status).toBe(200);
  expect(repository.hooks).toHaveLength(1);
});

test('authorizations that expired are deleted, and their tokens are revoked', async () => {
  const { gitlab, github } = hosted.hosts;
  await authorize(ada, gitlab, 'gitlab');
  await ada.api('POST', '/api/v1/users/me/oauth-providers/bitbucket/authorize');
  await execute(sql`update code_host_authorizations set expires_at = now()
    where account_id = ${ada.id}`);
  await authorize(ada, github, 'github');
  await composition.use(codeHostsModule).authorizations.prune();
  expect(await count('code_host_authorizations')).toBe(1);
  await until(() => gitlab.revoked.length === 2);
  expect(github.revoked).toEqual([]);
});

test('connections that were not finished within a day are removed with their deploy keys', async () => {
  hosted.hosts.github.intercept = ({ method, path }) =>
    method === 'POST' && path.endsWith('/hooks') ? { status: 500, body: {} } : undefined;
  const { repository, path, status } = await connect('github');
  expect([status, repository.keys.length]).toEqual([503, 1]);
  const { detaching } = composition.use(deploymentsModule);
  await detaching.removeUnfinished();
  expect(await count('deployments')).toBe(1);
  await execute(sql`update deployments set created_at = now() - interval '25 hours'
    where account_id = ${ada.id}`);
  await detaching.removeUnfinished();
  expect(await count('deployments')).toBe(0);
  await until(() => repository.keys.length === 0);
  hosted.hosts.github.intercept = () => undefined;
  expect((await ada.api('POST', path, {})).status).toBe(201);
});

test('connecting another repository removes the key of one that was not finished', async () => {
  const { github } = hosted.hosts;
  github.intercept = ({ method, path }) =>
    method === 'POST' && path.endsWith('/hooks') ? { status: 500, body: {} } : undefined;
  const { repository, product, status } = await connect('github');
  expect([status, repository.keys.length]).toEqual([503, 1]);
  github.intercept = () => undefined;
  const other = await addRepository(github, uniqueSlug());
  const connected = await ada.api('POST', pathOf(product, other.id), {});
  expect(connected.status, connected.text).toBe(201);
  await until(() => repository.keys.length === 0);
  expect(countsOf(other.repository)).toEqual([1, 1]);
});

test('connecting two repositories at the same time leaves nothing at the second one', async () => {
  const { github } = hosted.hosts;
  await connectHost(ada, github, 'github');
  const product = await addProduct(ada, 'plugins', uniqueSlug());
  const [first, second] = [
    await addRepository(github, uniqueSlug()),
    await addRepository(github, uniqueSlug()),
  ];
  const { received, answer } = hold(github, ({ method, path }) => {
    return method === 'POST' && path === `/repos/${first.repository.fullName}/hooks`;
  });
  const connecting = ada.api('POST', pathOf(product, first.id), {});
  await received;
  const later = ada.api('POST', pathOf(product, second.id), {});
  // The second request has to wait for the first one, so this is only its chance not to.
  await Promise.race([later, new Promise((go) => setTimeout(go, 1000))]);
  answer();
  const [connected, refused] = await Promise.all([connecting, later]);
  expect([connected.status, refused.status]).toEqual([201, 409]);
  expect(countsOf(first.repository)).toEqual([1, 1]);
  expect(countsOf(second.repository)).toEqual([0, 0]);
  const deployment = await ada.api('GET', `${base}/deployments/${product}`);
  expect(deployment.body.repository._id).toBe(first.id);
});

test.each(['keys', 'hooks'])(
  'deleting a product while its host adds its %s leaves nothing there',
  async (objects) => {
    const { github } = hosted.hosts;
    await connectHost(ada, github, 'github');
    const product = await addProduct(ada, 'plugins', uniqueSlug());
    const { repository, id } = await addRepository(github, uniqueSlug());
    const { received, answer } = hold(github, ({ method, path }) => {
      return method === 'POST' && path.endsWith(`/${objects}`);
    });
    const connecting = ada.api('POST', pathOf(product, id), {});
    await received;
    expect((await ada.api('DELETE', `/api/v1/plugins/${product}`)).status).toBe(204);
    answer();
    expect((await connecting).status).toBe(404);
    await until(async () => (await count('code_host_cleanups')) === 0);
    expect(countsOf(repository)).toEqual([0, 0]);
  },
);

test('connecting a product adds the key that disconnecting another one deletes meanwhile', async () => {
  const { github } = hosted.hosts;
  await connectHost(ada, github, 'github');
  const { repository, id } = await addRepository(github, uniqueSlug());
  const [first, second] = [
    await addProduct(ada, 'plugins', uniqueSlug()),
    await addProduct(ada, 'themes', uniqueSlug()),
  ];
  expect((await ada.api('POST', pathOf(first, id), {})).status).toBe(201);
  const { received, answer } = hold(github, ({ path }) => path.includes('/branches'));
  const connecting = ada.api('POST', pathOf(second, id), {});
  await received;
  expect((await ada.api('DELETE', pathOf(first, id))).status).toBe(204);
  await until(() => repository.keys.length === 0);
  answer();
  expect((await connecting).body).toMatchObject({ deployKey: true, webhook: true });
  expect(countsOf(repository)).toEqual([1, 1]);
});

test('a request whose lease has expired does not end the lease of the next one', async () => {
  const { github } = hosted.hosts;
  await connectHost(ada, github, 'github');
  const product = await addProduct(ada, 'plugins', uniqueSlug());
  const { id } = await addRepository(github, uniqueSlug());
  const { received, answer } = hold(github, ({ method, path }) => {
    return method === 'POST' && path.endsWith('/hooks');
  });
  const connecting = ada.api('POST', pathOf(product, id), {});
  await received;
  await execute(sql`update repositories set connecting_until = now() + interval '1 hour'
    where id = ${id}`);
  answer();
  expect((await connecting).status).toBe(201);
  const { rows } = await execute(sql<{ leased: boolean }>`
    select connecting_until is not null as leased from repositories where id = ${id}`);
  expect(rows).toEqual([{ leased: true }]);
});
