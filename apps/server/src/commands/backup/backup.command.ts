import { randomBytes } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CopyRefusedError } from '../../db/embedded/backups.ts';
import { backupsModule } from '../../modules/backups/backups.module.ts';
import type { BackupLocation } from '../../ports/backups.ts';
import { backupKeyVariable, readBackupKey } from '../archive/backupKey.ts';
import {
  addressIn,
  backupBucketVariables,
  backupLocationVariable,
  openLocation,
} from '../archive/backupLocations.ts';
import { backupName, findOldBackups } from '../archive/backupNames.rules.ts';
import { explainFailure } from '../archive/failures.ts';
import {
  CommandFailure,
  type CommandInput,
  defineCommand,
  formatUsage,
  type Installation,
} from '../command.ts';
import type { Reporter } from '../reporter.ts';
import type { BackupContent } from './archiveRecords.ts';
import { writeBackup } from './writeBackup.ts';

interface BackupResult extends BackupContent {
  backup: string;
  bytes: number;
  seconds: number;
  deleted: string[];
}

const usage = '[--to <folder or s3://bucket/folder>] [--keep <number>]';
const dayMs = 24 * 60 * 60 * 1000;

interface Options {
  to: string;
  keep: number | null;
}

function readOptions({ values, positionals, variables }: CommandInput): Options {
  const { to = variables[backupLocationVariable], keep } = values;
  const isValid = keep === undefined || /^[1-9]\d{0,5}$/.test(String(keep));
  if (positionals.length > 0 || !isValid) throw new CommandFailure(formatUsage('backup', usage), 2);
  if (typeof to !== 'string' || to === '') {
    throw new CommandFailure(
      `Add --to or set ${backupLocationVariable}: the folder or bucket that receives the backup.\n\n${formatUsage('backup', usage)}`,
      2,
    );
  }
  return { to, keep: keep === undefined ? null : Number(keep) };
}

/** Deletes older backups than those to keep, and returns which. The new one stays if that fails. */
async function deleteOld(
  location: BackupLocation,
  keep: number | null,
  reporter: Reporter,
): Promise<string[]> {
  const deleted: string[] = [];
  if (keep === null) return deleted;
  try {
    for (const name of findOldBackups(await location.list(), keep)) {
      await location.remove(name);
      deleted.push(name);
    }
  } catch (error) {
    const { message } = error as Error;
    reporter.note(`The backup is complete, but older ones could not be deleted: ${message}`);
  }
  return deleted;
}

/** Records a complete backup. It stays complete if that fails. */
async function record(use: Installation['use'], start: Date, reporter: Reporter): Promise<void> {
  try {
    await (await use(backupsModule)).record(start);
  } catch (error) {
    const { message } = error as Error;
    reporter.note(
      `The backup is complete, but the database could not record it, so that doctor and the alert do not count it: ${message}`,
    );
  }
}

function explain(error: unknown, to: string): unknown {
  if (error instanceof CopyRefusedError) return new CommandFailure(error.message);
  if ((error as NodeJS.ErrnoException).code === 'EROFS') {
    return new CommandFailure(
      `The backup could not be written to ${to}, which is read-only for the server. In its unit of systemd, it may write backups to /var/backups/pressdock only; ReadWritePaths= allows other folders.`,
    );
  }
  return explainFailure(error, `The backup could not be written to ${to}`);
}

/** A sandbox or a container may show the server other folders than the person. */
async function confirm({ backup }: BackupResult, { folder }: CommandInput): Promise<void> {
  if (backup.startsWith('s3://')) return;
  const path = resolve(folder, backup);
  const { code } = (await access(path).catch((error) => error)) ?? {};
  if (code === 'ENOENT') {
    throw new CommandFailure(
      `The server wrote ${path}, but you cannot see this file: the server has other folders of this name, because it runs in a sandbox or a container. Use a folder that both see, such as /var/backups/pressdock.`,
    );
  }
}

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1);

function format(result: BackupResult): string {
  const { backup, bytes, seconds, rows, objects, missingObjects, deleted } = result;
  const lines = [
    `Wrote ${backup}: ${rows} rows, ${objects} packages and images, ${megabytes(bytes)} MB in ${seconds.toFixed(1)} s.`,
  ];
  if (deleted.length > 0) lines.push(`Deleted ${deleted.length} older backups.`);
  if (missingObjects.length > 0) {
    lines.push(
      'The backup is incomplete, so no older one was deleted. The storage does not have these packages and images:',
      ...missingObjects.map((key) => `  ${key}`),
    );
  }
  return lines.join('\n');
}

/** Writes an encrypted backup. */
export const backupCommand = defineCommand<BackupResult>({
  summary: 'Writes an encrypted backup of the database, packages and images.',
  usage,
  options: {
    to: {
      type: 'string',
      description: `The folder or bucket that receives the backup. Required unless ${backupLocationVariable} is set.`,
    },
    keep: {
      type: 'string',
      description: 'How many backups to keep; older ones are deleted. Without it, all are kept.',
    },
  },
  variables: [backupKeyVariable, backupLocationVariable, ...backupBucketVariables],
  access: 'online',
  async run({ config, database, storage, use }, context) {
    const { to, keep } = readOptions(context);
    const key = readBackupKey(context.variables);
    const location = openLocation(to, { ...context, s3: config.s3 });
    const start = new Date();
    try {
      await location.removeUnfinished(new Date(start.getTime() - dayMs));
      const name = backupName(start, randomBytes(3).toString('hex'));
      const { objects } = storage;
      const written = await writeBackup(
        { database, objects },
        { location, name, key },
        context,
        start,
      );
      const isComplete = written.missingObjects.length === 0;
      if (isComplete) await record(use, start, context.reporter);
      // Older backups may contain what is missing.
      const deleted = isComplete ? await deleteOld(location, keep, context.reporter) : [];
      if (config.masterKey === null) {
        const path = join(config.dataFolder, 'master.key');
        context.reporter.note(
          `The backup does not contain the master key ${path}, without which its secrets cannot be decrypted. Store a copy of it and of ${backupKeyVariable} elsewhere.`,
        );
      }
      const seconds = (Date.now() - start.getTime()) / 1000;
      return { backup: addressIn(to, name), ...written, seconds, deleted };
    } catch (error) {
      throw explain(error, to);
    } finally {
      location.close();
    }
  },
  confirm,
  format,
  isFailure: ({ missingObjects }) => missingObjects.length > 0,
});
