import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRepository, type TestRepository } from '../../../test/harness/git/repository.ts';
import { type GitHttpServer, startGitHttpServer } from '../../../test/harness/git/smartHttp.ts';
import { type GitSshServer, startGitSshServer } from '../../../test/harness/git/sshServer.ts';
import { addProduct, uniqueSlug } from '../../../test/harness/products.ts';
import {
  type Person,
  signUp,
  startTestServer,
  type TestServer,
} from '../../../test/harness/server.ts';

let server: TestServer;
let ada: Person;
let root: string;
let ssh: GitSshServer;
let http: GitHttpServer;
let harbor: TestRepository;

const plugin = (version: string) =>
  `<?php\n/*\n * Plugin Name: Hello Harbor\n * Version: ${version}\n */\n`;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pressdock-deployments-'));
  [server, ssh, http] = await Promise.all([
    startTestServer({ ALLOW_PRIVATE_ADDRESSES: '1' }),
    startGitSshServer(root),
    startGitHttpServer(root),
  ]);
  ada = await signUp(server);
  harbor = await createRepository(root, 'harbor.git');
  await harbor.commit({
    files: {
      'packages/harbor/pressdock.version': '1.2.0\n',
      'packages/harbor/harbor.php': plugin('1.2.0'),
      'packages/harbor/other.php': '<?php // no headers',
    },
  });
});

afterAll(async () => {
  await Promise.all([server.close(), ssh.close(), http.close()]);
  await rm(root, { recursive: true, force: true });
});

const base = '/api/v1/repositories';

test('a repository on an SSH server is added, connected, read and disconnected', async () => {
  const added = await ada.api('POST', base, { url: ssh.urlOf('harbor.git') });
  expect([added.status, added.body]).toEqual([
    201,
    {
      _id: expect.any(String),
      full_name: expect.stringMatching(/harbor$/),
      source: 'git',
      url: ssh.urlOf('harbor.git'),
      defaultBranch: null,
      isPrivate: true,
      publicKey: expect.stringMatching(/^ssh-ed25519 /),
      hostKey: expect.stringMatching(/^SHA256:/),
    },
  ]);
  const again = await ada.api('POST', base, { url: ssh.urlOf('harbor.git') });
  expect([again.status, again.body.message]).toEqual([
    409,
    'You have already added this repository.',
  ]);
  const { _id: repository, publicKey } = added.body;
  const product = await addProduct(ada, 'plugins', 'harbor');
  const path = `${base}/deploy-key-webhook/${product}/${repository}`;
  const denied = await ada.api('POST', path, {});
  expect([denied.status, denied.body.message]).toEqual([
    409,
    'The Git server denied access. Check that it has the deploy key or accepts the token.',
  ]);
  await ssh.allow(publicKey);
  const wrongBranch = await ada.api('POST', path, { branch: 'main' });
  expect(wrongBranch.body.fields).toEqual({
    branch: 'The repository has no branch with this name.',
  });
  const connected = await ada.api('POST', path, { path: './packages/harbor/' });
  expect([connected.status, connected.body]).toEqual([
    201,
    {
      repositoryId: repository,
      branch: 'master',
      deployKey: true,
      webhook: false,
      webhookUrl: expect.stringMatching(
        new RegExp(`^${server.url}/api/v2/public/deployments/[0-9a-f-]+/push$`),
      ),
      webhookSecret: expect.stringMatching(/^[\w-]{43}$/),
    },
  ]);
  const repeated = await ada.api('POST', path, { path: 'packages/harbor' });
  expect(repeated.body).toEqual(connected.body);

  const read = await ada.api('GET', `${base}/deployments/${product}`);
  expect(read.body).toMatchObject({
    product: { _id: product, kind: 'plugin' },
    repository: { _id: repository, source: 'git' },
    branch: 'master',
    path: 'packages/harbor',
    releasesTags: false,
    webhookUrl: connected.body.webhookUrl,
    lastDelivery: null,
  });
  expect((await ada.api('GET', path)).body).toEqual({
    deployKey: true,
    webhook: false,
    githubActionsConfigured: false,
    problem: null,
  });
  expect((await ada.api('DELETE', `${base}/${repository}`)).status).toBe(409);
  expect((await ada.api('DELETE', path)).status).toBe(204);
  expect((await ada.api('DELETE', path)).status).toBe(404);
  const after = await ada.api('GET', `${base}/deployments/${product}`);
  expect(after.body).toMatchObject({ repository: null, webhookUrl: null });
  expect((await ada.api('DELETE', `${base}/${repository}`)).status).toBe(204);
  expect((await ada.api('GET', `${base}/${repository}`)).status).toBe(404);
});

test('the versions at the head of the branch are read from the folder of the product', async () => {
  const { _id: repository, publicKey } = (
    await ada.api('POST', base, { url: ssh.urlOf('harbor.git') })
  ).body;
  await ssh.allow(publicKey);
  const product = await addProduct(ada, 'plugins', 'harbor-status');
  const path = `${base}/deploy-key-webhook/${product}/${repository}`;
  await ada.api('POST', path, { path: 'packages/harbor' });
  const versionPath = `${base}/${repository}/pressdock-version-status/${product}`;
  expect((await ada.api('GET', versionPath)).body).toEqual({
    pressdockDotVersion: '1.2.0',
    itemVersion: '1.2.0',
    versionsMatch: true,
    slugMatchesRepository: false,
    problem: null,
  });
  await harbor.commit({ files: { 'packages/harbor/pressdock.version': '1.3.0\n' } });
  expect((await ada.api('GET', versionPath)).body).toMatchObject({
    pressdockDotVersion: '1.3.0',
    itemVersion: '1.2.0',
    versionsMatch: false,
  });
  await harbor.commit({ files: { 'x.txt': 'x' }, branch: 'main' });
  const changed = await ada.api('PATCH', `${base}/deployments/${product}`, {
    branch: 'main',
    path: '',
    releasesTags: true,
  });
  expect(changed.body).toMatchObject({ branch: 'main', path: '', releasesTags: true });
  expect((await ada.api('GET', versionPath)).body).toMatchObject({
    pressdockDotVersion: null,
    itemVersion: null,
    versionsMatch: false,
  });
  expect((await ada.api('DELETE', path)).status).toBe(204);
  expect((await ada.api('DELETE', `${base}/${repository}`)).status).toBe(204);
});

test('a server whose host key changed is not read until the person trusts the new key', async () => {
  const eve = await signUp(server);
  const {
    _id: id,
    publicKey,
    hostKey,
  } = (await eve.api('POST', base, { url: ssh.urlOf('harbor.git') })).body;
  await ssh.allow(publicKey);
  expect((await eve.api('GET', `${base}/branches/${id}`)).status).toBe(200);
  await ssh.changeHostKey();
  const product = await addProduct(eve, 'plugins', uniqueSlug());
  const changed = await eve.api('POST', `${base}/deploy-key-webhook/${product}/${id}`, {});
  expect([changed.status, changed.body.message]).toEqual([
    409,
    "The server's host key is not the one that was trusted. Check its fingerprint and try again.",
  ]);
  const path = `${base}/${id}/trust-host-key`;
  expect((await eve.api('POST', path, { fingerprint: hostKey })).status).toBe(409);
  const other = await eve.api('POST', base, { url: `${ssh.urlOf('harbor.git')}/` });
  const trusted = await eve.api('POST', path, { fingerprint: other.body.hostKey });
  expect([trusted.status, trusted.body.hostKey]).toEqual([200, other.body.hostKey]);
  const connected = await eve.api('POST', `${base}/deploy-key-webhook/${product}/${id}`, {});
  expect(connected.status).toBe(201);
});

describe('a repository on an HTTPS server', () => {
  test('is added with a user name and a token, which are never returned', async () => {
    http.credentials = { userName: 'ada', password: 's3cret-token' };
    const url = `${http.url}/harbor.git`;
    const denied = await ada.api('POST', base, { url });
    expect(denied.status).toBe(409);
    const body = { url, userName: 'ada', accessToken: 's3cret-token' };
    const added = await ada.api('POST', base, body);
    expect(added.body).toMatchObject({
      full_name: 'harbor',
      defaultBranch: 'master',
      isPrivate: true,
      publicKey: null,
      hostKey: null,
    });
    expect(added.text).not.toContain('s3cret');
    const branches = await ada.api('GET', `${base}/branches/${added.body._id}`);
    expect(branches.body[0]).toMatchObject({ name: 'master', isDefault: true });
    const product = await addProduct(ada, 'plugins', uniqueSlug());
    const path = `${base}/deploy-key-webhook/${product}/${added.body._id}`;
    const connected = await ada.api('POST', path, {});
    expect(connected.body).toMatchObject({ deployKey: false, webhook: false });
    expect((await ada.api('GET', path)).body.deployKey).toBe(true);
    http.credentials = { userName: 'ada', password: 'changed' };
    expect((await ada.api('GET', path)).body).toMatchObject({ deployKey: false, problem: null });
  });

  test.each([
    ['a blank URL', ' '],
    ['a path', '/srv/git/plugin.git'],
    ['another transport', 'ext::sh -c id'],
    ['a file', 'file:///etc/passwd'],
    ['an option', '--upload-pack=touch /tmp/x'],
    ['an option as the host', 'ssh://-oProxyCommand=id/x'],
    ['a password', 'https://ada:secret@git.example.com/x.git'],
  ])('is not added with %s', async (_, url) => {
    const refused = await ada.api('POST', base, { url });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['url']]);
  });
});

test('an account adds at most 100 repositories on other Git servers, also at once', async () => {
  http.credentials = undefined;
  const eve = await signUp(server);
  await server.database.withSystem((tx) =>
    sql`insert into repositories (id, account_id, source, external_id, full_name, url, clone_url,
      is_private) select gen_random_uuid(), ${eve.id}, 'git', n, n, n, n, true
      from generate_series(1, 99) n`.execute(tx),
  );
  const urls = [`${http.url}/harbor.git`, `${http.url}/harbor.git/`];
  const added = await Promise.all(urls.map((url) => eve.api('POST', base, { url })));
  expect(added.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(added.find(({ status }) => status === 409)?.body.message).toBe(
    'Your account has reached the number of repositories that it can add.',
  );
  expect((await eve.api('GET', `${base}?provider=git`)).body).toHaveLength(100);
});
