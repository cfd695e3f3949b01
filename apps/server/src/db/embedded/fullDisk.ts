import { statfsSync } from 'node:fs';

/** The database writes its log in files of this size; with less room it cannot go on. */
const leastBytes = 16 * 1024 * 1024;

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/**
 * The engine says of a full disk only that it ended. Answers an error that says so (`ENOSPC`) when
 * `folder` has no room left, else the error itself.
 */
export function explainFullDisk(
  error: unknown,
  folder: string,
  free: (folder: string) => number = freeBytes,
): unknown {
  if (free(folder) >= leastBytes) return error;
  return Object.assign(new Error('The disk is full.', { cause: error }), {
    code: 'ENOSPC',
    path: folder,
  });
}
