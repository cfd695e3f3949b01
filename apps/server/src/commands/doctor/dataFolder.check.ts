import { constants, existsSync } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { planDiskUse, RESERVE_BYTES } from '../../db/embedded/diskReserve.rules.ts';
import { freeBytes } from '../../db/embedded/diskReserve.ts';
import { FolderLockError, lockFolder } from '../../db/embedded/lock.ts';
import { type Check, type CheckResult, formatBytes, resultsOf } from './check.ts';

const folderMode = 0o700;
const lowBytes = 2 ** 30;

/** Locks the data folder; returns who holds it if another process does. */
export function tryLock(folder: string): { unlock: () => void } | { holder: string } {
  try {
    return { unlock: lockFolder(folder) };
  } catch (error) {
    if (error instanceof FolderLockError) return { holder: error.message };
    throw error;
  }
}

function describeLock(folder: string): string {
  const lock = tryLock(folder);
  if ('holder' in lock) return /is in use by (.*?)\. /.exec(lock.holder)?.[1] ?? lock.holder;
  lock.unlock();
  return '';
}

/** Examines the data folder: mode, owner, write access, and who uses it. */
export const checkDataFolder: Check = async ({ config: { dataFolder } }) => {
  const results = resultsOf('data folder');
  if (!existsSync(dataFolder)) {
    const remedy = 'The server creates it. Check PRESSDOCK_DATA if there should be data.';
    return [results.warning(`${dataFolder} does not exist.`, remedy)];
  }
  const { mode, uid } = await stat(dataFolder);
  const found: CheckResult[] = [];
  const own = process.getuid?.();
  if (own !== undefined && uid !== own) {
    const message = `${dataFolder} belongs to user ${uid}, and this command runs as user ${own}.`;
    found.push(results.warning(message, 'Run the command as the user of the server.'));
  }
  if ((mode & 0o777) !== folderMode) {
    const message = `${dataFolder} has mode ${(mode & 0o777).toString(8)}, so others can read it.`;
    found.push(results.warning(message, `Run: chmod 700 ${dataFolder}`));
  }
  try {
    await access(dataFolder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    const remedy = `Run: chown -R <user of the server> ${dataFolder}`;
    return [...found, results.failed(`${dataFolder} is not writable.`, remedy)];
  }
  const holder = describeLock(dataFolder);
  const use = holder === '' ? 'no process uses it' : `${holder} uses it`;
  return [...found, results.ok(`${dataFolder} is writable; ${use}.`)];
};

/** Examines the free space of the disk and the reserve of the embedded database. */
export const checkDisk: Check = ({ config: { dataFolder, databaseUrl } }) => {
  const results = resultsOf('disk');
  if (!existsSync(dataFolder)) return [];
  const free = freeBytes(dataFolder);
  const hasReserve = existsSync(join(dataFolder, 'reserve'));
  const { isReadOnly } = planDiskUse(free, hasReserve, 'running');
  const remedy = `Free space on the disk of ${dataFolder}.`;
  const space = `${formatBytes(free)} are free`;
  if (databaseUrl === null && isReadOnly) {
    return [results.failed(`Only ${space}, so the server rejects changes.`, remedy)];
  }
  if (free < lowBytes) {
    return [results.warning(`Only ${space}; a build needs 1 GB.`, remedy)];
  }
  if (databaseUrl !== null) return [results.ok(`${space}.`)];
  const reserve = hasReserve
    ? `${formatBytes(RESERVE_BYTES)} are reserved`
    : 'the server creates its reserve when it starts';
  return [results.ok(`${space}; ${reserve}.`)];
};
