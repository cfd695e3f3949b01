import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../bootstrap/failure.mjs';

/** The largest size of the unpacked archive in bytes. Node itself is not part of it. */
export const budget = 60_000_000;

/** Returns a size in megabytes, as text. */
export const formatSize = (bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`;

function sizeOf(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

/**
 * Measures the contents of the archive.
 * @returns {{ total: number, lines: string[] }} the bytes, and one line for each file and folder
 * @throws {Failure} if they are above the budget
 */
export function checkSize(folder) {
  const sizes = readdirSync(folder)
    .map((name) => ({ name, bytes: sizeOf(join(folder, name)) }))
    .sort((a, b) => b.bytes - a.bytes);
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const lines = sizes.map(({ name, bytes }) => `${formatSize(bytes).padStart(8)}  ${name}`);
  if (total > budget) {
    throw new Failure(
      `${lines.join('\n')}\nThe archive has ${formatSize(total)} unpacked; at most ${formatSize(budget)} are allowed.`,
    );
  }
  return { total, lines };
}
