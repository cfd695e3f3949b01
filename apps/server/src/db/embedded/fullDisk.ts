import { freeBytes } from './diskReserve.ts';

/** The size of a write-ahead log file, without which the database cannot continue. */
const minFreeBytes = 16 * 1024 * 1024;

/**
 * Returns an `ENOSPC` error if the disk of `folder` is full, or else the error itself. The engine does
 * not report a full disk; it only stops.
 */
export function explainFullDisk(
  error: unknown,
  folder: string,
  free: (folder: string) => number = freeBytes,
): unknown {
  if (free(folder) >= minFreeBytes) return error;
  return Object.assign(new Error('The disk is full.', { cause: error }), {
    code: 'ENOSPC',
    path: folder,
  });
}
