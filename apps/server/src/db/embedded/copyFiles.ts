import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** The times of files may be this much behind the clock. */
const clockMs = 100;

interface CopiedFile {
  inode: number;
  size: number;
  modifiedMs: number;
  copiedMs: number;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

async function listFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}

/** Copies the files of a folder that is in use, and later those that changed since. */
export class FolderCopy {
  #source: string;
  #target: string;
  #copied = new Map<string, CopiedFile>();

  constructor(source: string, target: string) {
    this.#source = source;
    this.#target = target;
  }

  /** Copies the files that were not copied yet, or that may have changed since they were. */
  async update(signal?: AbortSignal): Promise<void> {
    const files = await listFiles(this.#source);
    for (const folder of ['', ...(await listFolders(this.#source))]) {
      await mkdir(join(this.#target, folder), { recursive: true, mode: 0o700 });
    }
    for (const file of files) {
      signal?.throwIfAborted();
      await this.#copy(file);
    }
    const current = new Set(files);
    for (const file of this.#copied.keys()) {
      if (current.has(file)) continue;
      await rm(join(this.#target, file), { force: true });
      this.#copied.delete(file);
    }
  }

  async #copy(file: string): Promise<void> {
    const path = join(this.#source, file);
    const copiedMs = Date.now();
    const info = await stat(path).catch(ignoreMissing);
    if (!info) return;
    const known = this.#copied.get(file);
    const isUnchanged =
      known !== undefined &&
      known.inode === info.ino &&
      known.size === info.size &&
      known.modifiedMs === info.mtimeMs &&
      info.mtimeMs < known.copiedMs - clockMs;
    if (isUnchanged) return;
    const target = join(this.#target, file);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await copyFile(path, target, constants.COPYFILE_FICLONE).catch(ignoreMissing);
    const { ino: inode, size, mtimeMs: modifiedMs } = info;
    this.#copied.set(file, { inode, size, modifiedMs, copiedMs });
  }
}

/** Returns the size of all files in a folder, in bytes. */
export async function sizeOfFolder(folder: string): Promise<number> {
  let size = 0;
  for (const file of await listFiles(folder)) {
    size += (await stat(join(folder, file)).catch(ignoreMissing))?.size ?? 0;
  }
  return size;
}
