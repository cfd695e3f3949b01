import { beforeAll, describe, expect, test } from 'vitest';
import {
  addDeployedProduct,
  type DeployedProduct,
  signBody,
} from '../../../../test/harness/git/deployedProduct.ts';
import {
  type DeployServer,
  sharedDeployServer,
} from '../../../../test/harness/git/deployServer.ts';
import { type Person, signUp } from '../../../../test/harness/server.ts';

let shared: DeployServer;
let ada: Person;
let product: DeployedProduct;
let commit: string;

beforeAll(async () => {
  shared = await sharedDeployServer();
  ada = await signUp(shared.server);
  const { root, git } = shared;
  product = await addDeployedProduct(shared.server, ada, { root, baseUrl: git.url });
  commit = await product.commitVersion('1.0.0');
});

async function readOutcome(): Promise<string | undefined> {
  const deployment = await ada.api('GET', `/api/v1/repositories/deployments/${product.id}`);
  return deployment.body.lastDelivery?.outcome;
}

const countRows = () =>
  shared.server.database.withSystem(async (tx) => {
    const count = async (table: 'builds' | 'deployment_deliveries') => {
      const rows = await tx
        .selectFrom(table)
        .select('account_id')
        .where('account_id', '=', ada.id)
        .execute();
      return rows.length;
    };
    return [await count('builds'), await count('deployment_deliveries')];
  });

describe('a webhook', () => {
  test('without a valid signature is rejected, and a flood of them stores nothing', async () => {
    const before = await countRows();
    for (const signature of ['', 'sha256=', `sha256=${'0'.repeat(64)}`, signBody('x', '{}')]) {
      const response = await product.deliver(commit, { signature });
      expect([response.status, response.body.message]).toEqual([
        401,
        'The signature is missing or wrong.',
      ]);
    }
    expect(await readOutcome()).toBe('wrong_signature');
    const flood = Array.from({ length: 100 }, () => product.deliver(commit, { signature: 'x' }));
    expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([401]));
    expect(await countRows()).toEqual(before);
  });

  test.each(['00000000-0000-4000-8000-000000000000', 'x', '%2e%2e'])(
    'to the unknown id %s is not found',
    async (id) => {
      const path = `/api/v2/public/deployments/${id}/push`;
      expect((await shared.server.api('POST', path, { body: '{}' })).status).toBe(404);
    },
  );

  test('that is too large is rejected before it is read', async () => {
    const response = await product.deliver(commit, { body: 'x'.repeat(5 * 1024 * 1024 + 1) });
    expect(response.status).toBe(413);
  });

  test('that is signed but malformed is rejected', async () => {
    expect((await product.deliver(commit, { body: '{"ref":' })).status).toBe(400);
    expect(await readOutcome()).toBe('malformed');
  });

  test.each([
    ['another branch', { ref: 'refs/heads/other' }, 'Only pushes to master are released.'],
    ['a tag', { ref: 'refs/tags/v1.0.0' }, 'Tags are not released.'],
    [
      'an option as its branch',
      { ref: 'refs/heads/--upload-pack=touch' },
      'Only pushes to master are released.',
    ],
    ['a ping', { headers: { 'x-github-event': 'ping' } }, 'Only pushes have an effect.'],
  ])('about %s has no effect', async (_, delivery, message) => {
    const response = await product.deliver(commit, delivery);
    expect([response.status, response.body]).toEqual([200, { message, build: null }]);
    expect(await readOutcome()).toBe('ignored');
  });

  test('about the deleted branch has no effect', async () => {
    const response = await product.deliver('0'.repeat(40));
    expect(response.body).toEqual({ message: 'The branch was deleted.', build: null });
  });

  test('in any media type is accepted while the code host hangs, and repeated ones cause one build', async () => {
    const type = { 'content-type': 'application/vnd.git+json' };
    const held: (() => void)[] = [];
    shared.git.intercept = (_, response) => held.push(() => response.destroy()) > 0;
    const deliveries = await Promise.all(
      Array.from({ length: 5 }, () => product.deliver(commit, { id: 'one', headers: type })),
    );
    expect(deliveries.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 202]);
    const [id, ...others] = new Set(deliveries.map(({ body }) => body.build));
    expect(others).toEqual([]);
    await expect.poll(() => held.length, { timeout: 10_000 }).toBe(1);
    const during = await ada.api('GET', `/api/v1/repositories/webhook-log/${id}`);
    expect(during.body).toMatchObject({ status: 'running', step: 'fetch' });
    shared.git.intercept = () => false;
    for (const end of held) end();
    expect(await product.waitForBuild(id)).toMatchObject({ status: 'failed' });
    const next = await product.deliver(commit, { headers: type });
    expect(next.status).toBe(202);
    expect(await product.waitForBuild(next.body.build)).toMatchObject({ status: 'released' });
  });

  test('that arrives late is built at the head of the branch', async () => {
    const older = await product.commitVersion('1.1.0');
    const newer = await product.commitVersion('1.2.0');
    const first = await product.deliver(newer);
    const build = await product.waitForBuild(first.body.build);
    const late = await product.waitForBuild((await product.deliver(older)).body.build);
    expect([build.version, build.commit]).toEqual(['1.2.0', newer]);
    expect(late).toMatchObject({ status: 'skipped', commit: newer });
    expect(await product.readLog(late._id)).toContain(
      `The push named ${older.slice(0, 7)}, but the head is now ${newer.slice(0, 7)}, which is built.`,
    );
  });
});
