import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTextFormat } from '../copy/copiedTables.ts';
import type { BackupAccess, RowSnapshot, RunStatement } from '../database.ts';
import { type EmbeddedClient, openEmbeddedClient } from './client.ts';
import { FolderCopy, sizeOfFolder } from './copyFiles.ts';
import { freeBytes } from './diskReserve.ts';
import { copyFolderOf } from './drafts.ts';
import type { Turn } from './turn.ts';

/** Space that a copy leaves free: more than the reserve of a full disk, and write-ahead log files. */
const spareBytes = 300 * 2 ** 20;
const checkpointMs = 5 * 60 * 1000;

/** The database cannot be copied now. The message says what to do. */
export class CopyRefusedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CopyRefusedError';
  }
}

function noRoom(folder: string, bytes: number): CopyRefusedError {
  const megabytes = Math.ceil(bytes / 2 ** 20).toLocaleString('en-US');
  return new CopyRefusedError(
    `Copying the embedded database needs ${megabytes} MB of free space in ${folder} for a temporary copy. Free some space and try again.`,
  );
}

/** Returns a function that runs statements without a time limit. */
export function runOnEmbedded(client: EmbeddedClient): RunStatement {
  return (text, values = []) => client.query(text, values, 0);
}

/** Refuses a copy that would fill the disk, and deletes the copy of an interrupted backup. */
async function prepareCopy(folder: string): Promise<string> {
  const target = copyFolderOf(folder);
  await rm(target, { recursive: true, force: true });
  const needed = (await sizeOfFolder(folder)) + spareBytes;
  if (freeBytes(dirname(folder)) < needed) throw noRoom(dirname(folder), needed);
  return target;
}

const removeCopy = (target: string) => rm(target, { recursive: true, force: true, maxRetries: 10 });

/** Opens a copy for reading. Closing it deletes it. */
async function openCopy(target: string, pauseMs: number): Promise<RowSnapshot> {
  try {
    // If the thread is lost, its next statement fails.
    const client = await openEmbeddedClient(target, () => undefined);
    const close = async () => {
      await client.close();
      await removeCopy(target);
    };
    const run = runOnEmbedded(client);
    try {
      await run('begin isolation level repeatable read, read only');
      await setTextFormat(run);
      return { run, pauseMs, close };
    } catch (error) {
      await close();
      throw error;
    }
  } catch (error) {
    await removeCopy(target);
    throw error;
  }
}

/**
 * Opens a snapshot of a database that no process uses, whose files stay untouched. The caller holds
 * the folder's lock.
 */
export async function openClosedDatabase(folder: string): Promise<RowSnapshot> {
  const target = await prepareCopy(folder);
  await new FolderCopy(folder, target).update();
  return openCopy(target, 0);
}

/**
 * Returns the access of backups to the embedded database. A snapshot is a copy of its files: most are
 * copied while the database is in use, and only those that changed since while others wait.
 */
export function createEmbeddedBackups(
  client: EmbeddedClient,
  turn: Turn,
  folder: string,
): BackupAccess {
  let holds = 0;
  let isCopying = false;

  async function withTurn(work: () => Promise<unknown>): Promise<void> {
    await turn.take();
    try {
      await work();
    } finally {
      turn.pass();
    }
  }

  async function copy(target: string, signal: AbortSignal): Promise<number> {
    // After a checkpoint, fewer files change while the others are copied.
    await withTurn(() => client.query('checkpoint', [], checkpointMs));
    const files = new FolderCopy(folder, target);
    await files.update(signal);
    // What changed meanwhile is much less, and in the last pass almost nothing.
    await files.update(signal);
    let start = 0;
    await withTurn(async () => {
      start = performance.now();
      // After a statement that took too long, the database is still being reopened, which writes files.
      await client.query('select 1');
      await files.update(signal);
    });
    return performance.now() - start;
  }

  return {
    async openSnapshot(signal) {
      if (isCopying) throw new CopyRefusedError('Another backup is running. Try again later.');
      isCopying = true;
      try {
        const target = await prepareCopy(folder);
        const pauseMs = await copy(target, signal).catch(async (error) => {
          await removeCopy(target);
          throw error;
        });
        const snapshot = await openCopy(target, pauseMs);
        const close = () =>
          snapshot.close().finally(() => {
            isCopying = false;
          });
        return { ...snapshot, close };
      } catch (error) {
        isCopying = false;
        throw error;
      }
    },
    async holdObjects() {
      holds += 1;
      let isHeld = true;
      const release = async () => {
        if (isHeld) holds -= 1;
        isHeld = false;
      };
      return { check: async () => undefined, release };
    },
    areObjectsHeld: async () => holds > 0,
  };
}
