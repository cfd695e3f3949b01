import { open, rm, stat } from 'node:fs/promises';
import { BUILD_LIMITS, PACKAGE_LIMITS } from '@pressdock/api/limits';
import type { FetchedCommit, GitResult } from '../../ports/git.ts';
import { type Checkout, GitError, requireSuccess, succeeded, treeBytes } from './checkout.ts';
import { commitFiles } from './packagedCommit.ts';
import { isFile, normalizePath, parseTree, type TreeEntry } from './tree.rules.ts';

const distignoreBytes = 256 * 1024;
const maxSubjects = 50;

/** Creates the functions that read a tree. */
function createTreeReader({ git, commit }: Checkout) {
  const list = (args: readonly string[]) =>
    git(['--literal-pathspecs', 'ls-tree', '-z', '-l', '--full-tree', ...args], {
      maxOutputBytes: treeBytes,
    });

  return {
    /** Returns the entry at a path; undefined if there is none. */
    async find(path: string): Promise<TreeEntry | undefined> {
      const entries = parseTree(requireSuccess(await list([commit, '--', path])));
      return entries.find((entry) => entry.path === path);
    },

    /** Returns all entries below a folder, with their paths in it. @throws for too many */
    async listAll(folder: string): Promise<TreeEntry[]> {
      const result = await list(['-r', commit, ...(folder === '' ? [] : ['--', `${folder}/`])]);
      if (result.failure === 'too_large') throw new GitError('too_large', tooManyFiles);
      const entries = parseTree(requireSuccess(result));
      const prefix = folder === '' ? '' : `${folder}/`;
      return entries.map((entry) => ({ ...entry, path: entry.path.slice(prefix.length) }));
    },

    /** Returns the entries directly in a folder. */
    async listFolder(folder: string): Promise<TreeEntry[]> {
      const result = await list([folder === '' ? commit : `${commit}:${folder}`]);
      return succeeded(result) ? parseTree(result.output) : [];
    },
  };
}

const tooManyFiles = `The folder has more than ${BUILD_LIMITS.files.toLocaleString('en-US')} files.`;

function checkSize(entries: readonly TreeEntry[]): void {
  if (entries.length > BUILD_LIMITS.files) throw new GitError('too_large', tooManyFiles);
  const bytes = entries.reduce((sum, { size }) => sum + size, 0);
  if (bytes > PACKAGE_LIMITS.unpackedBytes) {
    throw new GitError('too_large', 'The folder contains more than 512 MB of files.');
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function attempt<Value>(work: () => Promise<Value>): Promise<GitResult<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return { ok: false, failure: error.failure, detail: error.message };
  }
}

/** Returns the functions that read and package a fetched commit. */
export async function openCommit(checkout: Checkout): Promise<GitResult<FetchedCommit>> {
  const { folder, commit, git } = checkout;
  const tree = createTreeReader(checkout);
  const described = await git([
    'show',
    '-s',
    '--no-show-signature',
    '--format=%an%n%s',
    commit,
    '--',
  ]);
  if (!succeeded(described)) {
    return { ok: false, failure: 'no_ref', detail: described.messages.trim() };
  }
  const [author = '', message = ''] = described.output.toString().split('\n');

  const readFile: FetchedCommit['readFile'] = async (path, maxBytes) => {
    const normal = normalizePath(path);
    const entry = normal ? await tree.find(normal) : undefined;
    if (!entry || !isFile(entry) || entry.size > maxBytes) return undefined;
    const blob = await git(['cat-file', 'blob', entry.hash], { maxOutputBytes: maxBytes });
    return requireSuccess(blob).toString();
  };

  return {
    ok: true,
    value: {
      ...{ commit, message, author, readFile },

      async listFolder(path) {
        const normal = normalizePath(path);
        if (normal === undefined) return [];
        const entries = await tree.listFolder(normal);
        return entries.filter(isFile).map((entry) => entry.path);
      },

      async listSubjects(since) {
        if (since === undefined || since === commit) return [message];
        if (!succeeded(await checkout.fetchHistory())) return [message];
        const isAncestor = await git(['merge-base', '--is-ancestor', since, commit]);
        if (!succeeded(isAncestor)) return [message];
        const range = [`--max-count=${maxSubjects}`, '--no-merges', '--format=%s'];
        const log = await git(['log', ...range, `${since}..${commit}`, '--']);
        const subjects = requireSuccess(log).toString().split('\n');
        return subjects.filter((subject) => subject !== '');
      },

      archive: ({ path, rootFolder, zipFile }) =>
        attempt(async () => {
          const normal = normalizePath(path);
          if (normal === undefined) throw new GitError('no_ref', 'The folder is not valid.');
          const entries = await tree.listAll(normal);
          if (entries.length === 0) throw new GitError('no_ref', 'The folder does not exist.');
          checkSize(entries);
          const prefix = normal === '' ? '' : `${normal}/`;
          const patterns = await readFile(`${prefix}.distignore`, distignoreBytes);
          const packaged = await commitFiles(checkout, { path: normal, entries, patterns });
          const output = [`--prefix=${rootFolder}/`, `--output=${zipFile}`];
          requireSuccess(await git(['archive', '--format=zip', ...output, packaged]));
          await syncFile(zipFile);
          return (await stat(zipFile)).size;
        }),

      release: () => rm(folder, { recursive: true, force: true, maxRetries: 3 }),
    },
  };
}
