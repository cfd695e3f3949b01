import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, WrongSetting } from '../../config.ts';
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
  if (key.length < keyBytes) throw new WrongSetting(`${path} does not hold a master key.`);
  return key;
}

async function makeKeyFile(folder: string, path: string): Promise<Buffer> {
  const file = await beginFile(folder);
  await file.handle.writeFile(`${randomBytes(keyBytes).toString('base64')}\n`);
  await file.publish(path);
  const key = await readKeyFile(path);
  if (!key) throw new Error('The master key was written and is not there.');
  return key;
}

/**
 * Opens the sealer under the operator's master key. Without one, a key of the data folder's own is
 * used, made once and readable by its owner alone; what it sealed stays readable when the operator
 * sets one later.
 */
export async function openSealer({
  masterKey,
  dataFolder,
}: Pick<Config, 'masterKey' | 'dataFolder'>): Promise<Sealer> {
  const path = join(dataFolder, 'master.key');
  const own = await readKeyFile(path);
  if (masterKey) return createSealer(own ? [masterKey, own] : [masterKey]);
  return createSealer([own ?? (await makeKeyFile(dataFolder, path))]);
}
