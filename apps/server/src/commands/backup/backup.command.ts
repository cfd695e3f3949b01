import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { CopyRefusedError } from '../../db/embedded/backups.ts';
import type { BackupLocation } from '../../ports/backups.ts';
import { backupKeyVariable, readBackupKey } from '../archive/backupKey.ts';
import { backupBucketVariables, openLocation } from '../archive/backupLocations.ts';
import { explainFailure } from '../archive/failures.ts';
import { CommandFailure, type CommandInput, defineCommand } from '../command.ts';
import type { BackupContent } from './archiveRecords.ts';
import { backupName, findOldBackups } from './backupNames.rules.ts';
import { writeBackup } from './writeBackup.ts';

interface BackupResult extends BackupContent {
  backup: string;
  bytes: number;
  seconds: number;
  deleted: string[];
}

const usage = 'Usage: pressdock backup --to <folder or s3://bucket/folder> [--keep <number>]';
const dayMs = 24 * 60 * 60 * 1000;

function readOptions({ values, positionals }: CommandInput): { to: string; keep: number | null } {
  const { to, keep } = values;
  const isValid = keep === undefined || /^[1-9]\d{0,5}$/.test(String(keep));
  if (typeof to !== 'string' || positionals.length > 0 || !isValid) {
    throw new CommandFailure(usage, 2);
  }
  return { to, keep: keep === undefined ? null : Number(keep) };
}

async function deleteOld(location: BackupLocation, keep: number | null): Promise<string[]> {
  if (keep === null) return [];
  const old = findOldBackups(await location.list(), keep);
  for (const name of old) await location.remove(name);
  return old;
}

function explain(error: unknown, to: string): unknown {
  if (error instanceof CopyRefusedError) return new CommandFailure(error.message);
  return explainFailure(error, `The backup could not be written to ${to}`);
}

const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1);

function format(result: BackupResult): string {
  const { backup, bytes, seconds, rows, objects, missingObjects, deleted } = result;
  const lines = [
    `Wrote ${backup}: ${rows} rows, ${objects} packages and images, ${megabytes(bytes)} MB in ${seconds.toFixed(1)} s.`,
  ];
  if (deleted.length > 0) lines.push(`Deleted ${deleted.length} older backups.`);
  if (missingObjects.length > 0) {
    const names = missingObjects.map((key) => `  ${key}`).join('\n');
    lines.push(`The storage does not have these packages and images:\n${names}`);
  }
  return lines.join('\n');
}

/** Writes an encrypted backup. */
export const backupCommand = defineCommand<BackupResult>({
  summary: 'Writes an encrypted backup of the database, packages and images.',
  usage: '',
  options: { to: { type: 'string' }, keep: { type: 'string' } },
  variables: [backupKeyVariable, ...backupBucketVariables],
  access: 'online',
  async run({ config, database, storage }, context) {
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
      const deleted = await deleteOld(location, keep);
      if (config.masterKey === null) {
        const path = join(config.dataFolder, 'master.key');
        context.reporter.note(
          `The backup does not contain the master key ${path}, without which its secrets cannot be decrypted. Store a copy of it and of ${backupKeyVariable} elsewhere.`,
        );
      }
      const seconds = (Date.now() - start.getTime()) / 1000;
      return { backup: `${to.replace(/\/+$/, '')}/${name}`, ...written, seconds, deleted };
    } catch (error) {
      throw explain(error, to);
    } finally {
      location.close();
    }
  },
  format,
  isFailure: ({ missingObjects }) => missingObjects.length > 0,
});
