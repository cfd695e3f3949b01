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
    'words by the alphabet, not by their codes',
    ['avocet', 'Zander', 'Äsche', 'Berth'],
    ['Äsche', 'avocet', 'Berth', 'Zander'],
  ],
  [
    'figures inside words as numbers',
    ['Quay 10', 'Quay 9', 'Quay 1'],
    ['Quay 1', 'Quay 9', 'Quay 10'],
  ],
  ['numbers', [10, 9, -1], [-1, 9, 10]],
  ['days', [new Date(2), new Date(1)], [new Date(1), new Date(2)]],
])('orders %s', (_what, values, wanted) => {
  expect(sorted(values, up)).toEqual(wanted);
});

test('leaves what is missing at the end, both ways', () => {
  expect(sorted([null, 2, undefined, 1], up)).toEqual([1, 2, null, undefined]);
  expect(sorted([null, 2, undefined, 1], down)).toEqual([2, 1, null, undefined]);
});

test.each([
  ['de', ['Äsche', 'Zander']],
  ['sv', ['Zander', 'Äsche']],
])('orders words by the alphabet of %s', (locale, wanted) => {
  const rows = ['Zander', 'Äsche'];
  expect(sortRows(rows, up, (row) => row, locale)).toEqual(wanted);
});

test('keeps the order of equal rows, and the given list as it was', () => {
  const rows = [
    { name: 'Curlew', port: 'Bergen' },
    { name: 'Avocet', port: 'Bergen' },
  ];
  const byPort = sortRows(rows, { column: 'port', direction: 'descending' }, (row) => row.port);
  expect(byPort).toEqual(rows);
  expect(byPort).not.toBe(rows);
  expect(sortRows(rows, undefined, () => null)).toEqual(rows);
});
