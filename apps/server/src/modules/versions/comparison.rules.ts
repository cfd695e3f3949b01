import type { PackageReport } from '@pressdock/api';
import { CHANGED_FILES_MAX } from '@pressdock/api/limits';
import type { PackedFile } from '../packages/packedFile.ts';

type Comparison = NonNullable<PackageReport['comparison']>;

/** A package to compare. */
export interface ComparedPackage {
  version: string;
  fileSize: number;
  files: readonly PackedFile[];
}

/** A package that is larger by this factor causes a warning. */
const WARNING_GROWTH = 1.5;

/**
 * Compares a package with the previous one. Files with the same size and checksum are unchanged.
 */
export function comparePackages(before: ComparedPackage, after: ComparedPackage): Comparison {
  const left = new Map(before.files.map((file) => [file[0], file]));
  const differences: Comparison['files'] = [];
  let unchanged = 0;
  for (const [path, size, checksum] of after.files) {
    const old = left.get(path);
    left.delete(path);
    if (!old) differences.push({ path, change: 'added', size, previousSize: null });
    else if (old[1] === size && old[2] === checksum) unchanged += 1;
    else differences.push({ path, change: 'changed', size, previousSize: old[1] });
  }
  for (const [path, size] of left.values()) {
    differences.push({ path, change: 'removed', size: null, previousSize: size });
  }
  const count = (change: string) => differences.filter((file) => file.change === change).length;
  differences.sort((one, other) => (one.path < other.path ? -1 : 1));
  return {
    version: before.version,
    fileSizeChange: after.fileSize - before.fileSize,
    added: count('added'),
    removed: count('removed'),
    changed: count('changed'),
    unchanged,
    files: differences.slice(0, CHANGED_FILES_MAX),
  };
}

/** Returns a warning if a package is much larger than the previous one. */
export function growthWarnings(
  before: { version: string; fileSize: number } | undefined,
  fileSize: number,
): string[] {
  if (!before || fileSize <= before.fileSize * WARNING_GROWTH) return [];
  const percent = Math.round((fileSize / before.fileSize - 1) * 100);
  return [`The zip file is ${percent}% larger than that of version ${before.version}.`];
}
