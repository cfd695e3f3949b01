import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';

const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/** Returns the path of a package that a module in another package's folder imports. */
function resolvePackage(from, name) {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/'))) {
    const path = join(folder, 'node_modules', name);
    if (locked[path]) return locked[path].link ? locked[path].resolved : path;
    if (!folder.includes('/')) break;
  }
  const path = `node_modules/${name}`;
  return locked[path]?.link ? locked[path].resolved : path;
}

/**
 * Returns the paths of packages and of everything they need in production, from package-lock.json.
 * Optional packages of other platforms are included.
 * @param {string[]} starts paths of packages or workspaces
 * @returns {string[]} sorted paths
 */
export function listProductionPackages(starts) {
  const found = new Set();
  const waiting = [...starts];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path) || locked[path] === undefined) continue;
    found.add(path);
    const { dependencies, optionalDependencies } = locked[path];
    const names = Object.keys({ ...dependencies, ...optionalDependencies });
    waiting.push(...names.map((name) => resolvePackage(path, name)));
  }
  return [...found].sort();
}

/** Returns what package-lock.json records about a package: its version and its integrity. */
export const lockedPackage = (path) => locked[path];

/** Returns the name of the package at a path. */
export const nameOfPackage = (path) => path.slice(path.lastIndexOf('node_modules/') + 13);
