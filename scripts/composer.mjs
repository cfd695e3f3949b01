import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './bootstrap/apt.mjs';
import { Failure } from './bootstrap/failure.mjs';

/** Composer itself, the PHP it runs on, and what unpacks zips for it. */
const needed = ['composer', 'php', 'unzip'];

function onPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}

/**
 * Finds a Composer for the server's tests: COMPOSER_PATH, the system's, then Debian's package when
 * we may install it.
 * @throws {Failure} in one sentence when none can be had; a test run never skips.
 */
export async function findComposer() {
  const chosen = process.env.COMPOSER_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Failure(`COMPOSER_PATH names ${chosen}, which does not exist.`);
  }
  if (needed.every(onPath)) return onPath('composer');
  const refusal = await aptInstall('composer', 'unzip');
  if (needed.every(onPath)) return onPath('composer');
  throw new Failure(
    `No Composer was found for the server's tests: install it with php and unzip, or set COMPOSER_PATH (${refusal}).`,
  );
}
