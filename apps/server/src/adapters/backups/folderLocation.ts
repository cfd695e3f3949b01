import { createReadStream } from 'node:fs';
import { access, readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupLocation } from '../../ports/backups.ts';
import { beginFile, makeFolder } from '../objects/durableFile.ts';

const unfinished = '.unfinished';

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}

/** Opens a folder of backups. Files get their names only when they are complete and on the disk. */
export function openFolderLocation(folder: string): BackupLocation {
  return {
    async write(name, bytes) {
      await makeFolder(folder);
      const pending = await beginFile(folder, `${name}${unfinished}`);
      try {
        for await (const part of bytes) await pending.handle.writeFile(part);
        const isNew = await pending.publish(join(folder, name));
        if (!isNew) throw new Error(`${join(folder, name)} exists already.`);
      } finally {
        await pending.discard();
      }
    },
    async read(name) {
      const path = join(folder, name);
      const isThere = await access(path).then(() => true, ignoreMissing);
      return isThere ? createReadStream(path, { highWaterMark: 256 * 1024 }) : undefined;
    },
    list: async () => (await readdir(folder).catch(ignoreMissing)) ?? [],
    remove: (name) => unlink(join(folder, name)),
    async removeUnfinished(before) {
      for (const name of (await readdir(folder).catch(ignoreMissing)) ?? []) {
        if (!name.endsWith(`.backup${unfinished}`)) continue;
        const info = await stat(join(folder, name)).catch(ignoreMissing);
        if (info && info.mtime < before) await unlink(join(folder, name)).catch(ignoreMissing);
      }
    },
    close: () => undefined,
  };
}
