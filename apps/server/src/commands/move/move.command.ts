import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, readConfig, type S3Config } from '../../config.ts';
import { CopyRefusedError } from '../../db/embedded/backups.ts';
import { FolderLockError, lockFolder } from '../../db/embedded/lock.ts';
import { explainFailure } from '../archive/failures.ts';
import { CommandFailure, defineCommand, formatUsage, type IndependentContext } from '../command.ts';
import { withLockedFolder } from '../lockedFolder.ts';
import { type MovedObjects, moveToBucket } from './moveToBucket.ts';
import { type MovedRows, moveToPostgres } from './moveToPostgres.ts';

type MoveResult = (MovedRows | (MovedObjects & { isServerRunning: boolean })) & {
  seconds: number;
};

const bucketVariables = [
  'PRESSDOCK_MOVE_S3_BUCKET',
  'PRESSDOCK_MOVE_S3_REGION',
  'PRESSDOCK_MOVE_S3_ENDPOINT',
  'PRESSDOCK_MOVE_S3_ACCESS_KEY_ID',
  'PRESSDOCK_MOVE_S3_SECRET_ACCESS_KEY',
] as const;
const usage = '--to postgres|s3';
const databaseVariable = 'PRESSDOCK_MOVE_DATABASE_URL';

function readDatabaseUrl({ variables }: IndependentContext): string {
  const url = variables[databaseVariable] ?? '';
  if (!/^postgres(?:ql)?:\/\//.test(url)) {
    throw new CommandFailure(
      `Set ${databaseVariable} to the postgres:// address of an empty database.`,
    );
  }
  return url;
}

function readBucket({ variables }: IndependentContext): S3Config {
  const [bucket, region, endpoint, accessKeyId, secretAccessKey] = bucketVariables.map(
    (name) => variables[name],
  );
  if (!bucket || !accessKeyId || !secretAccessKey) {
    throw new CommandFailure(
      'Set PRESSDOCK_MOVE_S3_BUCKET, PRESSDOCK_MOVE_S3_ACCESS_KEY_ID and PRESSDOCK_MOVE_S3_SECRET_ACCESS_KEY.',
    );
  }
  return {
    bucket,
    region: region || 'us-east-1',
    accessKeyId,
    secretAccessKey,
    ...(endpoint && { endpoint }),
  };
}

async function moveRows(config: Config, context: IndependentContext): Promise<MovedRows> {
  if (config.databaseUrl !== null) {
    throw new CommandFailure(
      `DATABASE_URL is set, so this installation uses Postgres already. To move the embedded database, unset it and set ${databaseVariable}.`,
    );
  }
  const url = readDatabaseUrl(context);
  if (!existsSync(join(config.dataFolder, 'database'))) {
    throw new CommandFailure(
      `${config.dataFolder} contains no database. Set PRESSDOCK_DATA to the data folder of the server.`,
    );
  }
  return withLockedFolder(config.dataFolder, () => moveToPostgres(config.dataFolder, url, context));
}

/** Returns a function that unlocks the folder; undefined if a server uses it. */
function tryToLock(folder: string): (() => void) | undefined {
  try {
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof FolderLockError) return undefined;
    throw error;
  }
}

async function moveObjects(config: Config, context: IndependentContext) {
  if (config.s3 !== null) {
    throw new CommandFailure(
      'S3_BUCKET is set, so this installation uses a bucket already. To move the files of the data folder, unset it and set PRESSDOCK_MOVE_S3_BUCKET.',
    );
  }
  const s3 = readBucket(context);
  if (!existsSync(join(config.dataFolder, 'objects'))) {
    throw new CommandFailure(
      `${config.dataFolder} contains no packages. Set PRESSDOCK_DATA to the data folder of the server.`,
    );
  }
  const unlock = tryToLock(config.dataFolder);
  try {
    const moved = await moveToBucket(config.dataFolder, s3, context);
    return { ...moved, isServerRunning: unlock === undefined };
  } finally {
    unlock?.();
  }
}

function formatRows({ tables, rows, resumedTables }: MovedRows): string {
  const resumed = resumedTables > 0 ? ` (${resumedTables} by an earlier run)` : '';
  const moved =
    resumedTables < tables
      ? `Moved ${rows} rows of ${tables} tables${resumed} and compared every table.`
      : `An earlier run moved all ${rows} rows of ${tables} tables and compared every table.`;
  return `${moved}
Set DATABASE_URL to the address in ${databaseVariable} and start the server. Keep the data folder: it still contains the master key and, without a bucket, the packages. Once everything works, delete its folder "database".`;
}

function formatObjects(moved: MovedObjects & { isServerRunning: boolean }): string {
  const { objects, resumedObjects, damagedObjects, isServerRunning } = moved;
  const lines = [
    `Moved ${objects} packages and images and compared each; ${resumedObjects} were moved by an earlier run.`,
  ];
  if (damagedObjects.length > 0) {
    lines.push(
      'The content of these packages is damaged. Upload these versions again:',
      ...damagedObjects.map((key) => `  ${key}`),
    );
  }
  lines.push(
    isServerRunning
      ? 'The server is running. Stop it and run this command again, which moves what was uploaded meanwhile.'
      : 'Set S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY to the values of the PRESSDOCK_MOVE_S3 variables and start the server. Once everything works, delete the folder "objects" of the data folder.',
  );
  return lines.join('\n');
}

/** Moves an installation from the embedded database to Postgres, or from the disk to a bucket. */
export const moveCommand = defineCommand<MoveResult>({
  summary: 'Moves the embedded database to Postgres, or packages and images to a bucket.',
  usage,
  details: `With postgres, PRESSDOCK_MOVE_DATABASE_URL is the address of an empty database.
With s3, PRESSDOCK_MOVE_S3_BUCKET is the bucket. A move that was interrupted can be run again.`,
  options: {
    to: {
      type: 'string',
      description: 'postgres moves the embedded database, s3 moves packages and images.',
    },
  },
  variables: [databaseVariable, ...bucketVariables],
  access: 'independent',
  async run(context) {
    const { to } = context.values;
    if ((to !== 'postgres' && to !== 's3') || context.positionals.length > 0) {
      throw new CommandFailure(formatUsage('move', usage), 2);
    }
    const start = performance.now();
    try {
      const config = readConfig(context.settings);
      const moved = await (to === 'postgres' ? moveRows : moveObjects)(config, context);
      return { ...moved, seconds: (performance.now() - start) / 1000 };
    } catch (error) {
      if (error instanceof CopyRefusedError) throw new CommandFailure(error.message);
      throw explainFailure(error, 'The move was interrupted and can be run again');
    }
  },
  format: (result) => (result.to === 's3' ? formatObjects(result) : formatRows(result)),
  isFailure: (result) => result.to === 's3' && result.damagedObjects.length > 0,
});
