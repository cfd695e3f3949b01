import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  addDeployedProduct,
  type DeployedProduct,
} from '../../../test/harness/git/deployedProduct.ts';
import { sharedDeployServer } from '../../../test/harness/git/deployServer.ts';
import { type CommittedFile, runGit } from '../../../test/harness/git/repository.ts';
import type { GitHttpServer } from '../../../test/harness/git/smartHttp.ts';
import { type Person, signUp, type TestServer } from '../../../test/harness/server.ts';

let server: TestServer;
let ada: Person;
let root: string;
let git: GitHttpServer;

beforeAll(async () => {
  ({ server, git, root } = await sharedDeployServer());
  ada = await signUp(server);
});

const deploy = (options?: Record<string, unknown>): Promise<DeployedProduct> =>
  addDeployedProduct(server, ada, { root, baseUrl: git.url }, options);

const readme = (version: string) =>
  `=== Harbor ===\nTested up to: 6.8\nStable tag: ${version}\n\nGreets.\n\n== Changelog ==\n\n= ${version} =\n* Faster.\n`;

/** Commits a version, delivers the push and waits for the build. */
async function release(
  product: DeployedProduct,
  version: string,
  more: Record<string, CommittedFile | null> = {},
) {
  const delivered = await product.deliver(await product.commitVersion(version, more));
  expect(delivered.status, delivered.text).toBe(202);
  return product.waitForBuild(delivered.body.build);
}

describe('a push', () => {
  test('with git becomes a release that sites are offered', async () => {
    const product = await deploy();
    const { slug, repository, webhookUrl, secret } = product;
    await repository.addHook(
      'post-receive',
      `const { createHmac, randomUUID } = require('node:crypto');
      const [before, after, ref] = require('node:fs').readFileSync(0, 'utf8').trim().split(' ');
      const body = JSON.stringify({ ref, before, after, repository: '${slug}' });
      const signature = 'sha256=' + createHmac('sha256', '${secret}').update(body).digest('hex');
      const headers = { 'x-hub-signature-256': signature, 'x-delivery': randomUUID() };
      fetch('${webhookUrl}', { method: 'POST', body, headers }).then(() => process.exit(0));`,
    );
    await product.commitVersion('1.0.0');
    const clone = join(root, 'clone');
    await runGit(['clone', '--quiet', `${git.url}/${slug}.git`, clone]);
    const inClone = (...args: string[]) => runGit(['-C', clone, ...args]);
    await inClone('commit', '--quiet', '--allow-empty', '-m', 'Greets <ships> & boats');
    await inClone('push', '--quiet', 'origin', 'master');
    const offer = async () => {
      const response = await fetch(`${server.url}/api/v1/updates/${product.id}`);
      return (await response.json()) as { version?: string };
    };
    await expect
      .poll(async () => (await offer()).version, { timeout: 20_000, interval: 50 })
      .toBe('1.0.0');
    const [version] = (await ada.api('GET', `/api/v1/plugins/${product.id}/versions`)).body;
    expect(version.changelog).toBe('<ul><li>Greets &lt;ships&gt; &amp; boats</li></ul>');
    const [build] = (await ada.api('GET', '/api/v1/repositories/webhook-log')).body;
    expect(build).toMatchObject({
      plugin: product.id,
      theme: null,
      trigger: 'push',
      provider: 'git',
      status: 'released',
      step: 'release',
      ref: 'master',
      message: 'Greets <ships> & boats',
      author: 'Ada Example',
      responseCode: 201,
      responseBody: 'Released 1.0.0',
      version: '1.0.0',
      versionId: version._id,
      isReplayable: true,
    });
  });

  test('without a higher version releases nothing and says why', async () => {
    const product = await deploy();
    await release(product, '1.2.0');
    const build = await release(product, '1.2.0', { 'more.txt': 'x' });
    expect(build).toMatchObject({
      status: 'skipped',
      responseCode: 200,
      responseBody:
        'Not released: pressdock.version contains 1.2.0, which is not higher than the latest release 1.2.0. Raise the version to release it.',
    });
  });

  test('that is delivered again is not built again', async () => {
    const product = await deploy();
    const commit = await product.commitVersion('1.0.0');
    const first = await product.deliver(commit, { id: 'same' });
    expect(first.status).toBe(202);
    const second = await product.deliver(commit, { id: 'same' });
    expect([second.status, second.body.build]).toEqual([200, first.body.build]);
    await product.waitForBuild(first.body.build);
    const third = await product.deliver(commit);
    expect(await product.waitForBuild(third.body.build)).toMatchObject({
      status: 'skipped',
      responseBody: expect.stringContaining('was built before'),
    });
  });

  test('of a folder in a repository with several products releases that folder', async () => {
    const product = await deploy({ path: 'packages/harbor' });
    const build = await release(product, '1.0.0', { 'readme.txt': readme('1.0.0') });
    expect(build).toMatchObject({ status: 'released', version: '1.0.0' });
    const [version] = (await ada.api('GET', `/api/v1/plugins/${product.id}/versions`)).body;
    expect(version).toMatchObject({ fileCount: 3, changelog: expect.stringContaining('Faster') });
    const plugin = await ada.api('GET', `/api/v1/plugins/${product.id}`);
    expect(plugin.body.latestBuild).toEqual({ responseCode: 201, responseBody: 'Released 1.0.0' });
  });

  test('of a tag releases it, if tags are released', async () => {
    const product = await deploy({ releasesTags: true, branch: 'main' });
    const commit = await product.commitVersion('2.0.0');
    await product.repository.git('tag', '-a', '-m', 'x', 'v2.0.0', commit);
    await product.repository.git('tag', 'v3.0.0', commit);
    const tagged = await product.deliver(commit, { ref: 'refs/tags/v2.0.0' });
    expect(await product.waitForBuild(tagged.body.build)).toMatchObject({
      trigger: 'tag',
      ref: 'v2.0.0',
      responseBody: 'Released 2.0.0',
    });
    const other = await product.repository.commit({ files: { x: 'x' } });
    await product.repository.git('tag', '--force', 'v3.0.0', other);
    const wrong = await product.deliver(other, { ref: 'refs/tags/v3.0.0' });
    expect(await product.waitForBuild(wrong.body.build)).toMatchObject({
      status: 'failed',
      responseCode: 422,
      responseBody: expect.stringMatching(/^The tag v3.0.0 does not match/),
    });
  });

  test.each([
    ['no version file', { 'pressdock.version': null }, 'There is no file pressdock.version.'],
    ['an invalid version', { 'pressdock.version': 'next\n' }, 'contains "next", which is not'],
    [
      'another version in its header',
      { 'pressdock.version': '9.0.0' },
      'but pressdock.version contains 9.0.0',
    ],
    ['a symbolic link', { 'x.txt': { link: '/etc/passwd' } }, 'x.txt" is a symbolic link'],
    ['a link as its version file', { 'pressdock.version': { link: '/etc/hostname' } }, 'no file'],
  ])('with %s fails, and says what to correct', async (_, files, reason) => {
    const build = await release(await deploy(), '1.0.0', files);
    expect(build).toMatchObject({ status: 'failed', responseCode: 422 });
    expect(build.responseBody).toContain(reason);
  });

  test('with submodules, filters and hooks of its own runs none of them', async () => {
    const product = await deploy();
    const build = await release(product, '1.0.0', {
      '.gitmodules': '[submodule "x"]\n\tpath = sub\n\turl = file:///etc\n',
      sub: { submodule: 'a'.repeat(40) },
      '.gitattributes': '* filter=lfs diff=lfs merge=lfs\nsub export-ignore\n',
      '.lfsconfig': '[lfs]\n\turl = http://127.0.0.1:1/\n',
    });
    expect(build).toMatchObject({ status: 'released' });
  });
});

describe('a repository that cannot be read', () => {
  test('fails with what to do, and the log contains what Git printed', async () => {
    const product = await deploy();
    const commit = await product.commitVersion('1.0.0');
    await product.repository.remove();
    const delivered = await product.deliver(commit);
    const build = await product.waitForBuild(delivered.body.build);
    expect(build).toMatchObject({ status: 'failed', step: 'fetch', responseCode: 502 });
    expect(build.responseBody).toMatch(/^The Git server does not have this repository/);
    expect(await product.readLog(build._id)).toMatch(/\[fetch\] Error: .*not found/);
  });

  test('because its access was revoked during the fetch fails', async () => {
    const product = await deploy();
    const commit = await product.commitVersion('1.0.0');
    git.intercept = (request, response) => {
      const isPack = request.method === 'POST' && request.url?.includes(product.slug) === true;
      if (isPack) response.writeHead(403).end('access was revoked');
      return isPack;
    };
    const delivered = await product.deliver(commit);
    const build = await product.waitForBuild(delivered.body.build);
    git.intercept = () => false;
    expect(build).toMatchObject({ status: 'failed', responseCode: 502 });
    expect(build.responseBody).toMatch(/^The Git server denied access\./);
  });

  test('because it hangs does not delay the builds of other accounts', async () => {
    const waiting: (() => void)[] = [];
    const products = [await deploy(), await deploy(), await deploy()];
    const slugs = products.map(({ slug }) => slug);
    git.intercept = (request, response) => {
      const isSlow = slugs.some((slug) => request.url?.includes(slug));
      if (isSlow) waiting.push(() => response.destroy());
      return isSlow;
    };
    const slow = [];
    for (const product of products) {
      const commit = await product.commitVersion('1.0.0');
      slow.push((await product.deliver(commit)).body.build);
    }
    await expect.poll(() => waiting.length, { timeout: 10_000 }).toBe(2);
    const ben = await signUp(server);
    const quick = await addDeployedProduct(server, ben, { root, baseUrl: git.url });
    const delivered = await quick.deliver(await quick.commitVersion('1.0.0'));
    expect(await quick.waitForBuild(delivered.body.build)).toMatchObject({ status: 'released' });
    git.intercept = () => false;
    for (const end of waiting) end();
    const ended = await Promise.all(slow.map((id) => products[0]?.waitForBuild(id)));
    expect(ended.map(({ status }) => status).sort()).toEqual(['failed', 'failed', 'released']);
  });
});
