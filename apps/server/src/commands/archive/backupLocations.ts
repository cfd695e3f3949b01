import { stat } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { openBucketLocation } from '../../adapters/backups/bucketLocation.ts';
import { openFolderLocation } from '../../adapters/backups/folderLocation.ts';
import type { S3Config } from '../../config.ts';
import type { BackupLocation } from '../../ports/backups.ts';
import { CommandFailure, type CommandInput } from '../command.ts';
import { newestBackup } from './backupNames.rules.ts';

/** The environment variable of the folder or bucket for backups. */
export const backupLocationVariable = 'PRESSDOCK_BACKUP_TO';

/** The settings of a bucket for backups. Each defaults to the one of the server's bucket. */
export const backupBucketVariables = [
  'PRESSDOCK_BACKUP_S3_REGION',
  'PRESSDOCK_BACKUP_S3_ENDPOINT',
  'PRESSDOCK_BACKUP_S3_ACCESS_KEY_ID',
  'PRESSDOCK_BACKUP_S3_SECRET_ACCESS_KEY',
] as const;

type Location = Pick<CommandInput, 'folder' | 'variables'> & { s3: S3Config | null };

/** Splits `s3://bucket/path`; undefined for the path of a file or folder. */
function parseBucket(text: string): { bucket: string; path: string } | undefined {
  if (!text.startsWith('s3://')) return undefined;
  const [, bucket = '', path = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/.exec(text) ?? [];
  if (bucket === '') {
    throw new CommandFailure(`${text} is not an address such as s3://bucket/folder.`, 2);
  }
  return { bucket, path };
}

function openBucket(bucket: string, prefix: string, { variables, s3 }: Location): BackupLocation {
  const setting = (name: string, inherited: string | undefined) =>
    variables[`PRESSDOCK_BACKUP_S3_${name}`] || inherited;
  const accessKeyId = setting('ACCESS_KEY_ID', s3?.accessKeyId);
  const secretAccessKey = setting('SECRET_ACCESS_KEY', s3?.secretAccessKey);
  if (!accessKeyId || !secretAccessKey) {
    throw new CommandFailure(
      'A bucket for backups requires PRESSDOCK_BACKUP_S3_ACCESS_KEY_ID and PRESSDOCK_BACKUP_S3_SECRET_ACCESS_KEY. Set both.',
    );
  }
  const region = setting('REGION', s3?.region) ?? 'us-east-1';
  const endpoint = setting('ENDPOINT', s3?.endpoint);
  return openBucketLocation({ bucket, region, accessKeyId, secretAccessKey, endpoint }, prefix);
}

/** Opens the folder or bucket that an argument names. */
export function openLocation(text: string, location: Location): BackupLocation {
  const address = parseBucket(text);
  if (!address) return openFolderLocation(resolve(location.folder, text));
  const path = address.path.replace(/\/+$/, '');
  return openBucket(address.bucket, path === '' ? '' : `${path}/`, location);
}

/** A backup that can be read. */
export interface StoredBackup {
  location: BackupLocation;
  /** Its file name. */
  name: string;
}

/** Returns the folder or bucket and the file that an argument names. */
function openFile(text: string, location: Location): StoredBackup {
  const address = parseBucket(text);
  if (!address) {
    const path = resolve(location.folder, text);
    return { location: openFolderLocation(dirname(path)), name: basename(path) };
  }
  const end = address.path.lastIndexOf('/') + 1;
  const name = address.path.slice(end);
  return { location: openBucket(address.bucket, address.path.slice(0, end), location), name };
}

async function isFolder(text: string, { folder }: Location): Promise<boolean> {
  const address = parseBucket(text);
  if (address) return address.path === '' || address.path.endsWith('/');
  const info = await stat(resolve(folder, text)).catch(() => undefined);
  return info?.isDirectory() ?? false;
}

/**
 * Opens the newest backup in a folder or bucket.
 *
 * @throws {@link CommandFailure} if it has none
 */
export async function openNewest(text: string, location: Location): Promise<StoredBackup> {
  const opened = openLocation(text, location);
  try {
    const name = newestBackup(await opened.list());
    if (name !== undefined) return { location: opened, name };
    throw new CommandFailure(`There is no backup in ${text}.`);
  } catch (error) {
    opened.close();
    throw error;
  }
}

/** Opens the backup that an argument names: a file, or the newest one in a folder or bucket. */
export async function openBackup(text: string, location: Location): Promise<StoredBackup> {
  return (await isFolder(text, location)) ? openNewest(text, location) : openFile(text, location);
}

/** Returns the address of a backup in a folder or bucket. */
export function addressIn(location: string, name: string): string {
  return `${location.replace(/\/+$/, '')}/${name}`;
}
