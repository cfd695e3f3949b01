import { expect, test } from 'vitest';
import {
  chunksOf,
  countProducts,
  foundText,
  productSortOf,
  productSortText,
  sortProducts,
} from './products.rules.ts';

const products = [
  { id: 'a', name: 'Tidal Forms', kind: 'plugin' as const },
  { id: 'b', name: 'Quiet Checkout', kind: 'plugin' as const },
  { id: 'c', name: 'Gray Heron', kind: 'theme' as const },
];
const versions = [
  {
    id: 'b',
    installed_versions: [
      { version: '2.4.0', vcount: 30 },
      { version: '2.3.2', vcount: 12 },
    ],
  },
  { id: 'c', installed_versions: [{ version: '1.0.0', vcount: 50 }] },
];

test('counts the sites of each product and names its most installed version', () => {
  expect(countProducts(products, versions).map(({ sites, version }) => [sites, version])).toEqual([
    [0, undefined],
    [42, '2.4.0'],
    [50, '1.0.0'],
  ]);
});

test('does not know the sites before they have loaded', () => {
  expect(countProducts(products, undefined)[0]).toMatchObject({ sites: undefined });
});

test.each([
  [0, []],
  [1, [1]],
  [500, [500]],
  [1001, [500, 500, 1]],
])('calls %i products in chunks of %j', (count, sizes) => {
  const ids = Array.from({ length: count }, (_, index) => `${index}`);
  const chunks = chunksOf(ids);
  expect(chunks.map(({ length }) => length)).toEqual(sizes);
  expect(chunks.flat()).toEqual(ids);
});

// Specification, section 9: the product list is sorted by name.
test.each([
  ['', ['Gray Heron', 'Quiet Checkout', 'Tidal Forms']],
  ['sort=-name', ['Tidal Forms', 'Quiet Checkout', 'Gray Heron']],
  ['sort=sites', ['Tidal Forms', 'Quiet Checkout', 'Gray Heron']],
  ['sort=-sites', ['Gray Heron', 'Quiet Checkout', 'Tidal Forms']],
  ['sort=kind', ['Quiet Checkout', 'Tidal Forms', 'Gray Heron']],
  ['sort=color', ['Gray Heron', 'Quiet Checkout', 'Tidal Forms']],
])('with the address "?%s" lists %j', (address, names) => {
  const sort = productSortOf(new URLSearchParams(address));
  const sorted = sortProducts(countProducts(products, versions), sort);
  expect(sorted.map(({ name }) => name)).toEqual(names);
  expect(productSortOf(new URLSearchParams({ sort: productSortText(sort) }))).toEqual(sort);
});

test.each([
  [9, '2026-11-20', '9 products, with their sites on 20 Nov 2026'],
  [1, '2026-11-20', '1 product, with its sites on 20 Nov 2026'],
  [0, '2026-11-20', '0 products'],
  [9, undefined, '9 products'],
])('of %d products on %s it says %j', (count, day, expected) => {
  expect(foundText(count, day)).toBe(expected);
});
