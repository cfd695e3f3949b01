import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from '../bootstrap/root.mjs';

/**
 * The files that the server reads at run time, as patterns. They keep their paths in the archive's
 * folder `server/files`.
 */
export const runTimeFiles = [
  'apps/dashboard/dist/**',
  'apps/server/src/modules/documentation/pages/*.{css,js}',
  'apps/server/src/modules/flags/clients/php/*.php',
  'apps/server/src/modules/updates/updater/php/*.php',
  'docs/guides/*.md',
  'docs/operating/*.md',
  'docs/security-model.md',
  'packages/api/openapi.json',
];

/** Files at the top of the archive, by their path in the repository. */
const movedFiles = {
  LICENSE: 'LICENSE',
  'docs/operating/changelog.md': 'CHANGELOG.md',
  'docs/operating/installing.md': 'INSTALL.md',
};

function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

/** Returns a document of a folder with links that work from the top of the archive. */
function moveLinks(text, folder) {
  return text.replaceAll(/\]\(((?:\.\.\/|[\w-]+\/)*[\w-]+\.md)/g, (_match, path) => {
    const file = posix.join(folder, path);
    return `](${movedFiles[file] ?? `server/files/${file}`}`;
  });
}

/** Copies all files of the archive that are not built. */
export function copyFiles(folder) {
  const found = globSync(runTimeFiles, { cwd: root, withFileTypes: true });
  for (const entry of found.filter((candidate) => candidate.isFile())) {
    const path = join(entry.parentPath, entry.name);
    copy(path, join(folder, 'server/files', path.slice(root.length)));
  }
  for (const [from, to] of Object.entries(movedFiles)) {
    const text = readFileSync(join(root, from), 'utf8');
    writeFileSync(join(folder, to), moveLinks(text, posix.dirname(from)));
  }
  cpSync(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true });
  cpSync(join(import.meta.dirname, 'contents'), folder, { recursive: true });
}
