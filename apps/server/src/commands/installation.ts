import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keepHeldObjects } from '../adapters/objects/heldObjects.ts';
import { openSealer } from '../adapters/sealing/masterKey.ts';
import type { Config } from '../config.ts';
import { DiskReserve } from '../db/embedded/diskReserve.ts';
import { FolderLockError, lockFolder } from '../db/embedded/lock.ts';
import { openEmbedded } from '../db/embedded/open.ts';
import { openPostgres } from '../db/postgres.ts';
import { openStorage } from '../storage.ts';
import { CommandFailure, type Installation } from './command.ts';

async function openParts(config: Config): Promise<Installation & { close(): Promise<void> }> {
  const fail = (error: unknown) => {
    throw error;
  };
  const database =
    config.databaseUrl === null
      ? await openEmbedded(config.dataFolder, new DiskReserve(config.dataFolder), fail, 'refuse')
      : await openPostgres(config.databaseUrl, 'refuse');
  try {
    // A server on Postgres may be receiving uploads at this moment.
    const opened = await openStorage(config, { isShared: config.databaseUrl !== null });
    const storage = keepHeldObjects(opened, database.backups);
    const close = async () => {
      storage.close();
      await database.close();
    };
    return { config, database, storage, sealer: await openSealer(config), close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Opens the installation, works with it and closes it. Returns undefined if a server uses the
 * embedded database, because it has one process only.
 *
 * @throws {@link CommandFailure} if there is no installation
 */
export async function withInstallation<Result>(
  config: Config,
  work: (installation: Installation) => Promise<Result>,
): Promise<Result | undefined> {
  if (config.databaseUrl === null && !existsSync(join(config.dataFolder, 'database'))) {
    throw new CommandFailure(
      `${config.dataFolder} contains no database. Set PRESSDOCK_DATA to the data folder of the server.`,
    );
  }
  let unlock: (() => void) | undefined;
  try {
    // Processes share a Postgres database, so only the embedded one is locked.
    if (config.databaseUrl === null) unlock = lockFolder(config.dataFolder);
  } catch (error) {
    if (error instanceof FolderLockError) return undefined;
    throw error;
  }
  try {
    const installation = await openParts(config);
    try {
      return await work(installation);
    } finally {
      await installation.close();
    }
  } finally {
    unlock?.();
  }
}
