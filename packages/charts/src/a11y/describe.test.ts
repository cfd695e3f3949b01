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

group('a chart over time says', () => {
  test.each<[string, ChartData, string]>([
    ['that there is nothing', one(), 'No data to show.'],
    ['that nothing is known', one(null, Number.NaN), 'No data to show.'],
    ['its one value', one(1200), '1 row: 1 May. All values are 1,200.'],
    ['that all are equal', one(4, 4, 4), '3 rows, from 1 May to 3 May. All values are 4.'],
    ['that all are zero', one(0, 0), '2 rows, from 1 May to 2 May. All values are 0.'],
    [
      'its range, extremes and trend',
      one(5, 9, 2, 7),
      '4 rows, from 1 May to 4 May. Highest: 9 (2 May). Lowest: 2 (3 May). The value rose from 5 to 7.',
    ],
    [
      'what is not known',
      one(9, null, 3, Number.POSITIVE_INFINITY),
      '4 rows, from 1 May to 4 May. Highest: 9 (1 May). Lowest: 3 (3 May). ' +
        'The value fell from 9 to 3. 2 values are missing.',
    ],
  ])('%s', (_, data, expected) => {
    expect(describe({ data, words, format }, 'trend')).toBe(expected);
  });
});

test('a comparison says where its two series differ most', () => {
  expect(describe({ data: two, words, format }, 'difference')).toBe(
    '3 rows, from North to East. Highest: 1,250 (North, June). Lowest: 7 (East, May). ' +
      'Largest difference: North, where June is 50 higher than May. 1 value is missing.',
  );
});

group('a point is announced', () => {
  test.each<[number, number, string]>([
    [0, 1, 'North, June: 1,250, 50 more than May'],
    [1, 0, 'South, May: 40, 28 more than June'],
    [2, 1, 'East, June: no data'],
  ])('row %i of series %i', (row, series, expected) => {
    expect(speakPoint({ data: two, words, format }, { row, series })).toBe(expected);
  });

  test('without the name of its series where there is one', () => {
    expect(speakPoint({ data: one(3), words, format }, { row: 0, series: 0 })).toBe('1 May: 3');
  });
});

test('something sensible is said of any data', () => {
  fc.assert(
    fc.property(
      anyData,
      fc.constantFrom('trend' as const, 'difference' as const),
      (data, story) => {
        const plain = { ...data, rows: data.rows.map((row) => ({ ...row, label: 'row' })) };
        const said = describe({ data: plain, words, format }, story);
        expect(said).not.toMatch(/NaN|Infinity|∞|undefined|null/);
        expect(said).not.toBe('');
      },
    ),
  );
});
