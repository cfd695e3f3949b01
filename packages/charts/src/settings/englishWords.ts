import type { ChartWords, SpokenDifference, SpokenValue } from '../plot/words.ts';

const compare = ({ by, direction, than }: SpokenDifference) =>
  direction === 'same' ? `the same as ${than}` : `${by} ${direction} than ${than}`;

const locate = ({ label, series, seriesCount, value }: SpokenValue) =>
  `${value} (${seriesCount > 1 ? `${label}, ${series}` : label})`;

/** The English words of charts. They apply unless `ChartsProvider` or a chart's own `words` replace them. */
export const englishWords: ChartWords = {
  kind: { line: 'line chart', bar: 'bar chart', heatGrid: 'heat map' },
  keys: 'Use the arrow keys to move between values and Escape to clear the selection.',
  labels: 'Label',
  missing: 'no data',
  empty: 'No data to show.',
  viewAsTable: 'View as table',
  viewAsChart: 'View as chart',
  downloadCsv: 'Download CSV',
  downloadPng: 'Download PNG',
  downloadFailed: 'The file could not be created. Try again.',
  point: ({ label, series, seriesCount, value, difference, markers }) => {
    const position = markers ? `${label} (${markers.join(', ')})` : label;
    const text = seriesCount > 1 ? `${position}, ${series}: ${value}` : `${position}: ${value}`;
    return difference ? `${text}, ${compare(difference)}` : text;
  },
  range: ({ count, first, last }) =>
    count === 1 ? `1 row: ${first}.` : `${count} rows, from ${first} to ${last}.`,
  highest: (value) => `Highest: ${locate(value)}.`,
  lowest: (value) => `Lowest: ${locate(value)}.`,
  allEqual: (value) => `All values are ${value}.`,
  trend: ({ series, seriesCount, direction, from, to }) => {
    const subject = seriesCount > 1 ? series : 'The value';
    if (direction === 'level') return `${subject} starts and ends at ${to.value}.`;
    return `${subject} ${direction === 'up' ? 'rose' : 'fell'} from ${from.value} to ${to.value}.`;
  },
  biggestDifference: (label, { by, direction, series, than }) => {
    if (direction === 'same') return `${series} and ${than} are equal in every row.`;
    const comparison = direction === 'more' ? 'higher' : 'lower';
    return `Largest difference: ${label}, where ${series} is ${by} ${comparison} than ${than}.`;
  },
  unknown: (count) => (count === 1 ? '1 value is missing.' : `${count} values are missing.`),
};
