import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../bootstrap/root.mjs';

const passedOver = new Set([
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

/** Every file of a folder of the checkout, without what is installed or built. */
export function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return passedOver.has(entry.name) ? [] : filesUnder(path);
    return entry.isFile() ? [path] : [];
  });
}

/** A file's path as it is written in the checkout, with forward slashes. */
export const nameOf = (path) => relative(root, path).split(sep).join('/');
