import { closeSync, constants, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';

/** The data folder cannot be locked, usually because another process uses it. */
export class FolderLockError extends Error {
  constructor(folder: string, problem: string) {
    super(`The data folder ${folder} ${problem}`);
    this.name = 'FolderLockError';
  }
}

/** Returns the path of the file in which the server that holds the lock stores its control address. */
export const controlFilePath = (dataFolder: string): string => join(dataFolder, 'control.json');

/** Only for the message to a refused process: the operating system knows who holds the lock. */
interface Holder {
  /** The process id on its host, or in its container. */
  pid: number;
  host: string;
}

/** Behind the text, because on Windows other processes cannot read locked bytes. */
const lockedByte = 2 ** 20;
/** The text always has this size, so that writing it again needs no space on a full disk. */
const textLength = 400;
const withoutLocks = new Set(['ENOLCK', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']);

function describeHolder(path: string): string {
  try {
    const { pid, host } = JSON.parse(readFileSync(path, 'utf8')) as Holder;
    return `process ${pid}${host === hostname() ? '' : ` on ${host}`}`;
  } catch {
    // The holder is about to write the text, or could not.
    return 'another process';
  }
}

function writeHolder(file: number): void {
  const holder: Holder = { pid: process.pid, host: hostname() };
  try {
    writeSync(file, JSON.stringify(holder).padEnd(textLength), 0);
  } catch (error) {
    // The lock does not depend on its text, and a server with a full disk still serves reads.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

function take(file: number, folder: string): boolean {
  try {
    return tryLock(file, lockedByte, 1);
  } catch (error) {
    if (!withoutLocks.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    const problem = 'is on a file system without locks. Set PRESSDOCK_DATA to a local disk.';
    throw new FolderLockError(folder, problem);
  }
}

/**
 * Locks the data folder until the returned function is called or the process ends. The operating
 * system holds the lock, so it also excludes processes in other containers and needs no cleanup.
 *
 * @throws {@link FolderLockError} naming the holder
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600);
  try {
    if (!take(file, folder)) {
      const problem = `is in use by ${describeHolder(path)}. Stop that process or set PRESSDOCK_DATA to another folder.`;
      throw new FolderLockError(folder, problem);
    }
    // The port in the file of a holder that was killed may belong to another user by now.
    rmSync(controlFilePath(folder), { force: true });
    writeHolder(file);
  } catch (error) {
    closeSync(file);
    throw error;
  }
  return () => closeSync(file);
}
