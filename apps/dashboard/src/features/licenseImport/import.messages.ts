import { formatCount } from '../../shared/format.ts';
import type { ImportColumn } from './columns.rules.ts';

const lines = (count: number) => formatCount(count, 'line', 'lines');

/** Every sentence about importing licenses from a file. */
export const importMessages = {
  title: 'Import licenses',
  context:
    'From a CSV file with one license a line. A key that is here already gets the values of the file.',
  steps: { label: 'Import licenses', names: ['File', 'Columns', 'Check', 'Import'] },
  file: {
    title: 'Which file',
    label: 'CSV file',
    hint: 'With the names of its columns in the first line, in UTF-8. Nothing is changed yet.',
    empty: 'This file has no lines under its first one.',
    unreadable: 'This file could not be read as CSV.',
  },
  columns: {
    title: 'Which column is what',
    hint: 'A column that is left out stays as it is where a key is here already.',
    none: 'Left out',
    example: (value: string) => `First line: ${value}`,
    unnamed: (place: number) => `Column ${place}`,
    keyMissing: 'Please choose the column that holds the license keys.',
    back: 'Choose another file',
    next: 'Check the file',
    names: {
      key: 'License key',
      customer_email: 'Customer’s e-mail address',
      customer_first_name: 'Customer’s first name',
      customer_last_name: 'Customer’s last name',
      product: 'Product',
      activation_limit: 'Activation limit',
      activated_domains: 'Activated domains',
      expires: 'Expires',
      domain: 'Domain',
      max_version: 'Max version',
      notes: 'Notes',
    } satisfies Record<ImportColumn, string>,
  },
  checking: 'Checking',
  importing: 'Importing',
  progress: (done: number) => lines(done),
  cancel: 'Cancel',
  cancelImport: 'Stop importing',
  checked: {
    title: 'What will happen',
    facts: {
      created: 'New licenses',
      updated: 'Changed',
      unchanged: 'Here already, the same',
      problems: 'Lines with problems',
    },
    none: 'There is nothing to import.',
    ready: 'Nothing has been changed yet.',
    skipping: (count: number) => `${lines(count)} with problems will be left out.`,
    back: 'Change columns',
    start: (count: number) => `Import ${lines(count)}`,
  },
  problems: {
    title: 'Problems',
    caption: 'Problems line by line',
    columns: { row: 'Line', field: 'Column', message: 'Problem' },
    pages: 'Pages of problems',
    download: 'Download the problems',
    file: 'import-problems.csv',
  },
  ended: 'What was imported',
  done: {
    title: 'The licenses were imported',
    facts: {
      created: 'New licenses',
      updated: 'Changed',
      unchanged: 'Were here already',
      customersCreated: 'New customers',
    },
    show: 'Show the licenses',
    again: 'Import another file',
    leftOut: (count: number) =>
      `${lines(count)} with problems left out. Correct them and import the file again: nothing is imported twice.`,
  },
  stopped: {
    failed: 'There was an error saving your license. Please try again.',
    cancelled: 'The import was stopped.',
    soFar: (done: number) =>
      `${lines(done)} dealt with so far. It can go on from there, and nothing is imported twice.`,
    goOn: 'Go on',
  },
  checkFailed: 'The file could not be checked. Please try again.',
  leave: 'The import stops. What has been imported stays.',
} as const;
