import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from './child.mjs';
import { causeOf, Failure } from './failure.mjs';
import { withProgress } from './progress.mjs';
import { root } from './root.mjs';

const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.pressdock-install');
const installedFile = join(root, 'node_modules', '.package-lock.json');

/** Returns a hash of everything that determines the contents of node_modules. */
function fingerprint() {
  return createHash('sha256')
    .update(readFileSync(lockFile))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
}

/** Whether npm's own record lists every required package of the lock file. */
function isInPlace() {
  if (!existsSync(installedFile)) return false;
  const required = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(required).every(
    ([path, { version, optional, peer, link }]) =>
      !path.includes('node_modules/') ||
      optional ||
      (peer && installed[path] === undefined) ||
      (link ? installed[path]?.link === true : installed[path]?.version === version),
  );
}

function stamp() {
  try {
    writeFileSync(stampFile, fingerprint());
  } catch (error) {
    throw new Failure(`The packages could not be installed: ${causeOf(String(error))}.`);
  }
}

/** Returns the command and the first arguments with which npm runs: the npm that runs this process, if any. */
export function npm() {
  const program = process.env.npm_execpath;
  return program?.endsWith('.js') ? [process.execPath, [program]] : ['npm', []];
}

/**
 * Installs the packages of package-lock.json, unless a hash stored in node_modules shows that
 * they are installed.
 * @throws {Failure} if npm fails, for example because its registry is unreachable
 */
export async function ensureInstalled() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint()) return;
  if (isInPlace()) return stamp();
  const [command, args] = npm();
  const install = capture(
    command,
    [...args, 'ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-progress'],
    { cwd: root },
  );
  const { code, output } = await withProgress('Installing packages', install);
  if (code !== 0) throw new Failure(`The packages could not be installed: ${causeOf(output)}.`);
  stamp();
}
