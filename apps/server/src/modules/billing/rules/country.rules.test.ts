import { expect, test } from 'vitest';
import { findCountryCode } from './country.rules.ts';

test.each([
  ['Germany', 'DE'],
  [' germany ', 'DE'],
  ['de', 'DE'],
  ['United States', 'US'],
  ['USA', 'US'],
  ['UK', 'GB'],
  ['Czech Republic', 'CZ'],
  ['Narnia', undefined],
  ['', undefined],
])('the country %s has the code %s', (country, code) => {
  expect(findCountryCode(country)).toBe(code);
});
