import { rmSync } from 'node:fs';

/** Returns the folder in which a backup copies a database. */
export const copyFolderOf = (folder: string) => `${folder}.copy`;

/** Returns the folder in which a restore creates a database. */
export const restoreFolderOf = (folder: string) => `${folder}.restoring`;

/** Deletes what interrupted backups and restores left next to a database. */
export function removeDrafts(folder: string): void {
  for (const draft of [copyFolderOf(folder), restoreFolderOf(folder)]) {
    rmSync(draft, { recursive: true, force: true, maxRetries: 10 });
  }
}
