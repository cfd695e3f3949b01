import { expect, test } from 'vitest';
import { listThemes, themeListOf, usualOrder, withThemeList } from './themes.rules.ts';

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

test.each([
  ['', { query: '', sort: usualOrder }],
  ['theme=harb', { query: 'harb', sort: usualOrder }],
  ['themeSort=-versions', { query: '', sort: { column: 'versions', direction: 'descending' } }],
  ['theme=a&themeSort=theme', { query: 'a', sort: { column: 'theme', direction: 'ascending' } }],
] as const)('the URL "?%s" holds the list %j', (address, list) => {
  expect(themeListOf(new URLSearchParams(address))).toEqual(list);
  expect(withThemeList(new URLSearchParams(), list).toString()).toBe(address);
});

test('changes of the list keep everything else in the URL, and an unknown column is ignored', () => {
  const search = new URLSearchParams('date=2026-11-20&theme=harb&themeSort=size');
  expect(themeListOf(search).sort).toEqual(usualOrder);
  expect(withThemeList(search, { query: '' }).toString()).toBe('date=2026-11-20');
});
