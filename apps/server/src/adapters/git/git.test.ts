import { access, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createRepository, type TestRepository } from '../../../test/harness/git/repository.ts';
import { type GitHttpServer, startGitHttpServer } from '../../../test/harness/git/smartHttp.ts';
import { openArchive } from '../../modules/packages/archive.ts';
import type { FetchedCommit, GitRemote } from '../../ports/git.ts';
import { createGit } from './git.ts';

let root: string;
let folder: string;
let http: GitHttpServer;
let repository: TestRepository;
let head: string;
const name = 'harbor.git';
const git = () => createGit({ folder, allowsPrivate: true });
const opened: { close(): unknown }[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pressdock-git-'));
  folder = join(root, 'work folder%');
  http = await startGitHttpServer(root);
  repository = await createRepository(root, name);
  await repository.commit({ files: { 'old.txt': 'old' }, message: 'First' });
  head = await repository.commit({
    message: 'Greet faster\n\nWith a body.',
    files: {
      'pressdock.version': '1.2.0\n',
      'harbor.php': '<?php // hook',
      '.gitattributes': '/tests export-ignore\n*.php filter=evil diff=evil\n*.bin filter=lfs\n',
      '.distignore':
        '# Maps\n/docs\nnode_modules/\n.gitattributes\n.distignore\n*.map\n!keep.map\n',
      'tests/one.php': 'x',
      'docs/index.md': 'x',
      'src/node_modules/x/y.js': 'x',
      'app.js.map': 'x',
      'keep.map': 'x',
      'data.bin': 'version https://git-lfs.github.com/spec/v1',
      'packages/other/other.php': '<?php',
      'packages/other/.gitattributes': '/dev export-ignore\n',
      'packages/other/dev/x': 'x',
      '--output=x': 'named like an option',
    },
  });
  await repository.git('tag', '-a', '-m', 'x', 'v1.2.0', head);
  await repository.git('branch', '--', 'feature/x', head);
  await repository.git('update-ref', 'refs/heads/--upload-pack=touch', head);
});

afterEach(async () => {
  http.intercept = () => false;
  http.credentials = undefined;
  for (const one of opened.splice(0)) await one.close();
  expect(await readdir(folder).catch(() => [])).toEqual([]);
});

afterAll(async () => {
  await http.close();
  await rm(root, { recursive: true, force: true });
});

const remote = (): GitRemote => ({ url: `${http.url}/${name}`, access: { kind: 'public' } });
const signal = () => new AbortController().signal;

async function fetch(commit = head, from = remote()): Promise<FetchedCommit> {
  const fetched = await git().fetchCommit(from, commit, {
    signal: signal(),
    onLine: () => undefined,
  });
  if (!fetched.ok) throw new Error(`${fetched.failure}: ${fetched.detail}`);
  opened.push({ close: () => fetched.value.release() });
  return fetched.value;
}

async function zipNames(commit: FetchedCommit, path = ''): Promise<string[]> {
  const zipFile = join(root, 'package.zip');
  const size = await commit.archive({ path, rootFolder: 'harbor', zipFile });
  if (!size.ok) throw new Error(`${size.failure}: ${size.detail}`);
  const archive = await openArchive(zipFile, size.value);
  if (!archive.ok) throw new Error(archive.fault.message);
  archive.archive.file.end();
  return archive.archive.entries.map((entry) => entry.name).sort();
}

describe('a repository over HTTP', () => {
  test('lists its branches and tags with the commits they name', async () => {
    const listed = await git().listRefs(remote());
    expect(listed).toEqual({
      ok: true,
      value: {
        defaultBranch: 'master',
        refs: expect.arrayContaining([
          { name: 'master', kind: 'branch', commit: head },
          { name: 'feature/x', kind: 'branch', commit: head },
          { name: '--upload-pack=touch', kind: 'branch', commit: head },
          { name: 'v1.2.0', kind: 'tag', commit: head },
        ]),
      },
    });
  });

  test('is fetched at one commit, with its files', async () => {
    const commit = await fetch();
    expect([commit.message, commit.author]).toEqual(['Greet faster', 'Ada Example']);
    expect(await commit.readFile('pressdock.version', 100)).toBe('1.2.0\n');
    expect(await commit.readFile('pressdock.version', 3)).toBeUndefined();
    expect(await commit.readFile('packages', 100)).toBeUndefined();
    expect(await commit.readFile('../etc/passwd', 100)).toBeUndefined();
    expect(await commit.readFile('--output=x', 100)).toBe('named like an option');
    expect(await commit.listFolder('packages/other')).toEqual(['.gitattributes', 'other.php']);
    expect(await commit.listFolder('nowhere')).toEqual([]);
  });

  test('is packaged without what export-ignore and .distignore exclude', async () => {
    expect(await zipNames(await fetch())).toEqual(
      [
        'harbor/',
        'harbor/--output=x',
        'harbor/data.bin',
        'harbor/harbor.php',
        'harbor/keep.map',
        'harbor/old.txt',
        'harbor/packages/',
        'harbor/packages/other/',
        'harbor/packages/other/other.php',
        'harbor/pressdock.version',
      ].sort(),
    );
  });

  test('is packaged from a folder, with the same bytes each time', async () => {
    const commit = await fetch();
    const names = ['harbor/', 'harbor/.gitattributes', 'harbor/other.php'];
    expect(await zipNames(commit, 'packages/other')).toEqual(names);
    const archive = (zipFile: string) =>
      commit.archive({ path: '/packages/other/', rootFolder: 'harbor', zipFile });
    const [one, other] = [join(root, 'one.zip'), join(root, 'other.zip')];
    await archive(one);
    await new Promise((go) => setTimeout(go, 1100));
    await archive(other);
    const bytes = await Promise.all([one, other].map((path) => readFile(path)));
    expect(bytes[0]?.equals(bytes[1] ?? Buffer.alloc(0))).toBe(true);
  });

  test('lists the subjects of the commits since another one', async () => {
    const first = (await repository.git('rev-parse', 'master~1')).trim();
    const commit = await fetch();
    expect(await commit.listSubjects(first)).toEqual(['Greet faster']);
    expect(await commit.listSubjects(undefined)).toEqual(['Greet faster']);
    expect(await commit.listSubjects('f'.repeat(40))).toEqual(['Greet faster']);
  });

  test('is fetched at an older commit', async () => {
    const first = (await repository.git('rev-parse', 'master~1')).trim();
    expect((await fetch(first)).message).toBe('First');
  });

  test.each([
    ['no_ref', 'e'.repeat(40)],
    ['no_ref', '--upload-pack=touch /tmp/x'],
  ])('fails with %s for the commit %s', async (failure, commit) => {
    const options = { signal: signal(), onLine: () => undefined };
    expect(await git().fetchCommit(remote(), commit, options)).toMatchObject({
      ok: false,
      failure,
    });
  });

  test.each([
    'file:///etc',
    '/etc',
    'ext::sh -c touch% /tmp/x',
    '--upload-pack=touch',
    'ssh://-oProxyCommand=touch/x',
    'https://user:secret@git.example.com/x',
    'git://127.0.0.1/x',
  ])('is not read from the URL %s', async (url) => {
    const listed = await git().listRefs({ url, access: { kind: 'public' } });
    expect(listed).toMatchObject({ ok: false, failure: 'invalid_url' });
  });

  test('requires the right token, which no message contains', async () => {
    http.credentials = { userName: 'deploy', password: 'right-token' };
    const listWith = (token: string) =>
      git().listRefs({ ...remote(), access: { kind: 'https', userName: 'deploy', token } });
    expect(await listWith('right-token')).toMatchObject({ ok: true });
    const denied = await listWith('wrong-token');
    expect(denied).toMatchObject({ ok: false, failure: 'denied' });
    expect(JSON.stringify(denied)).not.toContain('wrong-token');
    expect(await git().listRefs(remote())).toMatchObject({ ok: false, failure: 'denied' });
  });

  test('fails if it does not exist', async () => {
    const listed = await git().listRefs({ ...remote(), url: `${http.url}/nowhere.git` });
    expect(listed).toMatchObject({ ok: false, failure: 'not_found' });
  });
});

describe('a hostile server', () => {
  test('that redirects is not followed', async () => {
    http.intercept = (_request, response) => {
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
      return true;
    };
    expect(await git().listRefs(remote())).toMatchObject({ ok: false, failure: 'unreachable' });
  });

  test('that hangs is left after the time limit, with everything it started', async () => {
    http.intercept = () => true;
    const slow = createGit({ folder, allowsPrivate: true, timeouts: { list: 300, fetch: 300 } });
    const start = performance.now();
    expect(await slow.listRefs(remote())).toMatchObject({ ok: false, failure: 'timeout' });
    expect(performance.now() - start).toBeLessThan(2500);
  });

  test('that sends an endless stream is left at the limit', async () => {
    http.intercept = (request, response) => {
      if (request.method === 'GET') return false;
      response.writeHead(200, { 'content-type': 'application/x-git-upload-pack-result' });
      const line = Buffer.from(`ffe0\x02${'x'.repeat(0xffe0 - 5)}`);
      const send = () => {
        while (!response.destroyed && response.write(line));
        if (!response.destroyed) response.once('drain', send);
      };
      send();
      return true;
    };
    const quick = createGit({ folder, allowsPrivate: true, timeouts: { list: 2000, fetch: 2000 } });
    const options = { signal: signal(), onLine: () => undefined };
    expect(await quick.fetchCommit(remote(), head, options)).toMatchObject({ ok: false });
  });

  test('on a private address is not reached', async () => {
    const strict = createGit({
      folder,
      allowsPrivate: false,
      resolve: async () => [{ address: '93.184.216.34' }, { address: '10.0.0.1' }],
    });
    for (const url of [
      'https://git.example.com/x',
      'ssh://git@git.example.com/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'ssh://git@169.254.169.254/x',
    ]) {
      const listed = await strict.listRefs({ url, access: { kind: 'public' } });
      expect(listed, url).toMatchObject({ ok: false, failure: 'not_public' });
    }
  });

  test('is left when the build is canceled', async () => {
    http.intercept = () => true;
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 200);
    const options = { signal: controller.signal, onLine: () => undefined };
    expect(await git().fetchCommit(remote(), head, options)).toMatchObject({ ok: false });
  });
});

describe('a hostile repository', () => {
  test('with symbolic links, submodules and hooks only packages them as what they are', async () => {
    const marker = join(root, 'marker');
    const hostile = await createRepository(root, 'hostile.git');
    await hostile.commit({
      files: {
        'harbor.php': '<?php',
        '.gitmodules': `[submodule "x"]\n\tpath = sub\n\turl = file://${root}/${name}\n\tupdate = !touch ${marker}\n`,
        sub: { submodule: head },
        'link.txt': { link: '/etc/passwd' },
      },
    });
    const commit = (await hostile.git('rev-parse', 'master')).trim();
    const fetched = await fetch(commit, { ...remote(), url: `${http.url}/hostile.git` });
    expect(await fetched.readFile('link.txt', 100)).toBeUndefined();
    await expect(zipNames(fetched)).rejects.toThrow('"harbor/link.txt" is a symbolic link');
    await expect(access(marker)).rejects.toThrow('ENOENT');
  });

  test('with more files than allowed is rejected', async () => {
    const many = await createRepository(root, 'many.git');
    const files = Object.fromEntries(Array.from({ length: 20_001 }, (_, n) => [`f/${n}`, '']));
    const commit = await many.commit({ files });
    const fetched = await fetch(commit, { ...remote(), url: `${http.url}/many.git` });
    const zipFile = join(root, 'many.zip');
    expect(await fetched.archive({ path: '', rootFolder: 'x', zipFile })).toMatchObject({
      ok: false,
      failure: 'too_large',
      detail: 'The folder has more than 20,000 files.',
    });
  });
});

test('a file in the work folder of an earlier process is deleted', async () => {
  await writeFile(join(folder, 'left-over'), 'key');
  await git().removeFiles();
  expect(await readdir(root)).not.toContain('work folder%');
});
