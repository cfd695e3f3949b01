import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// Turns signals into an exit, before which the children are gone that could still write.
import './child.mjs';

const leaving = new Set();

process.on('exit', () => {
  for (const leave of leaving) leave();
});

/**
 * Hands a new folder outside the checkout to the work and removes it afterwards, however the work
 * ends: well, with a failure, or by Ctrl-C.
 * @template Result
 * @param {string} name what the folder is for; part of its name.
 * @param {(folder: string) => Promise<Result>} work
 * @param {(folder: string) => void} [before] what has to be undone before the folder can go; it
 *   may not wait for anything.
 * @returns {Promise<Result>}
 */
export async function withTemporaryFolder(name, work, before = () => {}) {
  const folder = mkdtempSync(join(tmpdir(), `pressdock-${name}-`));
  const leave = () => {
    leaving.delete(leave);
    before(folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  leaving.add(leave);
  try {
    return await work(folder);
  } finally {
    leave();
  }
}
