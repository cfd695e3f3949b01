import { formatCount } from '../../shared/format.ts';
import type { ImportColumn } from './columns.rules.ts';
import { licenseImportTitles } from './licenseImport.titles.messages.ts';

const lines = (count: number) => formatCount(count, 'line', 'lines');

/** Every sentence about importing licenses from a file. */
export const importMessages = {
  title: licenseImportTitles.page,
  context:
    'From a CSV file with one license per line. Existing licenses are updated with the values in the file.',
  steps: { label: 'Import licenses', names: ['File', 'Columns', 'Check', 'Import'] },
  file: {
    title: 'Select a file',
    label: 'CSV file',
    hint: 'UTF-8, with the column names in the first line, such as an export from Pressdock, Easy Digital Downloads or another license manager. Nothing is imported yet.',
    empty: 'This file has no lines below the header.',
    unreadable: 'This file could not be read as CSV.',
  },
  columns: {
    title: 'Match columns',
    hint: 'Existing licenses keep their values in skipped columns. Revoked, disabled, canceled and refunded licenses are suspended. An import never reinstates a license.',
    none: 'Skip',
    example: (value: string) => `First line: ${value}`,
    unnamed: (index: number) => `Column ${index}`,
    keyMissing: 'Please select the column with the license keys.',
    back: 'Select another file',
    next: 'Check file',
    names: {
      key: 'License key',
      customer_email: 'Customer’s e-mail address',
      customer_first_name: 'Customer’s first name',
      customer_last_name: 'Customer’s last name',
      customer_name: 'Customer’s full name',
      product: 'Product',
      activation_limit: 'Activation limit',
      activated_domains: 'Activated domains',
      expires: 'Expires',
      status: 'Status',
      domain: 'Domain',
      max_version: 'Max version',
      notes: 'Notes',
      created_at: 'Created',
    } satisfies Record<ImportColumn, string>,
  },
  checking: 'Checking',
  importing: 'Importing',
  progress: (done: number) => lines(done),
  cancel: 'Cancel',
  cancelImport: 'Stop import',
  checked: {
    title: 'Preview',
    facts: {
      created: 'New licenses',
      updated: 'Updated licenses',
      unchanged: 'Unchanged licenses',
      suspended: 'Suspended',
      problems: 'Lines with problems',
    },
    none: 'There is nothing to import.',
    ready: 'Nothing has been imported yet.',
    skipping: (count: number) => `${lines(count)} with problems will be skipped.`,
    back: 'Change columns',
    start: (count: number) => `Import ${lines(count)}`,
  },
  problems: {
    title: 'Problems',
    caption: 'Problems by line',
    columns: { row: 'Line', field: 'Column', message: 'Problem' },
    pages: 'Pages of problems',
    download: 'Download problems',
    file: 'import-problems.csv',
  },
  ended: 'Import result',
  done: {
    title: 'Import complete',
    facts: {
      created: 'New licenses',
      updated: 'Updated licenses',
      unchanged: 'Unchanged licenses',
      suspended: 'Suspended',
      customersCreated: 'New customers',
    },
    show: 'Show licenses',
    again: 'Import another file',
    leftOut: (count: number) =>
      `${lines(count)} with problems skipped. Correct them and import the file again. Nothing is imported twice.`,
  },
  stopped: {
    failed: 'There was an error saving your license. Please try again.',
    canceled: 'The import was stopped.',
    soFar: (done: number) =>
      `${lines(done)} processed. You can continue from here. Nothing is imported twice.`,
    continue: 'Continue',
  },
  checkFailed: 'The file could not be checked. Please try again.',
  leave: 'The import will stop. Licenses imported so far remain.',
} as const;
