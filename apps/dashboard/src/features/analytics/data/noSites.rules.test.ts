import { expect, test } from 'vitest';
import { noSitesText } from './noSites.rules.ts';

test.each([
  [[], 'No sites were counted on this date. Choose another one.'],
  [['php.lt.8.1'], 'No sites match. Remove a filter, or choose another date.'],
])('with the filters %j it says how to find sites: %s', (filters, expected) => {
  expect(noSitesText(filters)).toBe(expected);
});
