import { randomUUID } from 'node:crypto';
import { BUILD_LIMITS, BUILD_LOG } from '@pressdock/api/limits';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  addDeployedProduct,
  type DeployedProduct,
  pluginFiles,
  signBody,
} from '../../../../test/harness/git/deployedProduct.ts';
import {
  type DeployServer,
  sharedDeployServer,
} from '../../../../test/harness/git/deployServer.ts';
import { createRepository } from '../../../../test/harness/git/repository.ts';
import { type Person, signUp } from '../../../../test/harness/server.ts';
import type { Database } from '../../../db/database.ts';
import { insertLines } from '../log/lines.store.ts';
import { openBuildLog } from './buildLog.ts';

let shared: DeployServer;
let ada: Person;
let product: DeployedProduct;

beforeEach(async () => {
  shared = await sharedDeployServer();
  ada = await signUp(shared.server);
  const { root, git } = shared;
  product = await addDeployedProduct(shared.server, ada, { root, baseUrl: git.url });
});

afterEach(() => {
  shared.git.intercept = () => false;
});

const suspend = (suspended_at: Date | null) =>
  shared.server.database.withSystem((tx) =>
    tx.updateTable('users').set({ suspended_at }).where('id', '=', ada.id).execute(),
  );

const countVersions = () =>
  shared.server.database.withSystem(async (tx) => {
    const rows = tx.selectFrom('versions').select('id').where('item_id', '=', product.id);
    return (await rows.execute()).length;
  });

const disconnect = (repositoryId = product.repositoryId) =>
  ada.api('DELETE', `/api/v1/repositories/deploy-key-webhook/${product.id}/${repositoryId}`);

/** Connects the product with another repository, and returns that and its webhook. */
async function connectOther() {
  const { git, root } = shared;
  const name = `other-${product.slug}`;
  const repository = await createRepository(root, `${name}.git`);
  const url = `${git.url}/${name}.git`;
  const added = await ada.api('POST', '/api/v1/repositories', { url });
  const path = `/api/v1/repositories/deploy-key-webhook/${product.id}/${added.body._id}`;
  const connected = await ada.api('POST', path, {});
  expect(connected.status, connected.text).toBe(201);
  const { webhookUrl, webhookSecret } = connected.body;
  return { name, repository, webhookUrl, secret: webhookSecret as string };
}

type WaitingBuild = { id: string; trigger: 'manual' | 'push' | 'tag'; ref: string };

/** Adds builds of the product that wait for one that runs. */
const addWaiting = (builds: readonly WaitingBuild[]) =>
  shared.server.database.withSystem((tx) => {
    const columns = { account_id: ada.id, item_id: product.id, source: 'git' as const };
    const row = { ...columns, repository: product.slug };
    const running = { status: 'running' as const, leased_until: new Date(Date.now() + 60_000) };
    return tx
      .insertInto('builds')
      .values([
        { ...row, ...running, id: randomUUID(), ref: 'first', trigger: 'push' },
        ...builds.map((build) => ({ ...row, ...build })),
      ])
      .execute();
  });

/** Deletes the builds of the product from its first repository. */
const deleteBuilds = () =>
  shared.server.database.withSystem((tx) =>
    tx
      .deleteFrom('builds')
      .where('item_id', '=', product.id)
      .where('repository', '=', product.slug)
      .execute(),
  );

/** Delivers a push and does something while its build fetches the commit. */
async function pushWhile(act: () => Promise<unknown>): Promise<string> {
  const commit = await product.commitVersion('1.0.0');
  let acting: Promise<unknown> | undefined;
  shared.git.intercept = (request) => {
    if (request.url?.includes(product.slug)) acting ??= act();
    return false;
  };
  const { body } = await product.deliver(commit);
  await expect.poll(() => acting !== undefined, { timeout: 10_000 }).toBe(true);
  await acting;
  return body.build;
}

describe('a build', () => {
  test('of a product that is disconnected meanwhile is not released', async () => {
    const id = await pushWhile(disconnect);
    const build = await product.waitForBuild(id);
    expect([build.status, build.responseBody]).toEqual([
      'failed',
      'The product is no longer connected with a repository. Connect it and push again.',
    ]);
    expect(await countVersions()).toBe(0);
  });

  test('of an account that is suspended meanwhile is not released', async () => {
    const id = await pushWhile(() => suspend(new Date()));
    const ended = () =>
      shared.server.database.withSystem((tx) =>
        tx.selectFrom('builds').select('status').where('id', '=', id).executeTakeFirst(),
      );
    await expect.poll(async () => (await ended())?.status, { timeout: 10_000 }).toBe('failed');
    expect(await countVersions()).toBe(0);
  });

  test('that waits does not read another repository', async () => {
    const id = randomUUID();
    await product.commitVersion('1.0.0');
    await disconnect();
    const other = await connectOther();
    await other.repository.commit({ files: { x: 'x' } });
    const { git } = shared;
    await shared.server.database.withSystem((tx) =>
      tx
        .insertInto('builds')
        .values({
          ...{ id, account_id: ada.id, item_id: product.id, source: 'git', trigger: 'push' },
          ...{ repository: product.slug, ref: 'master' },
        })
        .execute(),
    );
    git.requests.length = 0;
    expect((await product.waitForBuild(id)).responseBody).toMatch(/^The product is no longer/);
    expect(git.requests.filter((request) => request.includes(other.name))).toEqual([]);
  });
});

describe('a push', () => {
  test('to a product of a suspended account has no effect', async () => {
    const commit = await product.commitVersion('1.0.0');
    await suspend(new Date());
    const ignored = await product.deliver(commit, { id: 'one' });
    expect([ignored.status, ignored.body.build]).toEqual([200, null]);
    await suspend(null);
    const accepted = await product.deliver(commit, { id: 'one' });
    expect(accepted.status).toBe(202);
    expect(await product.waitForBuild(accepted.body.build)).toMatchObject({ status: 'released' });
  });

  test('beyond the number of waiting builds can be delivered again', async () => {
    const commit = await product.commitVersion('1.0.0');
    const names = Array.from({ length: BUILD_LIMITS.waiting }, (_, n) => `v${n}`);
    await addWaiting(names.map((ref) => ({ id: randomUUID(), trigger: 'tag', ref })));
    const full = await product.deliver(commit, { id: 'one' });
    expect([full.status, full.headers.get('retry-after')]).toEqual([429, '60']);
    await deleteBuilds();
    const again = await product.deliver(commit, { id: 'one' });
    expect(again.status).toBe(202);
    expect(await product.waitForBuild(again.body.build)).toMatchObject({ status: 'released' });
  });
});

test('a push to a repository that was connected while builds wait has a build of its own', async () => {
  const [pushed, manual] = [randomUUID(), randomUUID()];
  await addWaiting([
    { id: pushed, trigger: 'push', ref: 'master' },
    { id: manual, trigger: 'manual', ref: 'master' },
  ]);
  await disconnect();
  const { name, repository, webhookUrl, secret } = await connectOther();
  const commit = await repository.commit({ files: pluginFiles(product.slug, '2.0.0') });
  const body = JSON.stringify({ ref: 'refs/heads/master', after: commit });
  const headers = { 'x-hub-signature-256': signBody(secret, body) };
  const { pathname } = new URL(webhookUrl);
  const delivered = await shared.server.api('POST', pathname, { body, headers });
  expect([delivered.status, delivered.body.message]).toEqual([202, 'The build is queued.']);
  const requested = await ada.api('POST', `/api/v1/repositories/build/${product.id}`);
  expect(requested.body).toMatchObject({ status: 'waiting', repository: name });
  await deleteBuilds();
  const build = await product.waitForBuild(delivered.body.build);
  expect(build).toMatchObject({ status: 'released', version: '2.0.0', repository: name });
});

test('a request to build another branch than the one that waits queues a build of it', async () => {
  const id = randomUUID();
  await product.commitVersion('1.0.0');
  await addWaiting([{ id, trigger: 'manual', ref: 'earlier' }]);
  const path = `/api/v1/repositories/build/${product.id}`;
  const requested = await ada.api('POST', path);
  expect(requested.body).toMatchObject({ status: 'waiting', ref: 'master' });
  expect((await ada.api('POST', path)).body._id).toBe(requested.body._id);
  await deleteBuilds();
});

test('the log of a build receives no lines of an attempt that was given up', async () => {
  const { body } = await product.deliver(await product.commitVersion('1.0.0'));
  const build = await product.waitForBuild(body.build);
  const line = { n: 900, at: new Date(), step: 'fetch', level: 'info', text: 'late' } as const;
  const attempt = { id: build._id, account_id: ada.id, attempts: 0 };
  await shared.server.database.withAccount({ accountId: ada.id }, (tx) =>
    insertLines(tx, attempt, [line]),
  );
  expect(await product.readLog(build._id)).not.toContain('late');
});

test('the log of a build stores all its lines at once, also after storing them failed', async () => {
  const { database } = shared.server;
  const row = await database.withSystem((tx) =>
    tx
      .insertInto('builds')
      .values({
        ...{ id: randomUUID(), account_id: ada.id, item_id: product.id, source: 'git' },
        ...{ repository: product.slug, ref: 'master', trigger: 'push', status: 'running' },
        leased_until: new Date(Date.now() + 60_000),
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
  let isDown = true;
  const withAccount: Database['withAccount'] = async (...call) => {
    if (isDown) throw new Error('The database is down.');
    return database.withAccount(...call);
  };
  const log = openBuildLog({ ...database, withAccount }, row, () => undefined);
  for (let n = 1; n <= BUILD_LOG.lines; n += 1) log.add('fetch', 'info', `line ${n}`);
  await expect(log.flush()).rejects.toThrow('The database is down.');
  isDown = false;
  await log.flush();
  const lines = (await product.readLog(row.id)).trimEnd().split('\n');
  expect([lines.length, lines[0]]).toEqual([BUILD_LOG.lines, expect.stringContaining('line 1')]);
  await deleteBuilds();
});
