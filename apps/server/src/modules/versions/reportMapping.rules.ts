import type { PackageReport as PackageReportResponse, ProductKind } from '@pressdock/api';
import { labelHeaders } from '../packages/headers.rules.ts';
import type { PackageReport } from '../packages/inspection.ts';
import type { PackedFile } from '../packages/packedFile.ts';
import type { Readme } from '../packages/readme/readme.rules.ts';
import { comparePackages, growthWarnings } from './comparison.rules.ts';
import type { FilesRow } from './packageFiles.store.ts';
import type { VersionRow } from './versions.store.ts';
import type { ReadmeFacts } from './versions.tables.ts';

/** A version with the files of its package, where they are known. */
export interface VersionPackage {
  row: VersionRow;
  files: FilesRow | undefined;
}

/** Returns the columns that store a package's files. */
export function describeFiles({ root, mainFile, unpackedSize, readme, files }: PackageReport) {
  return {
    root,
    main_file: mainFile,
    unpacked_size: unpackedSize,
    readme: JSON.stringify(toReadmeFacts(readme)),
    files: JSON.stringify(files),
  };
}

function toReadmeFacts(readme: Readme | undefined): ReadmeFacts | null {
  if (!readme) return null;
  const { stableTag = '', requires = '', tested = '', requiresPhp = '', sections } = readme;
  return { stableTag, requires, tested, requiresPhp, sections: Object.keys(sections) };
}

/** Returns the report on an upload, compared with the version it would follow. */
export function reportOfUpload(
  kind: ProductKind,
  report: PackageReport,
  previous: VersionPackage | undefined,
): PackageReportResponse {
  const { root, mainFile, size, unpackedSize, fileCount, sha256, headers, warnings } = report;
  return {
    root,
    mainFile,
    headers: labelHeaders(kind, headers),
    readme: toReadmeFacts(report.readme),
    fileSize: size,
    unpackedSize,
    fileCount,
    sha256,
    updateAddresses: report.updateAddresses,
    ...compare(previous, warnings, {
      version: report.version,
      fileSize: size,
      files: report.files,
    }),
  };
}

/** Returns the report on a version's package, compared with the previous version. */
export function reportOfVersion(
  kind: ProductKind,
  { row, files }: VersionPackage,
  previous: VersionPackage | undefined,
): PackageReportResponse {
  const fileSize = Number(row.file_size);
  return {
    root: files?.root ?? '',
    mainFile: files?.main_file ?? '',
    headers: labelHeaders(kind, row.headers),
    readme: files?.readme ?? null,
    fileSize,
    unpackedSize: Number(files?.unpacked_size ?? 0),
    fileCount: row.file_count,
    sha256: row.sha256,
    updateAddresses: null,
    ...compare(previous, row.warnings, { version: row.version, fileSize, files: files?.files }),
  };
}

function compare(
  previous: VersionPackage | undefined,
  warnings: readonly string[],
  own: { version: string; fileSize: number; files: readonly PackedFile[] | undefined },
): Pick<PackageReportResponse, 'warnings' | 'comparison'> {
  const before = previous && {
    version: previous.row.version,
    fileSize: Number(previous.row.file_size),
    files: previous.files?.files,
  };
  return {
    warnings: [...warnings, ...growthWarnings(before, own.fileSize)],
    comparison:
      before?.files && own.files
        ? comparePackages({ ...before, files: before.files }, { ...own, files: own.files })
        : null,
  };
}
