import type { TraceHop, TraceResponse } from '@pressdock/api';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  addDeployedProduct,
  type DeployedProduct,
} from '../../../test/harness/git/deployedProduct.ts';
import { type DeployServer, sharedDeployServer } from '../../../test/harness/git/deployServer.ts';
import { addProduct, release, uniqueSlug } from '../../../test/harness/products.ts';
import { type Person, signUp } from '../../../test/harness/server.ts';
import { pluginZip } from '../../../test/harness/zips.ts';

let shared: DeployServer;
let ada: Person;

beforeAll(async () => {
  shared = await sharedDeployServer();
  ada = await signUp(shared.server);
});

const deploy = (options?: Record<string, unknown>): Promise<DeployedProduct> =>
  addDeployedProduct(shared.server, ada, { root: shared.root, baseUrl: shared.git.url }, options);

async function trace(id: string): Promise<TraceResponse> {
  const traced = await ada.api('GET', `/api/v1/repositories/trace/${id}`);
  expect(traced.status, traced.text).toBe(200);
  return traced.body;
}

const hopOf = ({ hops }: TraceResponse, name: TraceHop) => hops.find(({ hop }) => hop === name);

/** Returns the states of all hops. */
const statesOf = ({ hops }: TraceResponse) =>
  Object.fromEntries(
    hops.map(({ hop, state, isProbed }) => [hop, isProbed ? `${state} now` : state]),
  );

async function push(product: DeployedProduct, version: string, files = {}) {
  const delivered = await product.deliver(await product.commitVersion(version, files));
  return product.waitForBuild(delivered.body.build);
}

describe('the trace of a release', () => {
  test('begins with live checks, and follows a push to the site that installs it', async () => {
    const product = await deploy();
    await product.commitVersion('0.9.0');
    expect(statesOf(await trace(product.id))).toEqual({
      host: 'reached now',
      webhook: 'unknown',
      delivery: 'waiting',
      signature: 'waiting',
      queue: 'waiting',
      fetch: 'reached now',
      versionFile: 'waiting',
      package: 'waiting',
      version: 'waiting',
      offered: 'waiting',
      updated: 'waiting',
    });
    const build = await push(product, '1.0.0');
    const site = (installed: string) =>
      shared.server.api('GET', `/api/v1/updates/${product.id}?installed_version=${installed}`, {
        headers: { 'user-agent': 'WordPress/6.6.1; https://shop.example' },
      });
    await site('0.9.0');
    await site('1.0.0');
    await expect
      .poll(async () => hopOf(await trace(product.id), 'updated')?.state, { timeout: 15_000 })
      .toBe('reached');
    const traced = await trace(product.id);
    expect([traced.version, traced.buildId]).toEqual(['1.0.0', build._id]);
    const { host, ...others } = statesOf(traced);
    expect(host).toBe('reached now');
    expect([...new Set(Object.values(others))]).toEqual(['reached']);
    const times = traced.hops.slice(4).map(({ at }) => Date.parse(at ?? ''));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(traced.hops.map(({ nextStep }) => nextStep)).toEqual(traced.hops.map(() => null));
  });

  test('ends where a build failed, with the reason and a next step', async () => {
    const product = await deploy();
    const build = await push(product, '1.0.0', { 'pressdock.version': 'soon' });
    const traced = await trace(product.id);
    expect(traced).toMatchObject({ version: null, buildId: build._id });
    expect(hopOf(traced, 'fetch')?.state).toBe('reached');
    expect(hopOf(traced, 'versionFile')).toMatchObject({
      state: 'failed',
      detail: build.responseBody,
      nextStep: expect.stringContaining('pressdock.version'),
    });
    expect(hopOf(traced, 'package')).toMatchObject({ state: 'waiting', nextStep: null });
  });

  test('follows the newest release while later pushes have nothing to release', async () => {
    const product = await deploy();
    const build = await push(product, '1.0.0');
    await push(product, '1.0.0', { 'notes.md': 'Notes' });
    expect(await trace(product.id)).toMatchObject({ version: '1.0.0', buildId: build._id });
  });

  test('names the wrong signature of the newest webhook', async () => {
    const product = await deploy();
    await product.deliver(await product.commitVersion('1.0.0'), { signature: 'sha256=00' });
    expect(hopOf(await trace(product.id), 'signature')).toMatchObject({ state: 'failed' });
  });

  test('names the branch that the repository does not have, and a repository that is gone', async () => {
    const product = await deploy();
    await product.commitVersion('1.0.0');
    const path = `/api/v1/repositories/deployments/${product.id}`;
    await shared.server.database.withSystem((tx) =>
      tx
        .updateTable('deployments')
        .set({ branch: 'gone' })
        .where('item_id', '=', product.id)
        .execute(),
    );
    expect((await ada.api('GET', path)).body.branch).toBe('gone');
    expect(hopOf(await trace(product.id), 'fetch')).toMatchObject({
      state: 'failed',
      isProbed: true,
      detail: expect.stringContaining('gone'),
    });
    await product.repository.remove();
    const traced = await trace(product.id);
    expect(hopOf(traced, 'host')?.state).toBe('reached');
    expect(hopOf(traced, 'fetch')).toMatchObject({ state: 'failed', isProbed: true });
  });

  test('of a product without a repository shows its newest version', async () => {
    const slug = uniqueSlug();
    const id = await addProduct(ada, 'plugins', slug);
    expect(await trace(id)).toMatchObject({ version: null, buildId: null });
    await release(ada, id, '1.0.0', { zip: await pluginZip('1.0.0', slug) });
    const traced = await trace(id);
    expect([traced.version, hopOf(traced, 'version')?.state]).toEqual(['1.0.0', 'reached']);
    expect(hopOf(traced, 'host')).toMatchObject({
      state: 'waiting',
      nextStep: expect.stringContaining('Connect a repository'),
    });
  });
});
