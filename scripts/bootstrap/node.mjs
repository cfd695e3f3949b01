import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { root } from './root.mjs';

const oldest = [22, 18];

function isRecent(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

/**
 * Finds the Node that runs Pressdock: the pinned one in node_modules or, on platforms without a
 * package, the current one.
 * @throws {Failure} if the current one is too old
 */
export function findNode() {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const name = `node-${process.platform.replace('win32', 'win')}-${process.arch}`;
  const pinned = join(root, 'node_modules', name, 'bin', `node${suffix}`);
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned;
  if (isRecent(process.versions.node)) return process.execPath;
  throw new Failure(
    `Pressdock needs Node ${oldest.join('.')} or newer on ${process.platform} ${process.arch}; the current version is ${process.versions.node}.`,
  );
}
