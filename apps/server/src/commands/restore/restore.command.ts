import { mkdir } from 'node:fs/promises';
import { hasMasterKey, openSealer } from '../../adapters/sealing/masterKey.ts';
import { type Config, readConfig } from '../../config.ts';
import type { CopyTarget } from '../../db/copy/copyTarget.ts';
import { openPostgresTarget } from '../../db/copy/postgresTarget.ts';
import { openEmbeddedTarget } from '../../db/embedded/copyTarget.ts';
import { listMigrations } from '../../db/migrate.ts';
import { lockStart } from '../../db/startLock.ts';
import { countServerConnections } from '../../db/upgrade/serverConnections.ts';
import { openStorage } from '../../storage.ts';
import { backupKeyVariable, readBackupKey } from '../archive/backupKey.ts';
import { backupBucketVariables, openLocationOf } from '../archive/backupLocations.ts';
import { decrypt } from '../archive/encryption.ts';
import { explainFailure } from '../archive/failures.ts';
import { type ArchiveHeader, type ArchiveRecord, readRecords } from '../archive/records.ts';
import { productVersion } from '../archive/version.ts';
import { CommandFailure, defineCommand, type IndependentContext } from '../command.ts';
import { withLockedFolder } from '../lockedFolder.ts';
import { ObjectWriter } from './objectWriter.ts';
import { checkBackup, type OpenRecords, restoreBackup } from './restoreBackup.ts';
import { findIncompatibility, findMissingKeys } from './restoreChecks.rules.ts';

interface RestoreResult {
  createdAt: string;
  product: string;
  rows: number;
  objects: number;
  missingObjects: string[];
  seconds: number;
}

async function readHeader(openRecords: OpenRecords): Promise<ArchiveHeader> {
  for await (const record of openRecords()) {
    if (record.kind === 'header') return record.value;
    break;
  }
  throw new CommandFailure('The backup has no header.');
}

async function listMasterKeys(config: Config): Promise<readonly string[]> {
  return hasMasterKey(config) ? (await openSealer(config)).keyIds : [];
}

/** Refuses a backup that this installation cannot use. */
async function requireUsable(header: ArchiveHeader, config: Config): Promise<void> {
  const reason = findIncompatibility(header, listMigrations(), productVersion);
  if (reason !== undefined) throw new CommandFailure(reason);
  if (config.isMasterKeyLost) return;
  const keys = await listMasterKeys(config);
  const missing = findMissingKeys(header.masterKeys, keys, config.dataFolder);
  if (missing !== undefined) throw new CommandFailure(missing);
}

/** Refuses a Postgres database that a server uses. The data folder of the embedded one is locked. */
async function requireNoServer({ databaseUrl, databaseDirectUrl }: Config): Promise<void> {
  const url = databaseDirectUrl ?? databaseUrl;
  if (url === null || (await countServerConnections(url)) === 0) return;
  throw new CommandFailure(
    'A server uses the database in DATABASE_URL. Stop it and run the command again.',
  );
}

/** Refuses a database that has data, or tables of another version than the backup. */
async function requireEmpty(target: CopyTarget, header: ArchiveHeader, config: Config) {
  const location = config.databaseUrl === null ? config.dataFolder : 'the database in DATABASE_URL';
  const remedy =
    config.databaseUrl === null
      ? 'Set PRESSDOCK_DATA to a new folder, or move this one away.'
      : 'Create an empty database and set DATABASE_URL to it.';
  if (!(await target.isEmpty())) {
    throw new CommandFailure(
      `A backup is restored only into an empty installation, but ${location} contains data. ${remedy}`,
    );
  }
  const applied = await target.listApplied();
  if (applied.length > 0 && applied.at(-1) !== header.migrations.at(-1)) {
    throw new CommandFailure(`The tables in ${location} are of another version. ${remedy}`);
  }
}

async function restore(
  openRecords: OpenRecords,
  config: Config,
  context: IndependentContext,
): Promise<RestoreResult> {
  const start = performance.now();
  const header = await readHeader(openRecords);
  await requireUsable(header, config);
  await requireNoServer(config);
  const target =
    config.databaseUrl === null
      ? openEmbeddedTarget(config.dataFolder)
      : await openPostgresTarget(config.databaseUrl);
  try {
    await requireEmpty(target, header, config);
    const totals = await checkBackup(openRecords, context);
    const storage = await openStorage(config);
    const objects = await ObjectWriter.create(storage.objects, config.dataFolder);
    try {
      await restoreBackup(openRecords, totals, { target, objects }, context);
    } finally {
      await objects.close();
      storage.close();
    }
    const { createdAt, product } = header;
    const { rows, objects: count, missingObjects } = totals;
    const seconds = (performance.now() - start) / 1000;
    return { createdAt, product, rows, objects: count, missingObjects, seconds };
  } finally {
    await target.close();
  }
}

/** Restores a backup into an empty installation. */
export const restoreCommand = defineCommand<RestoreResult>({
  summary: 'Restores a backup into an empty installation whose server is stopped.',
  usage: '<file or s3://bucket/file>',
  options: {},
  variables: [backupKeyVariable, ...backupBucketVariables],
  access: 'independent',
  async run(context) {
    const [file, ...rest] = context.positionals;
    if (file === undefined || rest.length > 0) {
      throw new CommandFailure('Usage: pressdock restore <file or s3://bucket/file>', 2);
    }
    const config = readConfig(context.settings);
    const key = readBackupKey(context.variables);
    const { location, name } = openLocationOf(file, { ...context, s3: config.s3 });
    async function* openRecords(): AsyncGenerator<ArchiveRecord> {
      const bytes = await location.read(name);
      if (!bytes) throw new CommandFailure(`There is no backup ${file}.`);
      for await (const record of readRecords(decrypt(bytes, key))) {
        // Here, so that an interruption also closes the file.
        context.signal.throwIfAborted();
        yield record;
      }
    }
    try {
      await mkdir(config.dataFolder, { recursive: true, mode: 0o700 });
      return await withLockedFolder(config.dataFolder, async () => {
        const finish =
          config.databaseUrl === null ? undefined : await lockStart(config.databaseUrl);
        try {
          return await restore(openRecords, config, context);
        } finally {
          await finish?.();
        }
      });
    } catch (error) {
      throw explainFailure(error, 'The backup could not be restored');
    } finally {
      location.close();
    }
  },
  format: ({ createdAt, product, rows, objects, seconds }) =>
    `Restored ${rows} rows, ${objects} packages and images in ${seconds.toFixed(1)} s, from the backup of ${createdAt} by Pressdock ${product}. Start the server.`,
});
