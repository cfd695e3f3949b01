import { formatCount } from '../../../shared/format.ts';

/** The sentences about what a package holds and how it differs from the one before it. */
export const packageReportMessages = {
  title: (version: string) => `Package of version ${version}`,
  description: 'What was read from the zip file that sites install.',
  loading: 'Reading the package',
  failed: 'There was an error reading the package.  Please try again.',
  close: 'Close',
  odd: (count: number) => `${formatCount(count, 'remark', 'remarks')} about this package`,
  facts: 'What was read',
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
  notTold: 'Not told',
  headers: (file: string) => `Headers of ${file}`,
  readme: 'readme.txt',
  noReadme: 'There is none.',
  stableTag: 'Stable tag',
  sections: 'Sections',
  comparison: (version: string) => `Compared with ${version}`,
  first: 'There is no version before it to compare with.',
  counts: ({ added, removed, changed, unchanged }: Counts) =>
    `${formatCount(added, 'file', 'files')} added, ${removed} removed, ${changed} changed, ${unchanged} the same`,
  larger: (bytes: string) => `${bytes} larger`,
  smaller: (bytes: string) => `${bytes} smaller`,
  sameSize: 'The same size',
  changedFiles: 'Changed files',
  showFiles: (count: number) =>
    `Show the ${formatCount(count, 'file that differs', 'files that differ')}`,
  filter: 'Filter by path',
  filterHint: (shown: number, total: number) => `${shown} of ${total}`,
  noMatch: 'No changed file has this in its path.',
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
