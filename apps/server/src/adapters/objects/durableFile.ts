import { randomUUID } from 'node:crypto';
import { access, type FileHandle, link, mkdir, open, unlink, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file that is being written and has no public name yet. */
export interface PendingFile {
  handle: FileHandle;
  path: string;
  /** Syncs the file and links it to `target`; returns `false` if the target exists. */
  publish(target: string): Promise<boolean>;
  /** Deletes the file. Never throws; does nothing after `publish`. */
  discard(): Promise<void>;
}

/** Creates a file in `folder`, which must be on the same file system as its target. */
export async function beginFile(folder: string, name: string = randomUUID()): Promise<PendingFile> {
  const path = join(folder, name);
  const handle = await open(path, 'wx', 0o600);
  const discard = async () => {
    await handle.close().catch(() => undefined);
    await unlink(path).catch(() => undefined);
  };
  return {
    handle,
    path,
    discard,
    async publish(target) {
      try {
        await handle.sync();
        return await linkFile(path, target);
      } finally {
        await discard();
      }
    },
  };
}

/**
 * Gives a file a second name and syncs it to disk. Unlike a rename, a link never replaces an
 * existing file: returns `false` if the target exists.
 */
export async function linkFile(path: string, target: string): Promise<boolean> {
  await makeFolder(dirname(target));
  const isNew = await link(path, target).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
  await utimes(target, new Date(), new Date());
  await syncFolder(dirname(target));
  return isNew;
}

/** Returns the first folder of a path that does not exist. */
async function findMissing(folder: string): Promise<string> {
  const parent = dirname(folder);
  const isThere = await access(parent).then(
    () => true,
    () => false,
  );
  return isThere || parent === folder ? folder : findMissing(parent);
}

/** Creates a folder and its parents, accessible only to the owner, and syncs them to disk. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 }).catch(async (error) => {
    // Node reports a read-only file system as a missing folder. The first one fails as it should.
    if (error.code === 'ENOENT') await mkdir(await findMissing(folder), { mode: 0o700 });
    throw error;
  });
  if (!first) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(made);
  await syncFolder(dirname(first));
}

/** Writes the names in a folder to the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
