import type { ChartWords } from '@pressdock/charts';

/** The texts of this app's charts. */
export const words: ChartWords = {
  kind: 'chart',
  keys: 'Arrow keys move over the points.',
  labels: 'Day',
  missing: 'not known',
  empty: 'No ship yet.',
  viewAsTable: 'View as table',
  viewAsChart: 'View as chart',
  downloadCsv: 'Download CSV',
  downloadPng: 'Download PNG',
  downloadFailed: 'The file could not be created.',
  point: ({ label, series, value }) => `${label}, ${series}: ${value}`,
  range: ({ first, last }) => `From ${first} to ${last}.`,
  highest: ({ label, value }) => `Highest: ${value}, ${label}.`,
  lowest: ({ label, value }) => `Lowest: ${value}, ${label}.`,
  allEqual: (value) => `All are ${value}.`,
  trend: ({ from, to }) => `From ${from.value} to ${to.value}.`,
  biggestDifference: (label, { by }) => `Biggest difference: ${by}, ${label}.`,
  unknown: (count) => `${count} not known.`,
};
