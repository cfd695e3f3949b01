import { randomUUID } from 'node:crypto';
import { type FileHandle, link, mkdir, open, unlink, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file that is being written and that nobody else can see yet. */
export interface PendingFile {
  handle: FileHandle;
  path: string;
  /** Make it whole under its name, on disk for good; `false` when the name is taken. */
  publish(target: string): Promise<boolean>;
  /** Throw it away. Never throws; after `publish` it does nothing. */
  discard(): Promise<void>;
}

/** Begin a new file in `folder`, which must be on the same file system as where it will go. */
export async function beginFile(folder: string): Promise<PendingFile> {
  const path = join(folder, randomUUID());
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
 * Give a file a second name, on disk for good. A link, unlike a rename, never replaces what is
 * there: `false` when the name is taken.
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

/** Make a folder and those above it, for the owner alone, on disk for good. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!first) return;
  for (let made = folder; made.length >= first.length; made = dirname(made)) await syncFolder(made);
  await syncFolder(dirname(first));
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
