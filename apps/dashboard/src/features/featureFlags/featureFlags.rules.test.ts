import type { FlagProductResponse } from '@pressdock/api';
import { expect, test } from 'vitest';
import { listParameters, type ProductSort, sortOf, sortProducts } from './featureFlags.rules.ts';

const product = (name: string, lastRequestAt: string | null = null): FlagProductResponse => ({
  _id: name.toLowerCase(),
  name,
  createdAt: '2026-11-01T08:00:00.000Z',
  lastRequestAt,
  isInterface: false,
});

const products = [
  product('Harbor', '2026-11-20T08:00:00.000Z'),
  product('anchor'),
  product('Buoy', '2026-11-21T08:00:00.000Z'),
];
const figures = new Map([
  ['harbor', { active: 2, inactive: 9, users: 10 }],
  ['anchor', { active: 10, inactive: 0, users: 2000 }],
  // Added after the numbers were read: Buoy.
]);

test.each<[string, string]>([
  ['', 'name ascending'],
  ['sort=nothing', 'name ascending'],
  ['sort=-name', 'name descending'],
  ['sort=users', 'users ascending'],
  ['sort=-lastRequest', 'lastRequest descending'],
])('reads the sorting of “%s” as %s', (search, expected) => {
  const { column, direction } = sortOf(new URLSearchParams(search));
  expect(`${column} ${direction}`).toBe(expected);
});

test.each<[string, ProductSort, string]>([
  ['', { column: 'name', direction: 'ascending' }, ''],
  ['sea', { column: 'name', direction: 'ascending' }, 'q=sea'],
  ['', { column: 'users', direction: 'descending' }, 'sort=-users'],
  ['sea', { column: 'active', direction: 'ascending' }, 'q=sea&sort=active'],
])('writes the search “%s” and a sorting as “%s”', (query, sort, expected) => {
  expect(new URLSearchParams(listParameters(query, sort)).toString()).toBe(expected);
});

test.each<[string, string[]]>([
  ['name', ['anchor', 'Buoy', 'Harbor']],
  ['-name', ['Harbor', 'Buoy', 'anchor']],
  ['active', ['Harbor', 'anchor', 'Buoy']],
  ['-active', ['anchor', 'Harbor', 'Buoy']],
  // Unknown numbers and products without a request come last in both directions.
  ['users', ['Harbor', 'anchor', 'Buoy']],
  ['-users', ['anchor', 'Harbor', 'Buoy']],
  ['lastRequest', ['Harbor', 'Buoy', 'anchor']],
  ['-lastRequest', ['Buoy', 'Harbor', 'anchor']],
])('sorts by %s', (sort, expected) => {
  const sorted = sortProducts(products, sortOf(new URLSearchParams({ sort })), figures);
  expect(sorted.map(({ name }) => name)).toEqual(expected);
});

test('stays sorted by name until the numbers are known', () => {
  const sorted = sortProducts(products, { column: 'users', direction: 'descending' }, undefined);
  expect(sorted.map(({ name }) => name)).toEqual(['anchor', 'Buoy', 'Harbor']);
});
