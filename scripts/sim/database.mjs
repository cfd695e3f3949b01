import { mkdir } from 'node:fs/promises';
import { openSealer } from '../../apps/server/src/adapters/sealing/masterKey.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { DiskReserve } from '../../apps/server/src/db/embedded/diskReserve.ts';
import { lockFolder } from '../../apps/server/src/db/embedded/lock.ts';
import { openEmbedded } from '../../apps/server/src/db/embedded/open.ts';
import { openPostgres } from '../../apps/server/src/db/postgres.ts';

const fail = (error) => {
  throw error;
};

/** Opens the database that the environment configures, runs the work with it, and closes it. */
export async function withDatabase(work) {
  const config = readConfig(process.env);
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(config.dataFolder);
  const database =
    config.databaseUrl === null
      ? await openEmbedded(config.dataFolder, new DiskReserve(config.dataFolder), fail)
      : await openPostgres(config.databaseUrl);
  try {
    return await work(database, await openSealer(config));
  } finally {
    await database.close();
    unlock();
  }
}
