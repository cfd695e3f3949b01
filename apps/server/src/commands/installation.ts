import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createQueues, openJobs } from '../adapters/jobs/jobs.ts';
import { keepHeldObjects } from '../adapters/objects/heldObjects.ts';
import { hasMasterKey, openSealer } from '../adapters/sealing/masterKey.ts';
import { collectQueues, composeModules } from '../composition.ts';
import type { Config } from '../config.ts';
import { explainDatabaseFailure } from '../db/connections/databaseFailure.ts';
import type { Database } from '../db/database.ts';
import { DiskReserve } from '../db/embedded/diskReserve.ts';
import { FolderLockError, lockFolder } from '../db/embedded/lock.ts';
import { openEmbedded } from '../db/embedded/open.ts';
import { openPostgres } from '../db/postgres.ts';
import { createEvents } from '../events.ts';
import { openExternalServices } from '../externalServices.ts';
import { modules } from '../modules.ts';
import type { Sealer } from '../ports/sealing.ts';
import { createSharedEvents } from '../processes/sharedEvents.ts';
import { requireMasterKeys, requireRegisteredKey } from '../secrets/masterKeys.ts';
import { openStorage } from '../storage.ts';
import { CommandFailure, type Installation } from './command.ts';

/** Whether a command uses the master keys of the servers, or replaces them. */
type KeyUse = 'used' | 'replaced';

/** Opens the modules without their background work when a command first uses one. */
function shareModules(parts: Omit<Installation, 'use'>): {
  use: Installation['use'];
  close(): Promise<void>;
} {
  let opened: ReturnType<typeof openModules> | undefined;
  return {
    async use(module) {
      opened ??= openModules(parts);
      return (await opened).use(module);
    },
    close: async () => (await opened)?.close(),
  };
}

async function openModules({ config, database, storage, sealer }: Omit<Installation, 'use'>) {
  const logFailure = (error: unknown): void => {
    process.stderr.write(`${String(error)}\n`);
  };
  const external = await openExternalServices(config);
  await createQueues(database, collectQueues(modules));
  const jobs = await openJobs(database, logFailure, {}, 'command');
  const url = config.databaseDirectUrl ?? config.databaseUrl;
  const log = { warn: logFailure, error: logFailure };
  // The servers learn what the command changes, which learns nothing from them.
  const shared = url === null ? undefined : createSharedEvents({ url, database, log });
  const composition = composeModules(modules, {
    ...{ config, database, storage, jobs, logFailure },
    external: { ...external, sealer },
    events: createEvents(shared?.send),
    shareCount: undefined,
  });
  const close = async () => {
    await composition.close();
    await shared?.close();
    await external.close();
  };
  return { use: composition.use, close };
}

/** Returns the sealer of the servers. Creates no key, which would then be a wrong one. */
async function openServerSealer(config: Config, database: Database, keys: KeyUse): Promise<Sealer> {
  if (!hasMasterKey(config)) {
    throw new CommandFailure(
      `There is no master key. Run the command with the settings of the server: PRESSDOCK_MASTER_KEY, or master.key in ${config.dataFolder}.`,
    );
  }
  const sealer = await openSealer(config);
  if (keys === 'replaced') await requireMasterKeys(database, sealer, config);
  else await requireRegisteredKey(database, sealer);
  return sealer;
}

async function openParts(
  config: Config,
  keys: KeyUse,
): Promise<Installation & { close(): Promise<void> }> {
  const fail = (error: unknown) => {
    throw error;
  };
  const database =
    config.databaseUrl === null
      ? await openEmbedded(config.dataFolder, new DiskReserve(config.dataFolder), fail, 'refuse')
      : await openPostgres(config.databaseUrl, 'refuse').catch((error) => {
          throw explainDatabaseFailure(error);
        });
  try {
    const sealer = await openServerSealer(config, database, keys);
    // A server on Postgres may be receiving uploads at this moment.
    const opened = await openStorage(config, { isShared: config.databaseUrl !== null });
    const storage = keepHeldObjects(opened, database.backups);
    const parts = { config, database, storage, sealer };
    const modules = shareModules(parts);
    const close = async () => {
      await modules.close();
      storage.close();
      await database.close();
    };
    return { ...parts, use: modules.use, close };
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
  keys: KeyUse = 'used',
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
    const installation = await openParts(config, keys);
    try {
      return await work(installation);
    } finally {
      await installation.close();
    }
  } finally {
    unlock?.();
  }
}
