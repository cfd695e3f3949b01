import type { PackageReport as PackageReportResponse } from '@pressdock/api';
import type { ItemKind, PackedFile, ReadmeFacts } from '../../db/schema.ts';
import { comparePackages, growthWarnings } from './comparison.rules.ts';
import { labelHeaders } from './package/headers.rules.ts';
import type { PackageReport } from './package/inspection.ts';
import type { Readme } from './package/readme.rules.ts';
import type { FilesRow } from './packageFiles.store.ts';
import type { VersionRow } from './versions.store.ts';

/** A version with what is in its package, where that is known. */
export interface EarlierPackage {
  row: VersionRow;
  files: FilesRow | undefined;
}

/** What is stored of a package's contents. */
export function describeFiles({ root, mainFile, unpackedSize, readme, files }: PackageReport) {
  return {
    root,
    main_file: mainFile,
    unpacked_size: unpackedSize,
    readme: JSON.stringify(readmeFacts(readme)),
    files: JSON.stringify(files),
  };
}

function readmeFacts(readme: Readme | undefined): ReadmeFacts | null {
  if (!readme) return null;
  const { stableTag = '', requires = '', tested = '', requiresPhp = '', sections } = readme;
  return { stableTag, requires, tested, requiresPhp, sections: Object.keys(sections) };
}

/** What an upload holds, beside the version that it would come after. */
export function reportOfUpload(
  kind: ItemKind,
  report: PackageReport,
  earlier: EarlierPackage | undefined,
): PackageReportResponse {
  const { root, mainFile, size, unpackedSize, fileCount, sha256, headers, warnings } = report;
  return {
    root,
    mainFile,
    headers: labelHeaders(kind, headers),
    readme: readmeFacts(report.readme),
    fileSize: size,
    unpackedSize,
    fileCount,
    sha256,
    ...beside(earlier, warnings, {
      version: headers.version ?? '',
      fileSize: size,
      files: report.files,
    }),
  };
}

/** What a version's package holds, beside the version before it. */
export function reportOfVersion(
  kind: ItemKind,
  { row, files }: EarlierPackage,
  earlier: EarlierPackage | undefined,
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
    ...beside(earlier, row.warnings, { version: row.version, fileSize, files: files?.files }),
  };
}

function beside(
  earlier: EarlierPackage | undefined,
  warnings: readonly string[],
  own: { version: string; fileSize: number; files: readonly PackedFile[] | undefined },
): Pick<PackageReportResponse, 'warnings' | 'comparison'> {
  const before = earlier && {
    version: earlier.row.version,
    fileSize: Number(earlier.row.file_size),
    files: earlier.files?.files,
  };
  return {
    warnings: [...warnings, ...growthWarnings(before, own.fileSize)],
    comparison:
      before?.files && own.files
        ? comparePackages({ ...before, files: before.files }, { ...own, files: own.files })
        : null,
  };
}
