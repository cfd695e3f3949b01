import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig } from '../../config.ts';
import { explainDatabaseFailure } from '../../db/connections/databaseFailure.ts';
import { DiskReserve } from '../../db/embedded/diskReserve.ts';
import { FolderLockError, lockFolder } from '../../db/embedded/lock.ts';
import { openEmbedded } from '../../db/embedded/open.ts';
import { openPostgres } from '../../db/postgres.ts';
import { lockStart } from '../../db/startLock.ts';
import { type MigrationPlan, requireNoNewer } from '../../db/upgrade/migrationPlan.ts';
import { readPlan } from '../../db/upgrade/readPlan.ts';
import { RELEASE } from '../../db/upgrade/release.ts';
import { CommandFailure, defineCommand } from '../command.ts';

interface MigrateResult extends MigrationPlan {
  /** This release. */
  release: string;
  /** Whether the pending migrations were run. */
  isMigrated: boolean;
}

/** Locks the database against servers that start, and the embedded one against all others. */
async function lock({
  databaseUrl,
  databaseDirectUrl,
  dataFolder,
}: Config): Promise<() => void | Promise<void>> {
  if (databaseUrl !== null) {
    return lockStart(databaseDirectUrl ?? databaseUrl).catch((error) => {
      throw explainDatabaseFailure(error);
    });
  }
  if (!existsSync(join(dataFolder, 'database'))) {
    throw new CommandFailure(
      `${dataFolder} contains no database. Set PRESSDOCK_DATA to the data folder of the server, which creates its database when it starts.`,
    );
  }
  try {
    return lockFolder(dataFolder);
  } catch (error) {
    if (!(error instanceof FolderLockError)) throw error;
    throw new CommandFailure(`${error.message} A server upgrades its own database when it starts.`);
  }
}

async function upgrade({ databaseUrl, dataFolder }: Config): Promise<void> {
  const fail = (error: unknown) => {
    throw error;
  };
  const database =
    databaseUrl === null
      ? await openEmbedded(dataFolder, new DiskReserve(dataFolder), fail)
      : await openPostgres(databaseUrl);
  await database.close();
}

function describe({ pending, oldestRelease, unknown, isMigrated, release }: MigrateResult): string {
  if (unknown.length > 0) {
    return `A newer release than ${release} has upgraded the database. Start that release, or restore a backup from before the upgrade.`;
  }
  if (pending.length === 0) return `The database has the schema of release ${release}.`;
  const lines = pending.map((name) => `  ${name}`).join('\n');
  if (isMigrated) return `The database was upgraded to release ${release}:\n${lines}`;
  const advice =
    oldestRelease === undefined
      ? 'Servers of the previous release can stay online during the upgrade.'
      : `Stop all servers older than ${oldestRelease} first.`;
  return `The upgrade to release ${release} runs these migrations:\n${lines}\n${advice}`;
}

/** Upgrades the database to the schema of this release, or shows what that would do. */
export const migrateCommand = defineCommand<MigrateResult>({
  summary: 'Upgrades the database to this release; --check only shows what is pending.',
  usage: '[--check]',
  options: {
    check: {
      type: 'boolean',
      description: 'Only lists the pending migrations; the exit code is 1 if there are any.',
    },
  },
  access: 'independent',
  async run({ values, settings }) {
    const config = readConfig(settings);
    const unlock = await lock(config);
    try {
      const plan = await readPlan(config);
      const isMigrated = !values.check && plan.pending.length > 0;
      if (!values.check) requireNoNewer(plan);
      if (isMigrated) await upgrade(config);
      return { release: RELEASE, ...plan, isMigrated };
    } finally {
      await unlock();
    }
  },
  isFailure: ({ pending, unknown, isMigrated }) =>
    unknown.length > 0 || (pending.length > 0 && !isMigrated),
  format: describe,
});
