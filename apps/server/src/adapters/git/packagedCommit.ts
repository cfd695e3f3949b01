import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FolderAttributes, listMatched, resolveAttributes } from './attributes.rules.ts';
import { type Checkout, requireSuccess, treeBytes } from './checkout.ts';
import type { TreeEntry } from './tree.rules.ts';

/** The files to package. */
export interface PackagedFolder {
  /** The folder in the repository; blank for all of it. */
  path: string;
  /** The files of the folder, with their paths in it. */
  entries: readonly TreeEntry[];
  /** The `.distignore` of the folder. */
  patterns: string | undefined;
}

const attributesFile = '.gitattributes';

/** Returns the environment in which commands use an index of their own. */
const indexIn = ({ folder }: Checkout, name: string) => ({
  GIT_INDEX_FILE: join(folder, name),
  // `update-index` requires a work tree, although it does not read it.
  GIT_WORK_TREE: join(folder, 'home'),
});

/**
 * Returns which files of an index a `.distignore` excludes. It has the syntax of a `.gitignore`. Git
 * matches the patterns, so that many of them do not keep the server from other work.
 */
async function findIgnored(
  { git, folder }: Checkout,
  env: Record<string, string>,
  patterns: string,
): Promise<string[]> {
  const file = join(folder, 'distignore');
  await writeFile(file, patterns);
  const args = ['ls-files', '-z', '--cached', '--ignored', `--exclude-from=${file}`];
  const listed = requireSuccess(await git(args, { env, maxOutputBytes: treeBytes }));
  return listed
    .toString()
    .split('\0')
    .filter((path) => path !== '');
}

/** Returns what the attributes of the whole repository mean for a folder. */
async function readAttributes(
  checkout: Checkout,
  { path, entries }: PackagedFolder,
): Promise<FolderAttributes> {
  const { git, commit } = checkout;
  const env = indexIn(checkout, 'index-of-repository');
  requireSuccess(await git(['read-tree', commit], { env }));
  const prefix = `${path}/`;
  const input = listMatched(entries)
    .map((matched) => `${prefix}${matched}\0`)
    .join('');
  const checked = await git(['check-attr', '-z', '-a', '--cached', '--stdin'], {
    ...{ env, input, maxOutputBytes: treeBytes },
  });
  return resolveAttributes(entries, requireSuccess(checked), prefix);
}

/** Returns a new commit of the files of an index, with the date of the original commit. */
async function commitIndex(
  { git, commit }: Checkout,
  env: Record<string, string>,
): Promise<string> {
  const tree = requireSuccess(await git(['write-tree'], { env }))
    .toString()
    .trim();
  const date = requireSuccess(await git(['show', '-s', '--format=%ct', commit]))
    .toString()
    .trim();
  const person = { NAME: 'Pressdock', EMAIL: 'pressdock@localhost', DATE: `${date} +0000` };
  const names = Object.entries(person).flatMap(([name, value]) =>
    ['AUTHOR', 'COMMITTER'].map((role) => [`GIT_${role}_${name}`, value]),
  );
  const made = await git(['commit-tree', tree, '-m', 'package'], {
    env: Object.fromEntries(names),
  });
  return requireSuccess(made).toString().trim();
}

/**
 * Creates a commit of the files to package: those of the folder without the ignored ones. Its date is that
 * of the original commit, so that the same commit always results in the same zip file.
 */
export async function commitFiles(checkout: Checkout, folder: PackagedFolder): Promise<string> {
  const { git, commit, repository } = checkout;
  const { path, patterns } = folder;
  if (path === '' && patterns === undefined) return commit;
  const env = indexIn(checkout, 'index');
  requireSuccess(await git(['read-tree', path === '' ? commit : `${commit}:${path}`], { env }));
  const ignored = patterns === undefined ? [] : await findIgnored(checkout, env, patterns);
  if (path === '' && ignored.length === 0) return commit;
  // Attributes of the whole repository are read from the packaged tree, so its attribute files are
  // excluded by an attribute. Those of a folder are also in the folders above it.
  const isAttributes = (file: string) => path === '' && file.split('/').at(-1) === attributesFile;
  const ofFolder = path === '' ? undefined : await readAttributes(checkout, folder);
  const removed = [...ignored.filter((file) => !isAttributes(file)), ...(ofFolder?.excluded ?? [])];
  const input = removed.map((file) => `${file}\0`).join('');
  requireSuccess(await git(['update-index', '--force-remove', '-z', '--stdin'], { env, input }));
  await mkdir(join(repository, 'info'), { recursive: true });
  const ofFiles = ignored.some(isAttributes) ? `${attributesFile} export-ignore\n` : '';
  await writeFile(join(repository, 'info', 'attributes'), ofFolder?.rules ?? ofFiles);
  return commitIndex(checkout, env);
}
