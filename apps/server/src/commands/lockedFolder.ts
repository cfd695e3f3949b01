import { FolderLockError, lockFolder } from '../db/embedded/lock.ts';
import { CommandFailure } from './command.ts';

/**
 * Works with a data folder that no server uses meanwhile.
 *
 * @throws {@link CommandFailure} if a server uses it
 */
export async function withLockedFolder<Result>(
  folder: string,
  work: () => Promise<Result>,
): Promise<Result> {
  let unlock: () => void;
  try {
    unlock = lockFolder(folder);
  } catch (error) {
    throw error instanceof FolderLockError ? new CommandFailure(error.message) : error;
  }
  try {
    return await work();
  } finally {
    unlock();
  }
}
