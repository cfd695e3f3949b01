import { type LicenseResponse, licenseBulkValidation, licenseValidation } from '@pressdock/api';
import { LICENSE_BULK } from '@pressdock/api/limits';
import { expect, it } from 'vitest';
import { filterOf, queryOf } from '../licenses.rules.ts';
import { countOf, isTooMany, readExtension, scopeBody } from './bulk.rules.ts';

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ _id: `l${index}` })) as LicenseResponse[];
const filter = filterOf(new URLSearchParams('status=expired&product=p1'));

it('names some rows one by one, and all that match by their filter and count', () => {
  expect(scopeBody({ rows: rows(2) })).toEqual({ ids: ['l0', 'l1'] });
  expect(scopeBody({ filter, count: 1200 })).toEqual({
    filter: { status: 'expired', product: 'p1' },
    count: 1200,
  });
  expect([countOf({ rows: rows(2) }), countOf({ filter, count: 1200 })]).toEqual([2, 1200]);
});

it.each([
  [LICENSE_BULK.ids, false],
  [LICENSE_BULK.ids + 1, true],
])('%i rows are too many to name: %s', (count, expected) => {
  expect(isTooMany({ rows: rows(count) })).toBe(expected);
  expect(isTooMany({ filter, count })).toBe(false);
});

it.each([
  ['days', '1', { days: 1 }],
  ['days', '3650', { days: 3650 }],
  ['days', '', licenseBulkValidation.days],
  ['days', '0', licenseBulkValidation.days],
  ['days', '3651', licenseBulkValidation.days],
  ['days', 'x', licenseBulkValidation.days],
  ['months', ' 7 ', { months: 7 }],
  ['months', '121', licenseBulkValidation.months],
  ['years', '2', { months: 24 }],
  ['years', '11', licenseBulkValidation.years],
  ['years', 'x', licenseBulkValidation.years],
  ['until', '2/28/2027', { until: '2027-02-28' }],
  ['until', '02/30/2027', licenseValidation.expires],
  ['until', '', licenseValidation.expires],
] as const)('an extension in %s of %j is %o', (unit, typed, expected) => {
  expect(readExtension(unit, typed)).toEqual(expected);
});

// Anybody can edit the URL.
it.each([
  ['', {}],
  ['customer=c1&searchText=shop.org', { customer: 'c1', searchText: 'shop.org' }],
  ['status=nonsense&pages=3', {}],
  ['searchText=%20&pages=0', {}],
])('reads from the URL %j the filter %o', (url, query) => {
  expect(queryOf(filterOf(new URLSearchParams(url)))).toEqual(query);
});
