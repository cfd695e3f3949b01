import { createReadStream } from 'node:fs';
import { access, readdir, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupLocation } from '../../ports/backups.ts';
import { beginFile, makeFolder, syncFolder } from '../objects/durableFile.ts';

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
        await pending.handle.sync();
        // Not by a link, which the file systems of many network drives and USB disks do not have.
        // The name is new, because it is random.
        await rename(pending.path, join(folder, name));
        await syncFolder(folder);
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
