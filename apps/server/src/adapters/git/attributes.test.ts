import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRepository } from '../../../test/harness/git/repository.ts';
import { type GitHttpServer, startGitHttpServer } from '../../../test/harness/git/smartHttp.ts';
import { openArchive } from '../../modules/packages/archive.ts';
import { resolveAttributes } from './attributes.rules.ts';
import { createGit } from './git.ts';

let root: string;
let http: GitHttpServer;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pressdock-git-'));
  http = await startGitHttpServer(root);
});

afterAll(async () => {
  await http.close();
  await rm(root, { recursive: true, force: true });
});

/** Packages a folder of a commit and returns the files in the zip. */
async function packageFolder(name: string, commit: string, path: string) {
  const git = createGit({ folder: join(root, 'work'), allowsPrivate: true });
  const remote = { url: `${http.url}/${name}`, access: { kind: 'public' } } as const;
  const options = { signal: new AbortController().signal, onLine: () => undefined };
  const fetched = await git.fetchCommit(remote, commit, options);
  if (!fetched.ok) throw new Error(fetched.detail);
  const zipFile = join(root, `${name}.zip`);
  const packed = await fetched.value.archive({ path, rootFolder: 'harbor', zipFile });
  await fetched.value.release();
  if (!packed.ok) throw new Error(packed.detail);
  const opened = await openArchive(zipFile, packed.value);
  if (!opened.ok) throw new Error(opened.fault.message);
  const { file, zip, entries } = opened.archive;
  const texts: Record<string, string> = {};
  for (const { name: entry, source } of entries) {
    const isFolder = entry.endsWith('/');
    texts[entry] = isFolder ? '' : await text(await zip.openReadStreamPromise(source));
  }
  file.end();
  return texts;
}

test('a folder is packaged with the attributes of the folders above it', async () => {
  const mono = await createRepository(root, 'mono.git');
  const commit = await mono.commit({
    files: {
      '.gitattributes':
        '*.md export-ignore\n/packages/one/dev export-ignore\n/tests export-ignore\n' +
        '/packages export-ignore\n*.txt text eol=crlf\n/packages/one/a*.txt export-subst\n',
      'packages/.gitattributes': '/one/fixtures/ export-ignore\n*.css -text\n',
      'packages/one/.gitattributes': 'keep.md -export-ignore\n*.json export-ignore\n',
      'packages/one/.distignore': '.*\n!/.gitattributes\n',
      'packages/one/a [1]*"2".txt': '$Format:%s$\n',
      'packages/one/b.txt': '$Format:%s$\n',
      'packages/one/one.php': '<?php\n',
      'packages/one/style.css': 'a {}\n',
      'packages/one/keep.md': 'x',
      'packages/one/drop.md': 'x',
      'packages/one/data.json': 'x',
      'packages/one/dev/x': 'x',
      'packages/one/fixtures/x': 'x',
      'packages/one/tests/x': 'x',
      'packages/two/two.php': 'x',
    },
  });
  expect(await packageFolder('mono.git', commit, 'packages/one')).toEqual({
    'harbor/': '',
    'harbor/.gitattributes': expect.stringContaining('keep.md'),
    'harbor/a [1]*"2".txt': 'package\r\n',
    'harbor/b.txt': '$Format:%s$\r\n',
    'harbor/keep.md': 'x',
    'harbor/one.php': '<?php\n',
    'harbor/style.css': 'a {}\n',
    'harbor/tests/': '',
    'harbor/tests/x': 'x',
  });
});

test('only files whose attributes are not the usual ones have a rule of their own', () => {
  const paths = ['a.php', 'b.php', 'c [1]*"2".txt', 'dev/x'];
  const entries = paths.map((path) => ({ mode: '100644', hash: 'x', size: 1, path }));
  const attributes = [
    ['p/a.php', 'text', 'auto'],
    ['p/b.php', 'text', 'auto'],
    ['p/c [1]*"2".txt', 'text', 'unset'],
    ['p/c [1]*"2".txt', 'export-subst', 'set'],
    ['p/dev/', 'export-ignore', 'set'],
  ];
  const output = Buffer.from(
    attributes
      .flat()
      .map((part) => `${part}\0`)
      .join(''),
  );
  const rest = '!eol !crlf !ident !working-tree-encoding';
  expect(resolveAttributes(entries, output, 'p/')).toEqual({
    excluded: ['dev/x'],
    rules:
      `* -export-ignore !export-subst text=auto ${rest}\n` +
      `"/c \\\\[1]\\\\*\\"2\\".txt" export-subst -text ${rest}\n`,
  });
});
