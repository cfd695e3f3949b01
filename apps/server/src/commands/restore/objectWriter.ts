import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObjectStore } from '../../ports/objects.ts';
import { hashObject } from '../archive/objectHash.ts';
import { CommandFailure } from '../command.ts';

/** Stores objects that arrive in parts, one after the other. */
export class ObjectWriter {
  readonly #objects: ObjectStore;
  readonly #folder: string;
  #file: { handle: FileHandle; key: string; size: number } | undefined;

  private constructor(objects: ObjectStore, folder: string) {
    this.#objects = objects;
    this.#folder = folder;
  }

  /** @param dataFolder on the same disk as the storage, if that is a folder */
  static async create(objects: ObjectStore, dataFolder: string): Promise<ObjectWriter> {
    const folder = join(dataFolder, 'restoring');
    // An interrupted restore may have left it.
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o700 });
    return new ObjectWriter(objects, folder);
  }

  get #path(): string {
    return join(this.#folder, 'object');
  }

  async begin({ key, size }: { key: string; size: number }): Promise<void> {
    this.#file = { handle: await open(this.#path, 'wx', 0o600), key, size };
  }

  async write(data: Buffer): Promise<void> {
    await this.#file?.handle.writeFile(data);
  }

  /** Stores the object, unless the storage has it, and reads it back. */
  async end(sha256: string): Promise<void> {
    if (!this.#file) throw new Error('The object has no beginning.');
    const { handle, key, size } = this.#file;
    await handle.sync();
    await handle.close();
    this.#file = undefined;
    if ((await hashObject(this.#objects, key)) !== sha256) {
      await this.#objects.remove(key);
      const staged = { path: this.#path, size, release: async () => undefined };
      await this.#objects.save(staged, key);
      if ((await hashObject(this.#objects, key)) !== sha256) {
        throw new CommandFailure(`The storage did not return what was stored as ${key}.`);
      }
    }
    await rm(this.#path);
  }

  /** Deletes temporary files. */
  async close(): Promise<void> {
    await this.#file?.handle.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
