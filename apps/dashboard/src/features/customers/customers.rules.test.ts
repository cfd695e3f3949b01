import { CUSTOMERS_PAGE } from '@pressdock/api/limits';
import { expect, it } from 'vitest';
import { limitOf, pagesOf } from './customers.rules.ts';

// The address is anybody's to write.
it.each([
  ['', 50],
  ['pages=3', 150],
  ['pages=0', 50],
  ['pages=1.5', 50],
  ['pages=x', 50],
  ['pages=1000000', CUSTOMERS_PAGE],
])('the address %j shows %i customers', (address, shown) => {
  expect(limitOf(pagesOf(new URLSearchParams(address)))).toBe(shown);
});
