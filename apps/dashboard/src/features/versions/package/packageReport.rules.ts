import type { PackageReport } from '@pressdock/api';

type Comparison = NonNullable<PackageReport['comparison']>;

/** One file that differs from the version before. */
export type ChangedFile = Comparison['files'][number];

/** From how many changed files on a list of them is worth filtering. */
export const FILTER_FROM = 10;

/** The changed files whose path holds what was typed, whatever its case. */
export function filterFiles(files: readonly ChangedFile[], query: string): ChangedFile[] {
  const wanted = query.trim().toLowerCase();
  return files.filter(({ path }) => path.toLowerCase().includes(wanted));
}

/** How many files differ that are not named one by one. */
export function unlistedFiles({ added, removed, changed, files }: Comparison): number {
  return Math.max(0, added + removed + changed - files.length);
}

/** What a package says it needs: its main file's headers first, its readme where they are silent. */
export function requirementsOf({ headers, readme }: Pick<PackageReport, 'headers' | 'readme'>) {
  return {
    requires: headers['Requires at least'] || readme?.requires || '',
    tested: headers['Tested up to'] || readme?.tested || '',
    requiresPhp: headers['Requires PHP'] || readme?.requiresPhp || '',
  };
}

/** What a package calls itself. */
export function nameOf({ headers }: Pick<PackageReport, 'headers'>): string {
  return headers['Plugin Name'] ?? headers['Theme Name'] ?? '';
}
