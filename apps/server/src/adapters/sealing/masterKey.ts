import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError } from '../../config.ts';
import type { Sealer } from '../../ports/sealing.ts';
import { beginFile } from '../objects/durableFile.ts';
import { createSealer } from './sealer.ts';

const keyBytes = 32;

async function readKeyFile(path: string): Promise<Buffer | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const key = Buffer.from(text, 'base64');
  if (key.length < keyBytes)
    throw new ConfigError(
      `${path} does not contain a valid master key. Restore the file from a backup.`,
    );
  return key;
}

async function createKeyFile(folder: string, path: string): Promise<Buffer> {
  const file = await beginFile(folder);
  await file.handle.writeFile(`${randomBytes(keyBytes).toString('base64')}\n`);
  await file.publish(path);
  const key = await readKeyFile(path);
  if (!key) throw new Error('The new master key could not be read.');
  return key;
}

/**
 * Opens the sealer with the configured master key, or else with a key that is created once in the
 * data folder. The key in the data folder still decrypts after a master key is configured.
 */
export async function openSealer({
  masterKey,
  dataFolder,
}: Pick<Config, 'masterKey' | 'dataFolder'>): Promise<Sealer> {
  const path = join(dataFolder, 'master.key');
  const own = await readKeyFile(path);
  if (masterKey) return createSealer(own ? [masterKey, own] : [masterKey]);
  return createSealer([own ?? (await createKeyFile(dataFolder, path))]);
}
