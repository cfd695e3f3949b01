import { createHash } from 'node:crypto';
import {
  type BuildResponse,
  FLAG_TYPES,
  type FlagResponse,
  LICENSE_STATUS_FILTERS,
} from '@pressdock/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Person,
  signIn,
  startTestServer,
  type TestServer,
} from '../../test/harness/server.ts';
import { openDiskStore } from '../adapters/objects/diskStore.ts';
import { openSealer } from '../adapters/sealing/masterKey.ts';
import type { ObjectStore } from '../ports/objects.ts';
import { seedDemo, updateDemoAccess } from './demo.ts';
import { buildDemoPackage } from './demoPackage.ts';
import type { DemoServices } from './demoSeeder.ts';
import { DEMO_SIGN_IN } from './demoSignIn.ts';
import { demoPlugins } from './plugins.data.ts';

let server: TestServer;
let objects: ObjectStore;
let services: DemoServices;
let mara: Person;
beforeAll(async () => {
  // The jobs of a server that runs for minutes would compute the releases' health during the seed.
  server = await startTestServer();
  objects = await openDiskStore(`${server.config.dataFolder}/objects`, `${server.url}/storage`);
  const sealer = await openSealer(server.config);
  services = { objects, publicUrl: server.url, sealer };
});
afterAll(() => server.close());

const names = async (kind: string) =>
  (await mara.api('GET', `/api/v1/${kind}`)).body.map(
    (item: { name: string; versionCount: number }) => [item.name, item.versionCount],
  );

describe('the demo', () => {
  it('continues after an interrupted start', { timeout: 90_000 }, async () => {
    let remaining = 20;
    const paths: string[] = [];
    const failing: ObjectStore = {
      ...objects,
      save: async (staged, key) => {
        remaining -= 1;
        if (remaining < 0) throw new Error('killed');
        paths.push(staged.path);
        await objects.save(staged, key);
      },
    };
    await expect(seedDemo(server.database, { ...services, objects: failing })).rejects.toThrow(
      'killed',
    );
    // The folder for temporary files may be on another disk, from which files cannot be linked.
    expect(paths.filter((path) => !path.startsWith(server.config.dataFolder))).toEqual([]);
    await seedDemo(server.database, services);
    mara = await signIn(server, DEMO_SIGN_IN.email, DEMO_SIGN_IN.password);
    expect(await names('plugins')).toEqual([
      ['Harbor Forms', 12],
      [expect.stringMatching(/^Multi-Currency Price Display/), 2],
      ['Reading Time & Progress', 3],
      ['Slow Query Notes', 5],
      ['Staging Banner', 0],
      ['Tidy Checkout', 34],
    ]);
    expect(await names('themes')).toEqual([
      ['Northlight', 9],
      ['Paper Trail', 3],
      ['Quay', 0],
    ]);
  });

  it('is an account on the agency plan with packages that sites can download', async () => {
    expect((await mara.api('GET', '/api/v1/users/me/')).body.selectedPlan).toBe(
      'pressdock-agency-2020',
    );
    const plugins = (await mara.api('GET', '/api/v1/plugins')).body;
    const tidy = plugins.find((item: { slug: string }) => item.slug === 'tidy-checkout');
    expect(tidy.downloads).toBeGreaterThan(40_000);
    const [newest] = (await mara.api('GET', `/api/v1/plugins/${tidy._id}/versions?limit=1`)).body;
    expect(newest).toMatchObject({
      version: '2.5.1',
      requires: '6.4',
      tested: '6.8',
      warnings: [],
    });
    const report = await mara.api(
      'GET',
      `/api/v1/plugins/${tidy._id}/versions/${newest._id}/package-report`,
    );
    expect(report.body.comparison).toMatchObject({ version: '2.5.0', changed: 3, unchanged: 6 });
    for (const use of ['icon', 'banner_low', 'banner_high']) {
      const image = await fetch(tidy[use]);
      expect(image.headers.get('content-type'), use).toBe('image/png');
    }
    const zip = Buffer.from(
      await (await fetch(`${server.url}/api/v1/updates/${tidy._id}/download`)).arrayBuffer(),
    );
    expect(createHash('sha256').update(zip).digest('hex')).toBe(newest.sha256);
    const last = await mara.api('GET', `/api/v1/plugins/${tidy._id}/last-update-check`);
    expect(last.body.lastUpdateCheck.site).toBe('kettleandleaf.example');
  });

  it('has licenses in every status with activations and decisions', async () => {
    for (const status of LICENSE_STATUS_FILTERS) {
      const { body } = await mara.api('GET', `/api/v2/license?status=${status}`);
      expect(body.total, status).toBeGreaterThan(0);
    }
    const found = await mara.api('GET', '/api/v2/license?searchText=agency');
    const agency = found.body.results.find(
      (license: { activation_limit: number }) => license.activation_limit === 25,
    );
    expect(agency).toMatchObject({ siteCount: 5, activationCount: 4 });
    const why = await mara.api('GET', `/api/v2/license/decisions?text=${agency.key}`);
    expect(why.body.results.length).toBeGreaterThan(0);
  });

  it('has feature flags of every type with people, history, reach and a schedule', async () => {
    const products = '/api/v2/feature-flags/products';
    const flags: FlagResponse[] = [];
    for (const { _id } of (await mara.api('GET', products)).body) {
      flags.push(...(await mara.api('GET', `${products}/${_id}/flags`)).body);
      const { count } = (await mara.api('GET', `${products}/${_id}/active-user-count`)).body;
      expect(count).toBeGreaterThan(50);
    }
    expect([...new Set(flags.map(({ flag_type }) => flag_type))].sort()).toEqual(
      [...FLAG_TYPES].sort(),
    );
    expect(flags.filter(({ stale }) => stale === 'onForEveryone')).toHaveLength(1);
    const [ramp] = flags.filter(({ hasSchedule }) => hasSchedule);
    const path = `${products}/${ramp?.feature_flag_product}/flags/${ramp?._id}`;
    const changes = (await mara.api('GET', `${path}/changes`)).body;
    expect(changes).toHaveLength(3);
    const reach = (await mara.api('GET', `${path}/changes/${changes[0]._id}/reach`)).body;
    expect(reach.reached).toBeGreaterThan(reach.total / 2);
    expect(reach.halfAt).not.toBeNull();
  });

  it('has products that are deployed from repositories, with builds of every result', async () => {
    const builds: BuildResponse[] = (await mara.api('GET', '/api/v1/repositories/webhook-log'))
      .body;
    expect(builds.map(({ productName, status }) => [productName, status])).toEqual([
      ['Tidy Checkout', 'skipped'],
      ['Harbor Forms', 'failed'],
      ['Tidy Checkout', 'released'],
      ['Tidy Checkout', 'failed'],
      ['Northlight', 'released'],
      ['Harbor Forms', 'released'],
      ['Tidy Checkout', 'released'],
    ]);
    for (const build of builds) {
      const log = await mara.api('GET', `/api/v1/repositories/webhook-log/${build._id}/download`);
      expect(log.text, build.productName).toContain(build.responseBody);
      if (build.status === 'released') expect(build.versionId).not.toBeNull();
    }
    const [, , released] = builds;
    const versions = (await mara.api('GET', `/api/v1/plugins/${released?.plugin}/versions`)).body;
    expect(versions[0].version).toBe(released?.version);
    expect(versions[0].createdAt).toBe(released?.finishedAt);
    const deployments = (await mara.api('GET', '/api/v1/repositories/deployments')).body;
    expect(deployments).toHaveLength(3);
    const keys = (await mara.api('GET', '/api/v1/users/me/gitlab')).body;
    expect(keys).toHaveLength(3);
  });

  it('compares the newest release with the one before', async () => {
    const plugins = (await mara.api('GET', '/api/v1/plugins')).body;
    const tidy = plugins.find((item: { slug: string }) => item.slug === 'tidy-checkout');
    const { _id } = (await mara.api('GET', '/api/v1/users/me/')).body;
    const { body } = await mara.api('GET', `/api/v2/analytics/${_id}/health?product=${tidy._id}`);
    expect(body.slice(0, 2)).toMatchObject([
      { version: '2.5.1', comparedWith: '2.5.0', confidence: expect.any(Number), isWorse: false },
      { version: '2.5.0', failed: expect.toSatisfy((sites) => sites > 5) },
    ]);
  });

  it('is seeded once: deleted products stay deleted', async () => {
    const [first] = (await mara.api('GET', '/api/v1/themes')).body;
    await mara.api('DELETE', `/api/v1/themes/${first._id}`);
    const start = performance.now();
    await seedDemo(server.database, services);
    expect(performance.now() - start).toBeLessThan(1000);
    expect(await names('themes')).toEqual([
      ['Paper Trail', 3],
      ['Quay', 0],
    ]);
  });

  it('builds the same packages every time', async () => {
    const [product] = demoPlugins;
    if (!product) throw new Error('no demo plugin');
    const zips = await Promise.all([buildDemoPackage(product, 3), buildDemoPackage(product, 3)]);
    expect(zips[0]?.equals(zips[1] ?? Buffer.alloc(0))).toBe(true);
  });

  it('rejects the demo sign-in once the demo is off, and keeps the data', async () => {
    const attempt = () => server.api('POST', '/api/v1/auth', { body: DEMO_SIGN_IN });
    const before = await names('themes');
    await updateDemoAccess(server.database, false);
    expect((await attempt()).status).toBe(401);
    expect((await mara.api('GET', '/api/v1/plugins')).status).toBe(401);
    await updateDemoAccess(server.database, true);
    expect((await attempt()).status).toBe(200);
    expect(await names('themes')).toEqual(before);
  });
});
