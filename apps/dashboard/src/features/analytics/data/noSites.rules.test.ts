import { expect, test } from 'vitest';
import { noSitesText } from './noSites.rules.ts';

test.each([
  [[], false, 'No sites were counted on this date. Choose another one.'],
  [['php.lt.8.1'], false, 'No sites match. Remove a filter, or choose another date.'],
  [[], true, 'The daily records of this day were deleted after the retention period.'],
  [['php.lt.8.1'], true, 'The daily records of this day were deleted after the retention period.'],
])('with the filters %j and deleted records (%s) it says: %s', (filters, isDeleted, expected) => {
  expect(noSitesText(filters, isDeleted)).toBe(expected);
});
