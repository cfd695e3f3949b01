import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FolderState, stateOfError } from './health.rules.ts';

/**
 * Writes and deletes a file in the data folder. The folder counts as missing without its lock file, for
 * example when its volume is gone and the empty mount point is left.
 *
 * @param hasRoom returns whether the disk has room for changes
 */
export async function checkDataFolder(
  folder: string,
  hasRoom: () => Promise<boolean>,
): Promise<FolderState> {
  const path = join(folder, 'health-check');
  try {
    await stat(join(folder, 'lock'));
    await writeFile(path, 'x');
    await rm(path, { force: true });
    return (await hasRoom()) ? 'ok' : 'full';
  } catch (error) {
    return stateOfError((error as NodeJS.ErrnoException).code);
  }
}
