const megabyte = 2 ** 20;

/** The size of the file that is deleted when the disk is full, so that the database can continue. */
export const RESERVE_BYTES = 48 * megabyte;
/** Opening a database after a crash can add two write-ahead log files of 16 MB and some pages. */
const openingBytes = 40 * megabyte;
/** One write-ahead log file, which even reads can start. */
const runningBytes = 16 * megabyte;
/** The free space with the reserve below which writes are rejected. */
const writableBytes = 80 * megabyte;
/** Far above the other limits, so that the reserve is not deleted again at once. */
const refillBytes = RESERVE_BYTES + 2 * writableBytes;

/** The use of a disk that its free space requires. */
export interface DiskPlan {
  reserve: 'keep' | 'delete' | 'create';
  /** Whether writes are rejected. Deleting the reserve does not change this. */
  isReadOnly: boolean;
}

/** Decides how to use a disk with this free space, which does not include the reserve. */
export function planDiskUse(
  freeBytes: number,
  hasReserve: boolean,
  phase: 'opening' | 'running',
): DiskPlan {
  const isReadOnly = freeBytes + (hasReserve ? RESERVE_BYTES : 0) < writableBytes;
  const needed = phase === 'opening' ? openingBytes : runningBytes;
  if (hasReserve) return { reserve: freeBytes < needed ? 'delete' : 'keep', isReadOnly };
  return { reserve: freeBytes >= refillBytes ? 'create' : 'keep', isReadOnly };
}
