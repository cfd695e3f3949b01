import type { ObjectStore } from '../../ports/objects.ts';

/** The folders of objects that backups contain. */
const backedUpPrefix = /^(?:pkg|img)\//;

/**
 * Returns a storage that deletes no packages and images while a backup is about to copy them. Sweeps
 * delete an object after its row, and later what was kept.
 */
export function keepHeldObjects<Storage extends { objects: ObjectStore }>(
  storage: Storage,
  { areObjectsHeld }: { areObjectsHeld(): Promise<boolean> },
): Storage {
  const { objects } = storage;
  return {
    ...storage,
    objects: {
      ...objects,
      async remove(key) {
        // Asked at every deletion: a backup that starts now takes its snapshot after it holds objects.
        if (backedUpPrefix.test(key) && (await areObjectsHeld())) return false;
        return objects.remove(key);
      },
    },
  };
}
