import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
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
import {
  addressIn,
  backupBucketVariables,
  backupLocationVariable,
  openBackup,
  openNewest,
  type StoredBackup,
} from '../archive/backupLocations.ts';
import { decrypt } from '../archive/encryption.ts';
import { explainFailure } from '../archive/failures.ts';
import { type ArchiveHeader, type ArchiveRecord, readRecords } from '../archive/records.ts';
import { productVersion } from '../archive/version.ts';
import { CommandFailure, defineCommand, formatUsage, type IndependentContext } from '../command.ts';
import { withLockedFolder } from '../lockedFolder.ts';
import { ObjectWriter } from './objectWriter.ts';
import { checkBackup, type OpenRecords, restoreBackup } from './restoreBackup.ts';
import { canMigrateTo, findIncompatibility, findMissingKeys } from './restoreChecks.rules.ts';

const usage = '[<backup or folder or s3://bucket/folder/>]';

interface RestoreResult {
  /** The file name of the backup. */
  backup: string;
  createdAt: string;
  product: string;
  rows: number;
  objects: number;
  /** The keys of those that neither the backup nor the storage has. */
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

/** Refuses a database that has data, or tables of a newer version than the backup. */
async function requireEmpty(target: CopyTarget, header: ArchiveHeader, config: Config) {
  const { dataFolder, databaseUrl } = config;
  const location = databaseUrl === null ? dataFolder : 'the database in DATABASE_URL';
  const folder = join(dataFolder, 'database');
  const remedy =
    databaseUrl === null
      ? `Move its folder database away: mv ${folder} ${folder}.before`
      : 'Create an empty database, set DATABASE_URL to it and run the command again.';
  if (!(await target.isEmpty())) {
    throw new CommandFailure(
      `A backup is restored only into an empty installation, but ${location} contains data. ${remedy}`,
    );
  }
  if (!canMigrateTo(header.migrations, await target.listApplied())) {
    throw new CommandFailure(
      `The tables in ${location} are newer than the backup, because a server was started with it, but they contain no account. ${remedy} Start the server only after that.`,
    );
  }
}

async function restore(
  openRecords: OpenRecords,
  config: Config,
  context: IndependentContext,
): Promise<Omit<RestoreResult, 'backup'>> {
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
    const missingObjects: string[] = [];
    try {
      await restoreBackup(openRecords, totals, { target, objects }, context);
      for (const key of totals.missingObjects) {
        if (!(await storage.objects.has(key))) missingObjects.push(key);
      }
    } finally {
      await objects.close();
      storage.close();
    }
    const { createdAt, product } = header;
    const { rows, objects: count } = totals;
    const seconds = (performance.now() - start) / 1000;
    return { createdAt, product, rows, objects: count, missingObjects, seconds };
  } finally {
    await target.close();
  }
}

/** A backup, folder or bucket as the person named it, in the arguments or in the settings. */
interface Source {
  text: string;
  isArgument: boolean;
}

function readSource({ positionals: [argument, ...rest], variables }: IndependentContext): Source {
  const text = argument ?? variables[backupLocationVariable] ?? '';
  if (rest.length > 0) throw new CommandFailure(formatUsage('restore', usage), 2);
  if (text !== '') return { text, isArgument: argument !== undefined };
  throw new CommandFailure(
    `Name a backup, or set ${backupLocationVariable} to restore the newest backup in that folder or bucket.\n\n${formatUsage('restore', usage)}`,
    2,
  );
}

/** Opens a backup, and reports its name if the person did not choose it. */
async function open(
  { text, isArgument }: Source,
  context: IndependentContext,
  { s3 }: Config,
): Promise<StoredBackup> {
  const backup = await (isArgument ? openBackup : openNewest)(text, { ...context, s3 });
  if (!text.endsWith(backup.name)) {
    context.reporter.note(`The newest backup is ${addressIn(text, backup.name)}.`);
  }
  return backup;
}

async function* readBackup(
  { location, name }: StoredBackup,
  { text }: Source,
  { key, signal }: { key: Buffer; signal: AbortSignal },
): AsyncGenerator<ArchiveRecord> {
  const bytes = await location.read(name);
  if (!bytes) {
    const hint = text.startsWith('s3://') ? ' The address of a folder ends with a slash.' : '';
    throw new CommandFailure(`There is no backup ${text}.${hint}`);
  }
  for await (const record of readRecords(decrypt(bytes, key))) {
    // Here, so that an interruption also closes the file.
    signal.throwIfAborted();
    yield record;
  }
}

/** Runs work while no server can start with the installation. */
async function withoutServer<Result>(
  { dataFolder, databaseUrl }: Config,
  work: () => Promise<Result>,
): Promise<Result> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  return withLockedFolder(dataFolder, async () => {
    const finish = databaseUrl === null ? undefined : await lockStart(databaseUrl);
    try {
      return await work();
    } finally {
      await finish?.();
    }
  });
}

/** Restores a backup into an empty installation. */
export const restoreCommand = defineCommand<RestoreResult>({
  summary: 'Restores a backup into an empty installation whose server is stopped.',
  usage,
  details: `Of a folder or s3://bucket/folder/, the newest backup is restored. Without an argument, that is the
folder or bucket in ${backupLocationVariable}.`,
  options: {},
  variables: [backupKeyVariable, backupLocationVariable, ...backupBucketVariables],
  access: 'independent',
  async run(context) {
    const source = readSource(context);
    const config = readConfig(context.settings);
    const key = readBackupKey(context.variables);
    const { signal } = context;
    let backup: StoredBackup | undefined;
    try {
      const opened = await open(source, context, config);
      backup = opened;
      const openRecords = () => readBackup(opened, source, { key, signal });
      const restored = await withoutServer(config, () => restore(openRecords, config, context));
      return { backup: opened.name, ...restored };
    } catch (error) {
      throw explainFailure(error, 'The backup could not be restored');
    } finally {
      backup?.location.close();
    }
  },
  format({ createdAt, product, rows, objects, missingObjects, seconds }) {
    const restored = `Restored ${rows} rows, ${objects} packages and images in ${seconds.toFixed(1)} s, from the backup of ${createdAt} by Pressdock ${product}.`;
    if (missingObjects.length === 0) return `${restored} Start the server.`;
    return [
      restored,
      'The backup is incomplete: neither it nor the storage has these packages and images. Copy them to the storage, or restore an older backup into an empty installation:',
      ...missingObjects.map((key) => `  ${key}`),
    ].join('\n');
  },
  isFailure: ({ missingObjects }) => missingObjects.length > 0,
});
