import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, readFile, stat, statfs, unlink } from 'node:fs/promises';
import { join, sep } from 'node:path';
import {
  isObjectKey,
  type ListedObject,
  type ObjectStore,
  PACKAGE_TYPE,
} from '../../ports/objects.ts';
import { beginFile, linkFile, makeFolder, type PendingFile } from './durableFile.ts';
import { type PolicySigner, signPost } from './postPolicy.rules.ts';

/** An object store in the data folder. It also receives posted uploads, with the same rules as S3. */
export interface DiskStore extends ObjectStore {
  signer: PolicySigner;
  /** Starts receiving an upload; undefined if the disk is too full for it. @param size in bytes */
  begin(size: number): Promise<PendingFile | undefined>;
  /** Stores a received upload under its key; returns `false` if the key is already in use. */
  finish(pending: PendingFile, key: string): Promise<boolean>;
}

/** Space that uploads leave free, because the database needs it, too: the smaller of the two. */
const RESERVE = { bytes: 100 * 1024 * 1024, share: 0.05 };

const BUCKET = 'pressdock';
const REGION = 'local';

/**
 * Opens the store in `folder`. Creates the folder and its signing key if they do not exist, and
 * deletes the files of interrupted uploads.
 *
 * @param uploadUrl the URL that browsers post uploads to
 * @param isShared whether another process may be receiving uploads, whose files are kept
 */
export async function openDiskStore(
  folder: string,
  uploadUrl: string,
  { isShared = false } = {},
): Promise<DiskStore> {
  const temporary = join(folder, 'tmp');
  await makeFolder(temporary);
  if (!isShared) await deleteTemporaryFiles(temporary);
  const signer: PolicySigner = {
    accessKeyId: 'pressdock',
    secretAccessKey: await readSigningKey(folder),
    region: REGION,
    bucket: BUCKET,
  };
  const pathOf = (key: string) => {
    if (!isObjectKey(key)) throw new Error('Invalid object key.');
    return join(folder, ...key.split('/'));
  };
  // Bytes of uploads that are being received, of which some are already on the disk.
  let promisedBytes = 0;
  const freeBytes = async () => {
    const { blocks, bavail, bsize } = await statfs(folder);
    const reserve = Math.min(RESERVE.bytes, blocks * bsize * RESERVE.share);
    return bavail * bsize - promisedBytes - reserve;
  };
  return {
    signer,
    async begin(size) {
      if ((await freeBytes()) < size) return undefined;
      promisedBytes += size;
      const pending = await beginFile(temporary).catch((error) => {
        promisedBytes -= size;
        throw error;
      });
      return onEnd(pending, () => {
        promisedBytes -= size;
      });
    },
    freeBytes,
    finish: (pending, key) => pending.publish(pathOf(key)),
    async signUpload(request) {
      const signed = signPost(signer, { ...request, contentType: PACKAGE_TYPE, now: new Date() });
      return { url: uploadUrl, ...signed };
    },
    locate: (key) => `${uploadUrl}/${key}`,
    async stage(key) {
      const path = pathOf(key);
      const size = await sizeOf(path);
      return size === undefined ? undefined : { path, size, release: async () => undefined };
    },
    async save(staged, key) {
      await linkFile(staged.path, pathOf(key));
    },
    async saveBytes(bytes, key) {
      const target = pathOf(key);
      const pending = await beginFile(temporary);
      await pending.handle.writeFile(bytes).catch(async (error) => {
        await pending.discard();
        throw error;
      });
      await pending.publish(target);
    },
    async read(key) {
      const handle = await open(pathOf(key), 'r').catch(ignoreMissing);
      if (!handle) return undefined;
      const { size } = await handle.stat();
      return { size, stream: createReadStream('', { fd: handle, highWaterMark: 256 * 1024 }) };
    },
    has: async (key) => (await sizeOf(pathOf(key))) !== undefined,
    async remove(key) {
      await unlink(pathOf(key)).catch(ignoreMissing);
      return true;
    },
    list: (prefix) => listFolder(folder, prefix),
  };
}

/** Returns the file with a function that is called once, when it is published or discarded. */
function onEnd(pending: PendingFile, end: () => void): PendingFile {
  let isOpen = true;
  const endOnce = () => {
    if (isOpen) end();
    isOpen = false;
  };
  return {
    ...pending,
    publish: (target) => pending.publish(target).finally(endOnce),
    discard: () => pending.discard().finally(endOnce),
  };
}

async function* listFolder(folder: string, prefix: string): AsyncGenerator<ListedObject> {
  const root = join(folder, prefix.split('/')[0] ?? '');
  const entries =
    (await readdir(root, { recursive: true, withFileTypes: true }).catch(ignoreMissing)) ?? [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const key = path
      .slice(folder.length + 1)
      .split(sep)
      .join('/');
    const info =
      key.startsWith(prefix) && isObjectKey(key) && (await stat(path).catch(ignoreMissing));
    if (info) yield { key, modifiedAt: info.mtime };
  }
}

/** Returns the signing key. It is created once and stays valid across restarts. */
async function readSigningKey(folder: string): Promise<string> {
  const path = join(folder, 'signing-key');
  const known = await readFile(path, 'utf8').catch(ignoreMissing);
  if (known) return known;
  const pending = await beginFile(join(folder, 'tmp'));
  await pending.handle.writeFile(randomBytes(32).toString('base64url'));
  await pending.publish(path);
  return readFile(path, 'utf8');
}

/** Deletes unfinished uploads. No other server uses the data folder, so none is still in progress. */
async function deleteTemporaryFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await unlink(join(folder, name)).catch(ignoreMissing);
}

async function sizeOf(path: string): Promise<number | undefined> {
  const info = await stat(path).catch(ignoreMissing);
  return info?.size;
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
