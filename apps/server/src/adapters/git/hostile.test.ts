import { access, chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRepository, runGit } from '../../../test/harness/git/repository.ts';
import { type GitHttpServer, startGitHttpServer } from '../../../test/harness/git/smartHttp.ts';
import { openArchive } from '../../modules/packages/archive.ts';
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

/** Packages a commit and returns the names in the zip file. */
async function packageCommit(name: string, commit: string): Promise<string[]> {
  const git = createGit({ folder: join(root, 'work'), allowsPrivate: true });
  const remote = { url: `${http.url}/${name}`, access: { kind: 'public' } } as const;
  const options = { signal: new AbortController().signal, onLine: () => undefined };
  const fetched = await git.fetchCommit(remote, commit, options);
  if (!fetched.ok) throw new Error(fetched.detail);
  const zipFile = join(root, `${name}.zip`);
  const packed = await fetched.value.archive({ path: '', rootFolder: 'harbor', zipFile });
  await fetched.value.release();
  if (!packed.ok) throw new Error(packed.detail);
  const opened = await openArchive(zipFile, packed.value);
  if (!opened.ok) throw new Error(opened.fault.message);
  opened.archive.file.end();
  return opened.archive.entries.map((entry) => entry.name);
}

test('the patterns of a .distignore do not keep the server from other work', async () => {
  const repository = await createRepository(root, 'patterns.git');
  const patterns = Array.from({ length: 8000 }, (_, n) => `pattern${n}*.x\n`).join('');
  const files = Array.from({ length: 500 }, (_, n) => [`file${n}.php`, ''] as const);
  const commit = await repository.commit({
    files: { ...Object.fromEntries(files), '.distignore': `${patterns}/file0.php\n` },
  });
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const names = await packageCommit('patterns.git', commit);
  delay.disable();
  expect([names.includes('harbor/file0.php'), names.includes('harbor/file1.php')]).toEqual([
    false,
    true,
  ]);
  expect(delay.max / 1e6).toBeLessThan(1000);
});

test('a signed commit whose signature is packaged starts no other program', async () => {
  const repository = await createRepository(root, 'signed.git');
  const unsigned = await repository.commit({
    files: { 'a.txt': '$Format:%G?%GG$', '.gitattributes': '*.txt export-subst\n' },
  });
  const [headers = '', ...message] = (await repository.git('cat-file', 'commit', unsigned)).split(
    '\n\n',
  );
  const signature = ['PGP', 'SSH'].map((kind) =>
    [`-----BEGIN ${kind} SIGNATURE-----`, '', 'x', `-----END ${kind} SIGNATURE-----`].join('\n '),
  );
  const marker = join(root, 'marker');
  for (const program of ['gpg', 'ssh-keygen']) {
    await writeFile(join(root, program), `#!/bin/sh\ntouch '${marker}'\n`);
    await chmod(join(root, program), 0o755);
  }
  const path = process.env.PATH;
  process.env.PATH = `${root}${delimiter}${path}`;
  try {
    for (const one of signature) {
      const input = Buffer.from([`${headers}\ngpgsig ${one}`, ...message].join('\n\n'));
      const written = ['hash-object', '-t', 'commit', '-w', '--stdin'];
      const commit = (await runGit(['-C', repository.folder, ...written], { input })).trim();
      await repository.git('update-ref', 'refs/heads/master', commit);
      expect(await packageCommit('signed.git', commit)).toContain('harbor/a.txt');
    }
  } finally {
    process.env.PATH = path;
  }
  await expect(access(marker)).rejects.toThrow('ENOENT');
});
