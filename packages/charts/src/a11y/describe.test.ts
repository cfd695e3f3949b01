import fc from 'fast-check';
import { expect, describe as group, test } from 'vitest';
import { anyData } from '../frame/anyData.testing.ts';
import type { ChartData } from '../plot/chartData.ts';
import { englishWords as words } from '../settings/englishWords.ts';
import { formatEnglish as format } from '../settings/useLanguage.ts';
import { describe } from './describe.ts';
import { speakPoint } from './speak.ts';

const one = (...values: (number | null)[]): ChartData => ({
  series: ['Ships'],
  rows: values.map((value, index) => ({ label: `${index + 1} May`, values: [value] })),
});
const two: ChartData = {
  series: ['May', 'June'],
  rows: [
    { label: 'North', values: [1200, 1250] },
    { label: 'South', values: [40, 12] },
    { label: 'East', values: [7, null] },
  ],
};

group('the summary of a trend', () => {
  test.each<[string, ChartData, string]>([
    ['no data', one(), 'No data to show.'],
    ['only unknown values', one(null, Number.NaN), 'No data to show.'],
    ['one value', one(1200), '1 row: 1 May. All values are 1,200.'],
    ['equal values', one(4, 4, 4), '3 rows, from 1 May to 3 May. All values are 4.'],
    ['only zeros', one(0, 0), '2 rows, from 1 May to 2 May. All values are 0.'],
    [
      'a range, extremes and a trend',
      one(5, 9, 2, 7),
      '4 rows, from 1 May to 4 May. Highest: 9 (2 May). Lowest: 2 (3 May). The value rose from 5 to 7.',
    ],
    [
      'unknown values',
      one(9, null, 3, Number.POSITIVE_INFINITY),
      '4 rows, from 1 May to 4 May. Highest: 9 (1 May). Lowest: 3 (3 May). ' +
        'The value fell from 9 to 3. 2 values are missing.',
    ],
  ])('%s', (_, data, expected) => {
    expect(describe({ data, words, format }, 'trend')).toBe(expected);
  });
});

test('the summary of a comparison has the largest difference', () => {
  expect(describe({ data: two, words, format }, 'difference')).toBe(
    '3 rows, from North to East. Highest: 1,250 (North, June). Lowest: 7 (East, May). ' +
      'Largest difference: North, where June is 50 higher than May. 1 value is missing.',
  );
});

group('the announcement of a value', () => {
  test.each<[number, number, string]>([
    [0, 1, 'North, June: 1,250, 50 more than May'],
    [1, 0, 'South, May: 40, 28 more than June'],
    [2, 1, 'East, June: no data'],
  ])('row %i of series %i', (row, series, expected) => {
    expect(speakPoint({ data: two, words, format }, { row, series })).toBe(expected);
  });

  test('leaves out the series if there is only one', () => {
    expect(speakPoint({ data: one(3), words, format }, { row: 0, series: 0 })).toBe('1 May: 3');
  });
});

test('the summary of any data has no technical values', () => {
  fc.assert(
    fc.property(
      anyData,
      fc.constantFrom('trend' as const, 'difference' as const),
      (data, story) => {
        const plain = { ...data, rows: data.rows.map((row) => ({ ...row, label: 'row' })) };
        const summary = describe({ data: plain, words, format }, story);
        expect(summary).not.toMatch(/NaN|Infinity|∞|undefined|null/);
        expect(summary).not.toBe('');
      },
    ),
  );
});
