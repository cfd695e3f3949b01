import { expect, test } from 'vitest';
import { listThemes, usualOrder } from './themes.rules.ts';

const themes = [
  { theme: 'harbor', versions: 1, domains: 9 },
  { theme: 'Quay', versions: 4, domains: 20 },
  { theme: '', versions: 0, domains: 3 },
];

test.each([
  ['', usualOrder, ['Quay', 'harbor', '']],
  ['', { column: 'domains', direction: 'ascending' }, ['', 'harbor', 'Quay']],
  ['', { column: 'versions', direction: 'descending' }, ['Quay', 'harbor', '']],
  ['', { column: 'theme', direction: 'ascending' }, ['harbor', '', 'Quay']],
  [' HARB ', usualOrder, ['harbor']],
  ['not reported', usualOrder, ['']],
  ['pier', usualOrder, []],
] as const)('of the search "%s" in the order %j lists %j', (query, sort, expected) => {
  expect(listThemes(themes, query, sort).map(({ theme }) => theme)).toEqual(expected);
});
