import { expect, test } from 'vitest';
import { type SortValue, sortRows } from './sortRows.ts';

const up = { column: 'value', direction: 'ascending' } as const;
const down = { column: 'value', direction: 'descending' } as const;
const sorted = (values: SortValue[], descriptor: Parameters<typeof sortRows>[1]) =>
  sortRows(
    values.map((value) => ({ value })),
    descriptor,
    (row) => (row as { value: SortValue }).value,
  ).map((row) => (row as { value: SortValue }).value);

test.each<[string, SortValue[], SortValue[]]>([
  [
    'text by the alphabet, not by code points',
    ['avocet', 'Zander', 'Äsche', 'Berth'],
    ['Äsche', 'avocet', 'Berth', 'Zander'],
  ],
  ['numbers in text by value', ['Quay 10', 'Quay 9', 'Quay 1'], ['Quay 1', 'Quay 9', 'Quay 10']],
  ['numbers', [10, 9, -1], [-1, 9, 10]],
  ['dates', [new Date(2), new Date(1)], [new Date(1), new Date(2)]],
])('sorts %s', (_what, values, expected) => {
  expect(sorted(values, up)).toEqual(expected);
});

test('puts missing values last in both directions', () => {
  expect(sorted([null, 2, undefined, 1], up)).toEqual([1, 2, null, undefined]);
  expect(sorted([null, 2, undefined, 1], down)).toEqual([2, 1, null, undefined]);
});

test.each([
  ['de', ['Äsche', 'Zander']],
  ['sv', ['Zander', 'Äsche']],
])('sorts text by the alphabet of %s', (locale, expected) => {
  const rows = ['Zander', 'Äsche'];
  expect(sortRows(rows, up, (row) => row, locale)).toEqual(expected);
});

test('keeps the order of equal rows and does not modify the list', () => {
  const rows = [
    { name: 'Curlew', port: 'Bergen' },
    { name: 'Avocet', port: 'Bergen' },
  ];
  const byPort = sortRows(rows, { column: 'port', direction: 'descending' }, (row) => row.port);
  expect(byPort).toEqual(rows);
  expect(byPort).not.toBe(rows);
  expect(sortRows(rows, undefined, () => null)).toEqual(rows);
});
