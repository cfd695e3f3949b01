import type { PackageReport } from '@pressdock/api';
import { CHANGED_FILES_MAX } from '@pressdock/api/limits';
import type { PackedFile } from '../packages/packedFile.ts';

type Comparison = NonNullable<PackageReport['comparison']>;

/** A package to compare: its version's number, its bytes and its files. */
export interface ComparedPackage {
  version: string;
  fileSize: number;
  files: readonly PackedFile[];
}

/** Above which growth a package's author is told of it. */
const REMARKABLE_GROWTH = 1.5;

/** Say how a package differs from the one before it. Files are the same when size and checksum are. */
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

/** Advice about a package that is much larger than the one before it; none for any other. */
export function growthWarnings(
  before: { version: string; fileSize: number } | undefined,
  fileSize: number,
): string[] {
  if (!before || fileSize <= before.fileSize * REMARKABLE_GROWTH) return [];
  const percent = Math.round((fileSize / before.fileSize - 1) * 100);
  return [`The zip is ${percent} % larger than that of version ${before.version}.`];
}
