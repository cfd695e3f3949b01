import { describe, expect, it } from 'vitest';
import { searchProducts } from './productSearch.rules.ts';

const products = [
  { name: 'Quiet Checkout', slug: 'ballast-pro' },
  { name: 'Crème Forms', slug: 'creme' },
  { name: 'Checkout Notes', slug: 'notes-2' },
];

describe('a search for products', () => {
  it.each([
    ['nothing, and keeps the order', '  ', ['Quiet Checkout', 'Crème Forms', 'Checkout Notes']],
    ['part of a word in any case', 'CHECK', ['Quiet Checkout', 'Checkout Notes']],
    ['words in any order', 'checkout quiet', ['Quiet Checkout']],
    ['a word without its accents', 'creme', ['Crème Forms']],
    ['the beginning of a slug', 'ball', ['Quiet Checkout']],
    ['any part of a slug', 'last-p', ['Quiet Checkout']],
    ['words of the name and the slug', 'notes-2 check', ['Checkout Notes']],
    ['what is not there', 'gallery', []],
    ['signs as they are', '.*', []],
  ])('finds %s', (_promise, query, expected) => {
    expect(searchProducts(products, query).map(({ name }) => name)).toEqual(expected);
  });
});
