import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { freePort } from '../../../../test/harness/freePort.ts';
import { addDeployedProduct } from '../../../../test/harness/git/deployedProduct.ts';
import { type GitHttpServer, startGitHttpServer } from '../../../../test/harness/git/smartHttp.ts';
import {
  createDataFolder,
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../../test/harness/server.ts';
import {
  killServerProcesses,
  type ServerProcess,
  startServerProcess,
} from '../../../../test/harness/serverProcess.ts';

let server: TestServer;
let other: ServerProcess;
let git: GitHttpServer;
let root: string;
let ada: Person;

beforeAll(async () => {
  root = await mkdtemp(join(inject('folder'), 'git-'));
  git = await startGitHttpServer(root);
  const PRESSDOCK_MASTER_KEY = Buffer.alloc(32, 7).toString('base64');
  server = await startTestServer({ ALLOW_PRIVATE_ADDRESSES: '1', PRESSDOCK_MASTER_KEY });
  ada = await signUp(server);
  other = await startServerProcess({
    ...{ ALLOW_PRIVATE_ADDRESSES: '1', PRESSDOCK_MASTER_KEY },
    DATABASE_URL: server.config.databaseUrl ?? '',
    PRESSDOCK_DATA: await createDataFolder(),
    PORT: String(await freePort()),
  });
});

afterAll(async () => {
  killServerProcesses();
  await other.ended;
  await server.close();
  await git.close();
});

test('two servers build each push once, and finish the builds of one that was killed', async () => {
  const products = await Promise.all(
    Array.from({ length: 4 }, () => addDeployedProduct(server, ada, { root, baseUrl: git.url })),
  );
  const ids = await Promise.all(
    products.map(async (product) => {
      const commit = await product.commitVersion('1.0.0');
      return (await product.deliver(commit)).body.build as string;
    }),
  );
  const builds = await Promise.all(
    products.map((product, n) => product.waitForBuild(ids[n] ?? '')),
  );
  expect(builds.map(({ status }) => status)).toEqual(ids.map(() => 'released'));
  for (const { id } of products) {
    expect((await ada.api('GET', `/api/v1/plugins/${id}/versions`)).body).toHaveLength(1);
  }

  const [product] = products;
  if (!product) throw new Error('No product was added.');
  const id = (await product.deliver(await product.commitVersion('1.1.0'))).body.build;
  // The row of a server that was killed: its lease ends without being renewed.
  await product.waitForBuild(id);
  await server.database.withSystem((tx) =>
    tx
      .updateTable('builds')
      .set({
        status: 'running',
        response_code: null,
        response_body: null,
        finished_at: null,
        leased_until: new Date(Date.now() + 1000),
      })
      .where('id', '=', id)
      .execute(),
  );
  const build = await product.waitForBuild(id);
  expect(build).toMatchObject({ status: 'skipped' });
  expect(await product.readLog(id)).toContain('The server stopped during this build');
}, 60_000);
