import { mkdtemp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryValidation } from '@pressdock/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  connectHost,
  type HostedServer,
  startHostedServer,
  until,
} from '../../../../test/harness/codeHosts/hostedServer.ts';
import { pluginFiles } from '../../../../test/harness/git/deployedProduct.ts';
import { createRepository } from '../../../../test/harness/git/repository.ts';
import { type GitSshServer, startGitSshServer } from '../../../../test/harness/git/sshServer.ts';
import { addProduct, uniqueSlug } from '../../../../test/harness/products.ts';
import { type Person, signUp } from '../../../../test/harness/server.ts';

let hosted: HostedServer;
let ssh: GitSshServer;
let root: string;
let ada: Person;

beforeAll(async () => {
  root = await mkdtemp(join(inject('folder'), 'git-'));
  [hosted, ssh] = await Promise.all([startHostedServer(), startGitSshServer(root)]);
  ada = await signUp(hosted.server);
});
afterAll(() => Promise.all([hosted.close(), ssh.close()]));

const base = '/api/v1/repositories';

/** Builds the branch and returns the build once it has ended. */
async function build(path: string) {
  const queued = await ada.api('POST', path);
  expect(queued.status, queued.text).toBe(201);
  const read = async () => (await ada.api('GET', `${base}/webhook-log/${queued.body._id}`)).body;
  await until(async () => (await read()).finishedAt !== null);
  // A request that follows within seconds counts as a repeated click.
  await hosted.server.database.withSystem((tx) =>
    sql`update builds set created_at = created_at - interval '1 minute'`.execute(tx),
  );
  return read();
}

test('a repository that is renamed at its code host is built under its new name', async () => {
  const [slug, host] = [uniqueSlug(), hosted.hosts.gitlab];
  const harbor = await createRepository(root, `${slug}.git`);
  await harbor.commit({ files: pluginFiles(slug, '1.0.0') });
  const repository = host.add({ fullName: `ada/${slug}`, sshUrl: ssh.urlOf(`${slug}.git`) });
  await connectHost(ada, host, 'gitlab');
  const [listed] = (await ada.api('GET', base)).body;
  const product = await addProduct(ada, 'plugins', slug);
  await ada.api('POST', `${base}/deploy-key-webhook/${product}/${listed._id}`, {});
  await ssh.allow(repository.keys[0]?.key ?? '');
  const first = await build(`${base}/build/${product}`);
  expect(first).toMatchObject({ status: 'released', repository: `ada/${slug}` });

  await harbor.commit({ files: pluginFiles(slug, '1.1.0') });
  await rename(harbor.folder, join(root, 'renamed.git'));
  Object.assign(repository, { fullName: 'ada/renamed', sshUrl: ssh.urlOf('renamed.git') });
  const second = await build(`${base}/build/${product}`);
  expect(second).toMatchObject({ status: 'released', version: '1.1.0', repository: 'ada/renamed' });
  const log = await ada.api('GET', `${base}/webhook-log/${second._id}/download`);
  expect(log.text).toContain('The repository has another URL now. Reading it there.');
  const plugin = await ada.api('GET', `/api/v1/plugins/${product}`);
  expect(plugin.body.repository).toBe('ada/renamed');
  const replayed = await build(`${base}/webhook-log/replay/${first._id}`);
  expect(replayed).toMatchObject({ status: 'skipped', repository: 'ada/renamed' });

  await rename(join(root, 'renamed.git'), join(root, 'gone.git'));
  host.repositories.length = 0;
  const last = await build(`${base}/build/${product}`);
  expect(last).toMatchObject({ status: 'failed', responseCode: 502 });
  expect(last.responseBody).toMatch(/^The Git server does not have this repository/);
});

test('a repository at a code host with another host key is read once that is trusted', async () => {
  const [slug, host] = [uniqueSlug(), hosted.hosts.gitlab];
  const harbor = await createRepository(root, `${slug}.git`);
  await harbor.commit({ files: pluginFiles(slug, '1.0.0') });
  const repository = host.add({ fullName: `ada/${slug}`, sshUrl: ssh.urlOf(`${slug}.git`) });
  const bea = await signUp(hosted.server);
  await connectHost(bea, host, 'gitlab');
  const [{ _id: id }] = (await bea.api('GET', base)).body;
  const product = await addProduct(bea, 'plugins', slug);
  await bea.api('POST', `${base}/deploy-key-webhook/${product}/${id}`, {});
  await ssh.allow(repository.keys[0]?.key ?? '');
  const read = async () =>
    (await bea.api('GET', `${base}/${id}/pressdock-version-status/${product}`)).body;
  expect(await read()).toMatchObject({ pressdockDotVersion: '1.0.0', problem: null });
  await ssh.changeHostKey();
  expect(await read()).toMatchObject({ problem: repositoryValidation.hostKeyChanged });
  const { hostKey } = (await bea.api('POST', base, { url: ssh.urlOf(`${slug}.git`) })).body;
  const path = `${base}/${id}/trust-host-key`;
  expect((await bea.api('POST', path, { fingerprint: hostKey })).status).toBe(200);
  expect(await read()).toMatchObject({ pressdockDotVersion: '1.0.0', problem: null });
});
