import { NEXT_CURSOR_HEADER } from '@pressdock/api';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  addDeployedProduct,
  type DeployedProduct,
} from '../../../../test/harness/git/deployedProduct.ts';
import {
  type DeployServer,
  sharedDeployServer,
} from '../../../../test/harness/git/deployServer.ts';
import { addProduct, uniqueSlug } from '../../../../test/harness/products.ts';
import { type Person, signIn, signUp } from '../../../../test/harness/server.ts';
import { asOwner } from '../../../context.ts';
import { createBuildStreams } from './buildStreams.ts';
import { createBuildsService } from './builds.service.ts';

let shared: DeployServer;
let ada: Person;
let product: DeployedProduct;
const log = '/api/v1/repositories/webhook-log';

beforeAll(async () => {
  shared = await sharedDeployServer();
  ada = await signUp(shared.server);
  const { root, git } = shared;
  product = await addDeployedProduct(shared.server, ada, { root, baseUrl: git.url });
});

async function release(version: string): Promise<string> {
  const delivered = await product.deliver(await product.commitVersion(version));
  await product.waitForBuild(delivered.body.build);
  return delivered.body.build;
}

/** Adds ended builds without building anything. */
async function addEndedBuilds(
  itemId: string,
  count: number,
  createdAt = new Date(),
): Promise<void> {
  await shared.server.database.withSystem(async (tx) => {
    const rows = Array.from({ length: count }, (_, index) => ({
      id: crypto.randomUUID(),
      account_id: ada.id,
      item_id: itemId,
      source: 'git' as const,
      repository: 'x',
      trigger: 'push' as const,
      ref: 'master',
      pushed_commit: null,
      commit: null,
      message: null,
      author: null,
      status: 'failed' as const,
      response_code: 422,
      response_body: 'x',
      version: null,
      version_id: null,
      replay_of: null,
      leased_until: null,
      created_at: new Date(createdAt.getTime() - index * 1000),
      started_at: createdAt,
      finished_at: createdAt,
    }));
    await tx.insertInto('builds').values(rows).execute();
  });
}

/** Reads a stream until it ends, as pairs of event and data. */
async function readStream(id: string, headers: Record<string, string> = {}, query = '') {
  const response = await fetch(`${shared.server.url}${log}/${id}/stream${query}`, {
    headers: { authorization: `Bearer ${ada.token}`, ...headers },
  });
  const text = await response.text();
  const events = text.split('\n\n').flatMap((block) => {
    const event = /^event: (.+)$/m.exec(block)?.[1];
    const data = /^data: (.+)$/m.exec(block)?.[1];
    return event && data ? [{ event, data: JSON.parse(data) }] : [];
  });
  return { response, events };
}

/** Begins a build that fetches until the returned function is called. */
async function holdBuild(version: string): Promise<{ id: string; end: () => void }> {
  const held: (() => void)[] = [];
  shared.git.intercept = (request, response) => {
    const isHeld = request.url?.includes(product.slug) === true;
    if (isHeld) held.push(() => response.destroy());
    return isHeld;
  };
  const delivered = await product.deliver(await product.commitVersion(version));
  await expect.poll(() => held.length, { timeout: 10_000 }).toBe(1);
  const end = () => {
    shared.git.intercept = () => false;
    for (const one of held) one();
  };
  return { id: delivered.body.build, end };
}

/** Opens a stream with a token. */
async function openStream(id: string, token: string) {
  const response = await fetch(`${shared.server.url}${log}/${id}/stream`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(200);
  let isOpen = true;
  const ended = response.text().finally(() => {
    isOpen = false;
  });
  return { ended, isOpen: () => isOpen };
}

const setSuspended = (suspended_at: Date | null) =>
  shared.server.database.withSystem((tx) =>
    tx.updateTable('users').set({ suspended_at }).where('id', '=', ada.id).execute(),
  );

describe('the log', () => {
  test('is streamed while a build runs, and continues after a line', async () => {
    const delivered = await product.deliver(await product.commitVersion('1.0.0'));
    const { response, events } = await readStream(delivered.body.build);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const lines = events.filter(({ event }) => event === 'line').map(({ data }) => data);
    expect(lines.map(({ n }) => n)).toEqual(lines.map((_, index) => index + 1));
    expect(new Set(lines.map(({ step }) => step))).toEqual(
      new Set(['queue', 'fetch', 'version', 'package', 'check', 'release']),
    );
    const last = events.at(-1);
    expect([last?.event, last?.data.status]).toEqual(['build', 'released']);
    for (const resumed of [
      await readStream(delivered.body.build, { 'last-event-id': '3' }),
      await readStream(delivered.body.build, {}, '?after=3'),
    ]) {
      expect(resumed.events[0]?.data.n).toBe(4);
    }
    const text = await product.readLog(delivered.body.build);
    expect(text.split('\n')).toHaveLength(lines.length + 1);
    expect(text).toMatch(/^\S+Z \[queue\] Received a push to master at [0-9a-f]{7}\.\n/);
  });

  test('can be followed twenty times at once, and ends when the server stops', async () => {
    const { id, end } = await holdBuild('1.0.1');
    const ctx = asOwner(ada.id);
    const streams = createBuildStreams(shared.server.database);
    const log = { after: 0, isAllowed: async () => true };
    const open = await Promise.all(Array.from({ length: 20 }, () => streams.open(ctx, id, log)));
    await expect(streams.open(ctx, id, log)).rejects.toMatchObject({ code: 'rate_limited' });
    open.pop()?.destroy();
    await expect
      .poll(() =>
        streams.open(ctx, id, log).then(
          (one) => open.push(one),
          () => 0,
        ),
      )
      .toBe(20);
    const ends = open.map((one) => one.toArray());
    streams.close();
    expect(await Promise.all(ends)).toHaveLength(20);
    end();
    expect(await product.waitForBuild(id)).toMatchObject({ status: 'failed', responseCode: 502 });
  });

  test('ends within seconds when its session or API key is revoked or its account suspended', async () => {
    const { id, end } = await holdBuild('1.0.2');
    const session = await signIn(shared.server, ada.email, ada.password);
    const { _id, key } = (await ada.api('POST', '/api/v1/api-keys', { name: 'x', scope: 'read' }))
      .body;
    const [first, second, third] = await Promise.all(
      [session.token, key, ada.token].map((token) => openStream(id, token)),
    );
    await session.api('DELETE', '/api/v1/auth');
    await ada.api('DELETE', `/api/v1/api-keys/${_id}`);
    const texts = await Promise.all([first?.ended, second?.ended]);
    expect(third?.isOpen()).toBe(true);
    await setSuspended(new Date());
    texts.push(await third?.ended);
    await setSuspended(null);
    for (const text of texts) expect(text).toContain('Received a push');
    end();
    await product.waitForBuild(id);
  });

  test('is listed by page, product and status', async () => {
    const other = await addProduct(ada, 'plugins', uniqueSlug());
    await addEndedBuilds(other, 30, new Date(Date.now() - 60_000));
    const first = await ada.api('GET', `${log}/plugin/${other}`);
    expect(first.body).toHaveLength(25);
    const cursor = first.headers.get(NEXT_CURSOR_HEADER) ?? '';
    const second = await ada.api('GET', `${log}/plugin/${other}?after=${cursor}`);
    expect([second.body.length, second.headers.get(NEXT_CURSOR_HEADER)]).toEqual([5, null]);
    const ids = [...first.body, ...second.body].map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(30);
    const released = await ada.api('GET', `${log}?status=released`);
    expect(new Set(released.body.map(({ status }: { status: string }) => status))).toEqual(
      new Set(['released']),
    );
    expect((await ada.api('GET', `${log}/theme/${other}`)).status).toBe(404);
    expect((await ada.api('GET', `${log}?after=x`)).status).toBe(400);
  });

  test('of another account is not found', async () => {
    const id = await release('1.1.0');
    const ben = await signUp(shared.server);
    for (const path of [id, `${id}/stream`, `${id}/download`, `plugin/${product.id}`]) {
      expect((await ben.api('GET', `${log}/${path}`)).status, path).toBe(404);
    }
    expect((await ben.api('POST', `${log}/replay/${id}`)).status).toBe(404);
    expect((await ben.api('POST', `/api/v1/repositories/build/${product.id}`)).status).toBe(404);
    expect((await ben.api('GET', log)).body).toEqual([]);
  });

  test('keeps 90 days and 500 builds of a product', async () => {
    const other = await addProduct(ada, 'plugins', uniqueSlug());
    await addEndedBuilds(other, 503);
    await addEndedBuilds(product.id, 1, new Date(Date.now() - 91 * 86_400_000));
    const { database } = shared.server;
    const service = createBuildsService(database);
    const count = (itemId: string) =>
      database.withSystem(async (tx) => {
        const rows = await tx
          .selectFrom('builds')
          .select('id')
          .where('item_id', '=', itemId)
          .execute();
        return rows.length;
      });
    const before = await count(product.id);
    await service.prune();
    expect([await count(other), await count(product.id)]).toEqual([500, before - 1]);
  });
});

describe('a build on request', () => {
  test('replays the same commit once, however often it is clicked', async () => {
    const id = await release('1.2.0');
    const [version] = (await ada.api('GET', `/api/v1/plugins/${product.id}/versions`)).body.filter(
      (one: { version: string }) => one.version === '1.2.0',
    );
    await ada.api('DELETE', `/api/v1/plugins/${product.id}/versions/${version._id}`);
    const original = await product.waitForBuild(id);
    await product.commitVersion('1.3.0');
    const clicks = await Promise.all([1, 2, 3].map(() => ada.api('POST', `${log}/replay/${id}`)));
    expect(clicks.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(clicks.map(({ body }) => body._id)).size).toBe(1);
    expect(await product.waitForBuild(clicks[0]?.body._id)).toMatchObject({
      trigger: 'replay',
      replayOf: id,
      commit: original.commit,
      status: 'released',
      version: '1.2.0',
    });
  });

  test('builds the head of the branch', async () => {
    const built = await ada.api('POST', `/api/v1/repositories/build/${product.id}`);
    expect([built.status, built.body.trigger, built.body.commit]).toEqual([201, 'manual', null]);
    expect(await product.waitForBuild(built.body._id)).toMatchObject({
      status: 'released',
      version: '1.3.0',
    });
  });

  test('is refused for a product without a repository', async () => {
    const other = await addProduct(ada, 'plugins', uniqueSlug());
    const built = await ada.api('POST', `/api/v1/repositories/build/${other}`);
    expect([built.status, built.body.message]).toEqual([
      409,
      'This product is not connected with a repository. Connect it and try again.',
    ]);
  });

  test('is refused for a build that has no commit', async () => {
    const other = await addProduct(ada, 'plugins', uniqueSlug());
    await addEndedBuilds(other, 1);
    const [build] = (await ada.api('GET', `${log}/plugin/${other}`)).body;
    expect(build.isReplayable).toBe(false);
    expect((await ada.api('POST', `${log}/replay/${build._id}`)).status).toBe(409);
  });
});
