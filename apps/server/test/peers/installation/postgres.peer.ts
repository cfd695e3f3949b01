import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Cluster, startCluster } from '../../../../../scripts/postgres.mjs';
import { freePort } from '../../harness/freePort.ts';
import { fetchStatus } from '../../harness/server.ts';
import { type Installation, install, readExample } from './archive.ts';
import { startInstalled } from './installedServer.ts';

let installation: Installation;
let cluster: Cluster;
beforeAll(async () => {
  installation = await install(inject('archive'));
  cluster = await startCluster();
}, 120_000);
afterAll(async () => {
  cluster?.remove();
  await installation?.remove();
});

it('runs on a database that the example script created', { timeout: 120_000 }, async () => {
  const script = await readExample(installation, 'postgres.sql');
  await cluster.runScript(`\\setenv PRESSDOCK_DATABASE_PASSWORD secret\n${script}`);
  const port = String(await freePort());
  const server = await startInstalled(installation, {
    PORT: port,
    DATABASE_URL: `postgres://pressdock:secret@127.0.0.1:${cluster.port}/pressdock`,
  });
  expect(await fetchStatus(`http://127.0.0.1:${port}/readyz`)).toBe(200);
  expect(await server.run('user', 'list-operators')).toBe('There is no operator.');
  expect(await server.stop()).toBe(0);
});
