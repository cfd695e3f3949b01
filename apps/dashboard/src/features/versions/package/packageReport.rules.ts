import type { PackageReport } from '@pressdock/api';
import { packageReportMessages } from './packageReport.messages.ts';

type Comparison = NonNullable<PackageReport['comparison']>;

/** One file that differs from the previous version. */
export type ChangedFile = Comparison['files'][number];

/** The number of changed files from which a filter is useful. */
export const FILTER_FROM = 10;

/** Returns the changed files whose path contains a text, ignoring case. */
export function filterFiles(files: readonly ChangedFile[], query: string): ChangedFile[] {
  const text = query.trim().toLowerCase();
  return files.filter(({ path }) => path.toLowerCase().includes(text));
}

/** Returns how many changed files are not listed. */
export function unlistedFiles({ added, removed, changed, files }: Comparison): number {
  return Math.max(0, added + removed + changed - files.length);
}

/**
 * Returns what a package requires: from the main file's headers, or from the readme where they are
 * blank.
 */
export function requirementsOf({ headers, readme }: Pick<PackageReport, 'headers' | 'readme'>) {
  return {
    requires: headers['Requires at least'] || readme?.requires || '',
    tested: headers['Tested up to'] || readme?.tested || '',
    requiresPhp: headers['Requires PHP'] || readme?.requiresPhp || '',
  };
}

/** Returns the name that a package gives itself. */
export function nameOf({ headers }: Pick<PackageReport, 'headers'>): string {
  return headers['Plugin Name'] ?? headers['Theme Name'] ?? '';
}

/** Returns where a package checks for updates; blank where that was not stored. */
export function updateServersOf({
  updateAddresses,
}: Pick<PackageReport, 'updateAddresses'>): string {
  if (updateAddresses === null) return '';
  return updateAddresses.join(', ') || packageReportMessages.noUpdates;
}
