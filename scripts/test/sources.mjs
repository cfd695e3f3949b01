import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../bootstrap/root.mjs';

/** The folders with installed and built files. */
export const skippedFolders = new Set([
  '.cache',
  '.data',
  '.git',
  '.turbo',
  'coverage',
  'dist',
  'node_modules',
  'playwright-report',
  'storybook-static',
  'test-results',
]);

/** Lists every file in a folder, without installed and built files. */
export function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : filesUnder(path);
    return entry.isFile() ? [path] : [];
  });
}

/** Returns a file's path relative to the checkout, with forward slashes. */
export const nameOf = (path) => relative(root, path).split(sep).join('/');
