import { formatCount } from '../../../shared/format.ts';

/** Sentences about the content of a package and its differences from the previous one. */
export const packageReportMessages = {
  title: (version: string) => `Package of version ${version}`,
  description: 'The contents of the zip file that sites install.',
  loading: 'Loading package report',
  failed: 'There was an error reading the package.  Please try again.',
  close: 'Close',
  warnings: (count: number) => `${formatCount(count, 'warning', 'warnings')} about this package`,
  facts: 'Package details',
  name: 'Name',
  version: 'Version',
  requires: 'Requires WordPress',
  tested: 'Tested up to',
  requiresPhp: 'Requires PHP',
  root: 'Folder',
  mainFile: 'Main file',
  size: 'Size',
  sizes: (packed: string, unpacked: string) => `${packed}, ${unpacked} unpacked`,
  files: 'Files',
  sha256: 'SHA-256',
  updates: 'Checks for updates',
  noUpdates: 'Nowhere. Sites are not offered later versions.',
  unknown: 'Unknown',
  headers: (file: string) => `Headers of ${file}`,
  readme: 'readme.txt',
  noReadme: 'The package has no readme.',
  stableTag: 'Stable tag',
  sections: 'Sections',
  comparison: (version: string) => `Compared with ${version}`,
  first: 'This is the first version, so there is nothing to compare it with.',
  counts: ({ added, removed, changed, unchanged }: Counts) =>
    `${formatCount(added, 'file', 'files')} added, ${removed} removed, ${changed} changed, ${unchanged} unchanged`,
  larger: (bytes: string) => `${bytes} larger`,
  smaller: (bytes: string) => `${bytes} smaller`,
  sameSize: 'Same size',
  changedFiles: 'Changed files',
  showFiles: (count: number) => `Show ${formatCount(count, 'changed file', 'changed files')}`,
  filter: 'Filter by path',
  filterHint: (count: number, total: number) => `${count} of ${total}`,
  noMatch: 'No changed files match.',
  more: (count: number) => `${formatCount(count, 'more file', 'more files')} not listed`,
  path: 'Path',
  change: 'Change',
  changes: { added: 'Added', removed: 'Removed', changed: 'Changed' },
} as const;

interface Counts {
  added: number;
  removed: number;
  changed: number;
  unchanged: number;
}
