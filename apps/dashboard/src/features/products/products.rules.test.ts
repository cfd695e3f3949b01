import { describe, expect, it } from 'vitest';
import { searchByName } from './products.rules.ts';

const products = [{ name: 'Quiet Checkout' }, { name: 'Crème Forms' }, { name: 'Checkout Notes' }];

describe('searching by name', () => {
  it.each([
    ['nothing, and keeps the order', '  ', ['Quiet Checkout', 'Crème Forms', 'Checkout Notes']],
    ['part of a word in any case', 'CHECK', ['Quiet Checkout', 'Checkout Notes']],
    ['words in any order', 'checkout quiet', ['Quiet Checkout']],
    ['a word without its accents', 'creme', ['Crème Forms']],
    ['what is not there', 'gallery', []],
    ['signs as they are', '.*', []],
  ])('finds %s', (_promise, query, expected) => {
    expect(searchByName(products, query).map(({ name }) => name)).toEqual(expected);
  });
});
