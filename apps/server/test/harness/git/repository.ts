import { spawn } from 'node:child_process';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of a commit: its content, or a symbolic link or submodule. */
export type CommittedFile = string | Buffer | { link: string } | { submodule: string };

/** A commit to add to a repository. A file without content is deleted. */
export interface CommitOptions {
  files: Readonly<Record<string, CommittedFile | null>>;
  message?: string;
  branch?: string;
}

/** A bare repository on a Git server. */
export interface TestRepository {
  folder: string;
  /** Adds a commit to a branch and returns its hash. */
  commit(options: CommitOptions): Promise<string>;
  /** Runs Git in the repository and returns its output. */
  git(...args: string[]): Promise<string>;
  /** Writes a hook that Node runs. */
  addHook(name: string, script: string): Promise<void>;
  remove(): Promise<void>;
}

const environment = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_AUTHOR_NAME: 'Ada Example',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'Ada Example',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
};

/** Runs Git as an author does. */
export function runGit(
  args: readonly string[],
  { cwd, input, env }: { cwd?: string; input?: Buffer; env?: Record<string, string> } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, { cwd, env: { ...environment, ...env } });
    const [output, errors]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    child.on('error', (cause) => reject(new Error('Git is needed: install it.', { cause })));
    child.on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(output).toString());
      else reject(new Error(`git ${args.join(' ')} failed: ${Buffer.concat(errors)}`));
    });
    child.stdin.on('error', () => undefined).end(input);
  });
}

/** Returns a command of `git fast-import` with some data. */
function withData(command: string, data: string | Buffer): Buffer {
  const bytes = Buffer.from(data);
  return Buffer.concat([
    Buffer.from(`${command}\ndata ${bytes.length}\n`),
    bytes,
    Buffer.from('\n'),
  ]);
}

function fileCommand(path: string, file: CommittedFile | null): Buffer {
  if (file === null) return Buffer.from(`D ${path}\n`);
  if (typeof file === 'string' || Buffer.isBuffer(file)) {
    return withData(`M 100644 inline ${path}`, file);
  }
  if ('link' in file) return withData(`M 120000 inline ${path}`, file.link);
  return Buffer.from(`M 160000 ${file.submodule} ${path}\n`);
}

/** Creates an empty repository, whose default branch is `master`. */
export async function createRepository(root: string, name: string): Promise<TestRepository> {
  const folder = join(root, name);
  await mkdir(folder, { recursive: true });
  await runGit(['init', '--quiet', '--bare', '--initial-branch=master', folder]);
  await runGit(['-C', folder, 'config', 'http.receivepack', 'true']);
  const git = (...args: string[]) => runGit(['-C', folder, ...args]);
  let seconds = 1_700_000_000;
  return {
    folder,
    git,
    async commit({ files, message = 'Change', branch = 'master' }) {
      seconds += 60;
      const ref = `refs/heads/${branch}`;
      const parent = (await git('rev-parse', '--quiet', '--verify', ref).catch(() => '')).trim();
      const input = Buffer.concat([
        withData(
          `commit ${ref}\ncommitter Ada Example <ada@example.com> ${seconds} +0000`,
          message,
        ),
        Buffer.from(parent === '' ? '' : `from ${parent}\n`),
        ...Object.entries(files).map(([path, file]) => fileCommand(path, file)),
        Buffer.from('\n'),
      ]);
      await runGit(['-C', folder, 'fast-import', '--quiet', '--force'], { input });
      return (await git('rev-parse', ref)).trim();
    },
    async addHook(hook, script) {
      const path = join(folder, 'hooks', hook);
      await mkdir(join(folder, 'hooks'), { recursive: true });
      await writeFile(path, `#!${process.execPath}\n${script}`);
      await chmod(path, 0o755);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
