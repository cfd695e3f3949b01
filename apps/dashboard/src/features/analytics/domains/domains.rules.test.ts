import { ListDomainsQuery } from '@pressdock/api';
import { expect, test } from 'vitest';
import { domainQuery, domainSearchOf, isDomainSearch, withDomainSearch } from './domains.rules.ts';

const first = { page: 1, pageSize: 20 };

// Specification, section 9: 20 domains on a page, five comparators, four fields.
test.each([
  ['', first, false],
  ['page=3', { ...first, page: 3 }, false],
  ['page=0', first, false],
  ['page=x', first, false],
  ['domain=+shop+', { ...first, query: 'shop' }, true],
  ['field=php', first, false],
  [
    'field=php&version=8.1',
    { ...first, selectedField: 'php', selectedComparator: '<', selectedVersion: '8.1' },
    true,
  ],
  [
    'field=mysql&comparator=gte&version=10.6',
    { ...first, selectedField: 'mysql', selectedComparator: '>=', selectedVersion: '10.6' },
    true,
  ],
  ['field=ruby&version=3', first, false],
])('requests of "?%s" the list %o', (address, query, isSearch) => {
  const search = domainSearchOf(new URLSearchParams(address));
  expect(domainQuery(search)).toEqual(query);
  expect(isDomainSearch(search)).toBe(isSearch);
  const call = { ...domainQuery(search), date: '2026-11-20' };
  expect(ListDomainsQuery.safeParse(call).success).toBe(true);
});

test('keeps the rest of the address, and begins another list with its first page', () => {
  const current = new URLSearchParams('product=p1&page=4&field=php&comparator=gt&version=8');
  expect(withDomainSearch(current, { query: 'shop' }).toString()).toBe(
    'product=p1&field=php&comparator=gt&version=8&domain=shop',
  );
  expect(withDomainSearch(current, { page: 5 }).get('page')).toBe('5');
  expect(withDomainSearch(current, { field: undefined }).toString()).toBe('product=p1');
});
