import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './bootstrap/apt.mjs';
import { Failure } from './bootstrap/failure.mjs';

/** Composer, PHP, and the program with which Composer unpacks zip files. */
const needed = ['composer', 'php', 'unzip'];

function onPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}

/** Returns whether PHP has the extension that the examples in the guides use. */
function hasCurl() {
  return /^curl$/m.test(execFileSync('php', ['-m'], { encoding: 'utf8' }));
}

const isComplete = () => needed.every(onPath) && hasCurl();

/**
 * Finds a Composer for the server's tests: COMPOSER_PATH or the system's, or installs Debian's
 * package.
 * @throws {Failure} if none is available, because tests are never skipped
 */
export async function findComposer() {
  const configured = process.env.COMPOSER_PATH;
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new Failure(`COMPOSER_PATH is ${configured}, which does not exist.`);
  }
  if (isComplete()) return onPath('composer');
  const reason = await aptInstall('composer', 'php-curl', 'unzip');
  if (isComplete()) return onPath('composer');
  throw new Failure(
    `The server's tests need Composer. Install it with PHP, PHP's curl and unzip, or set COMPOSER_PATH (${reason}).`,
  );
}
