import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// Converts signals into an exit that first ends the children, which could still write files.
import './child.mjs';

const cleanups = new Set();

process.on('exit', () => {
  for (const cleanup of cleanups) cleanup();
});

/**
 * Runs the work with a new temporary folder and removes the folder when the work succeeds, fails
 * or is interrupted.
 * @template Result
 * @param {string} name a part of the folder's name
 * @param {(folder: string) => Promise<Result>} work
 * @param {(folder: string) => void} [before] called before the folder is removed; must be
 *   synchronous
 * @returns {Promise<Result>}
 */
export async function withTemporaryFolder(name, work, before = () => {}) {
  const folder = mkdtempSync(join(tmpdir(), `pressdock-${name}-`));
  const cleanup = () => {
    cleanups.delete(cleanup);
    before(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  cleanups.add(cleanup);
  try {
    return await work(folder);
  } finally {
    cleanup();
  }
}
