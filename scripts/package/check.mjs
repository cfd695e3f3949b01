import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { runTimeFiles } from './files.mjs';
import { listPaths, source } from './paths.mjs';

/** Development only: the archive sets the data folder. */
const withoutFiles = ['.data'];

const isShipped = (path) => !/\.(test|testing)\.ts$|\/generate\//.test(path);
const folders = runTimeFiles.map((pattern) => pattern.replace(/[*{].*/, ''));

function errorsOf(name) {
  const file = join(source, name);
  const { paths, unknown } = listPaths(readFileSync(file, 'utf8'), file);
  const missing = paths
    .filter((path) => !withoutFiles.includes(path))
    .filter(
      (path) => !folders.some((folder) => folder.startsWith(path) || path.startsWith(folder)),
    );
  return [
    ...missing.map(
      (path) => `${name} reads ${path}, which scripts/package/files.mjs does not list.`,
    ),
    ...(unknown > 0
      ? [`${name} uses import.meta in a way that scripts/package/paths.mjs does not know.`]
      : []),
  ];
}

function errors() {
  const names = globSync('**/*.ts', { cwd: source }).filter(isShipped);
  const empty = runTimeFiles
    .filter((pattern) => !pattern.startsWith('apps/dashboard/dist'))
    .filter((pattern) => globSync(pattern, { cwd: root }).length === 0)
    .map((pattern) => `scripts/package/files.mjs lists ${pattern}, which no file has.`);
  return [...names.flatMap(errorsOf), ...empty];
}

/** Fails on files that the server reads at run time and that are not in the installable archive. */
export const archiveStep = {
  title: 'Files of the installable archive',
  async run() {
    const wrong = errors();
    return { passed: wrong.length === 0 ? 1 : 0, failed: wrong.length, output: wrong.join('\n') };
  },
};
