import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, readFile, stat, unlink } from 'node:fs/promises';
import { join, sep } from 'node:path';
import {
  isObjectKey,
  type ListedObject,
  type ObjectStore,
  PACKAGE_TYPE,
} from '../../ports/objects.ts';
import { beginFile, linkFile, makeFolder, type PendingFile } from './durableFile.ts';
import { type PolicySigner, signPost } from './postPolicy.rules.ts';

/** The store in the data folder. It also receives posts, by the same rules as S3. */
export interface DiskStore extends ObjectStore {
  signer: PolicySigner;
  /** Begin to receive an upload. */
  begin(): Promise<PendingFile>;
  /** Finish an upload under its key; `false` when that key has been used. */
  finish(pending: PendingFile, key: string): Promise<boolean>;
}

const BUCKET = 'pressdock';
const REGION = 'local';

/**
 * Open the store in `folder`, making it and its signing key the first time, and clearing away
 * what an interrupted upload left behind.
 * @param uploadUrl where the browser posts to
 */
export async function openDiskStore(folder: string, uploadUrl: string): Promise<DiskStore> {
  const temporary = join(folder, 'tmp');
  await makeFolder(temporary);
  await clearAbandoned(temporary);
  const signer: PolicySigner = {
    accessKeyId: 'pressdock',
    secretAccessKey: await signingKey(folder),
    region: REGION,
    bucket: BUCKET,
  };
  const place = (key: string) => {
    if (!isObjectKey(key)) throw new Error('An object key is not one of ours.');
    return join(folder, ...key.split('/'));
  };
  return {
    signer,
    begin: () => beginFile(temporary),
    finish: (pending, key) => pending.publish(place(key)),
    async signUpload(request) {
      const signed = signPost(signer, { ...request, contentType: PACKAGE_TYPE, now: new Date() });
      return { url: uploadUrl, ...signed };
    },
    locate: (key) => `${uploadUrl}/${key}`,
    async stage(key) {
      const path = place(key);
      const size = await sizeOf(path);
      return size === undefined ? undefined : { path, size, release: async () => undefined };
    },
    async save(staged, key) {
      await linkFile(staged.path, place(key));
    },
    async saveBytes(bytes, key) {
      const target = place(key);
      const pending = await beginFile(temporary);
      await pending.handle.writeFile(bytes).catch(async (error) => {
        await pending.discard();
        throw error;
      });
      await pending.publish(target);
    },
    async read(key) {
      const handle = await open(place(key), 'r').catch(absent);
      if (!handle) return undefined;
      const { size } = await handle.stat();
      return { size, stream: createReadStream('', { fd: handle, highWaterMark: 256 * 1024 }) };
    },
    has: async (key) => (await sizeOf(place(key))) !== undefined,
    async remove(key) {
      await unlink(place(key)).catch(absent);
    },
    list: (prefix) => listFolder(folder, prefix),
  };
}

async function* listFolder(folder: string, prefix: string): AsyncGenerator<ListedObject> {
  const root = join(folder, prefix.split('/')[0] ?? '');
  const entries =
    (await readdir(root, { recursive: true, withFileTypes: true }).catch(absent)) ?? [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const key = path
      .slice(folder.length + 1)
      .split(sep)
      .join('/');
    const info = key.startsWith(prefix) && isObjectKey(key) && (await stat(path).catch(absent));
    if (info) yield { key, modifiedAt: info.mtime };
  }
}

/** The key is made once and outlives every start. */
async function signingKey(folder: string): Promise<string> {
  const path = join(folder, 'signing-key');
  const known = await readFile(path, 'utf8').catch(absent);
  if (known) return known;
  const pending = await beginFile(join(folder, 'tmp'));
  await pending.handle.writeFile(randomBytes(32).toString('base64url'));
  await pending.publish(path);
  return readFile(path, 'utf8');
}

/** The data folder has one server at a time, so whatever is half written at its start is nobody's. */
async function clearAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await unlink(join(folder, name)).catch(absent);
}

async function sizeOf(path: string): Promise<number | undefined> {
  const info = await stat(path).catch(absent);
  return info?.size;
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
