import type { ChartWords, SpokenDifference, SpokenValue } from './words.ts';

const compared = ({ by, direction, than }: SpokenDifference) =>
  direction === 'same' ? `the same as ${than}` : `${by} ${direction} than ${than}`;

const placed = ({ label, series, seriesCount, value }: SpokenValue) =>
  seriesCount > 1 ? `${value}, ${label}, ${series}` : `${value}, ${label}`;

const went = { up: 'rose', down: 'fell', level: 'stayed level' } as const;

/** How the stories' charts speak. An app writes such words once for all its charts. */
export const sampleWords: ChartWords = {
  kind: 'line chart',
  keys: 'Arrow keys move over the points, Escape leaves.',
  labels: 'Day',
  missing: 'not known',
  empty: 'Nothing has been counted yet.',
  viewAsTable: 'View as table',
  viewAsChart: 'View as chart',
  downloadCsv: 'Download CSV',
  downloadPng: 'Download PNG',
  downloadFailed: 'The file could not be made.',
  point: ({ label: day, series, value, seriesCount, difference, markers }) => {
    const label = markers ? `${day} (${markers.join(', ')})` : day;
    const about = seriesCount > 1 ? `${label}, ${series}: ${value}` : `${label}: ${value}`;
    return difference ? `${about}, ${compared(difference)}` : about;
  },
  range: ({ count, first, last }) =>
    count === 1 ? `${first} only.` : `${count} rows from ${first} to ${last}.`,
  highest: (value) => `Highest: ${placed(value)}.`,
  lowest: (value) => `Lowest: ${placed(value)}.`,
  allEqual: (value) => `All are ${value}.`,
  trend: ({ series, seriesCount, direction, from, to }) =>
    `${seriesCount > 1 ? series : 'It'} ${went[direction]} from ${from.value} to ${to.value}.`,
  biggestDifference: (label, difference) =>
    `Biggest difference: ${label}, ${compared(difference)}.`,
  unknown: (count) => (count === 1 ? 'One value is not known.' : `${count} values are not known.`),
};

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A count as the stories show it. */
export const sampleFormat = (value: number) => number.format(value);
