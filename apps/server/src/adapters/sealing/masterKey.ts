import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError } from '../../config.ts';
import type { Sealer } from '../../ports/sealing.ts';
import { beginFile, linkFile } from '../objects/durableFile.ts';
import { createSealer } from './sealer.ts';

const keyBytes = 32;

/** The files of master keys in the data folder. The next one exists while secrets are re-encrypted. */
const keyFiles = { current: 'master.key', next: 'master.key.new' } as const;

async function readKeyFile(path: string): Promise<Buffer | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const key = Buffer.from(text, 'base64');
  if (key.length < keyBytes)
    throw new ConfigError(
      `${path} does not contain a valid master key. Copy the file from where you stored it; backups do not contain it.`,
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

/** The settings of master keys. */
type MasterKeySettings = Pick<Config, 'masterKey' | 'newMasterKey' | 'oldMasterKey' | 'dataFolder'>;

/** Creates a sealer from the first key and those of the others that exist and differ. */
function createSealerOf(first: Buffer, others: readonly (Buffer | null | undefined)[]): Sealer {
  const isOther = (key: Buffer | null | undefined): key is Buffer => !!key && !key.equals(first);
  return createSealer([first, ...others.filter(isOther)]);
}

/** Returns whether there is a master key. Otherwise, {@link openSealer} creates one. */
export function hasMasterKey({ masterKey, dataFolder }: MasterKeySettings): boolean {
  return masterKey !== null || existsSync(join(dataFolder, keyFiles.current));
}

/**
 * Opens the sealer with the configured master key, or else with a key that is created once in the
 * data folder. The key in the data folder still decrypts after a master key is configured.
 */
export async function openSealer(settings: MasterKeySettings): Promise<Sealer> {
  const { masterKey, newMasterKey, oldMasterKey, dataFolder } = settings;
  const path = join(dataFolder, keyFiles.current);
  const own = await readKeyFile(path);
  const next = await readKeyFile(join(dataFolder, keyFiles.next));
  const first = masterKey ?? own ?? (await createKeyFile(dataFolder, path));
  return createSealerOf(first, [own, newMasterKey, oldMasterKey, next]);
}

/**
 * Opens the sealer that re-encrypts secrets: with the new key of the settings, or else with their
 * current one, or else with a key that is created in the data folder.
 */
export async function openNextSealer(settings: MasterKeySettings): Promise<Sealer> {
  const { masterKey, newMasterKey, oldMasterKey, dataFolder } = settings;
  const own = await readKeyFile(join(dataFolder, keyFiles.current));
  const first = newMasterKey ?? masterKey ?? (await openNextKeyFile(dataFolder));
  return createSealerOf(first, [masterKey, own, oldMasterKey]);
}

async function openNextKeyFile(dataFolder: string): Promise<Buffer> {
  const path = join(dataFolder, keyFiles.next);
  return (await readKeyFile(path)) ?? createKeyFile(dataFolder, path);
}

/**
 * Makes the created key the key of the data folder. The old one is kept in a file with its id, because
 * backups need it. Returns the name of that file.
 */
export async function adoptNextKeyFile(dataFolder: string): Promise<string> {
  const path = join(dataFolder, keyFiles.current);
  const key = await readKeyFile(path);
  if (!key) throw new Error('There is no old master key.');
  const [id] = createSealer([key]).keyIds;
  const old = `${keyFiles.current}.${id}.old`;
  // An interrupted run may have linked it.
  await linkFile(path, join(dataFolder, old));
  await rename(join(dataFolder, keyFiles.next), path);
  return old;
}
