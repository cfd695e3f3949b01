import { SiteFilter } from '@pressdock/api';
import { SITE_FACTS } from '@pressdock/api/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  comparatorNames,
  filterLabel,
  filterText,
  isVersionFact,
  readFilter,
  readFilters,
} from './siteFilter.rules.ts';

test.each([
  ['php.lt.8.1', { fact: 'php', comparator: 'lt', value: '8.1' }],
  ['country.eq.DE', { fact: 'country', comparator: 'eq', value: 'DE' }],
  ['hosting.eq.', { fact: 'hosting', comparator: 'eq', value: '' }],
  ['theme.eq.a.b', { fact: 'theme', comparator: 'eq', value: 'a.b' }],
  ['php.lt', undefined],
  ['php', undefined],
  ['ruby.eq.3', undefined],
  ['php.like.8', undefined],
  ['php.eq.', { fact: 'php', comparator: 'eq', value: '' }],
  ['php.lt.', undefined],
  ['country.gt.DE', undefined],
  ['theme.eq.(other)', undefined],
  [`theme.eq.${'x'.repeat(101)}`, undefined],
  ['', undefined],
])('reads the filter %s as %o', (text, condition) => {
  expect(readFilter(text)).toEqual(condition);
});

test('reads what it writes, and the server accepts it', () => {
  const condition = fc.record({
    fact: fc.constantFrom(...SITE_FACTS),
    comparator: fc.constantFrom(...comparatorNames),
    value: fc.string({ minLength: 1, maxLength: 100 }),
  });
  fc.assert(
    fc.property(condition, ({ comparator, ...rest }) => {
      const one = { ...rest, comparator: isVersionFact(rest.fact) ? comparator : ('eq' as const) };
      expect(readFilter(filterText(one))).toEqual(one);
      expect(SiteFilter.safeParse(filterText(one)).success).toBe(true);
    }),
  );
});

test('keeps valid filters, each once, and no more than a call may have', () => {
  expect(readFilters(['php.lt.8', 'x', 'php.lt.8', 'php.gt.7'])).toEqual(['php.lt.8', 'php.gt.7']);
  const many = Array.from({ length: 12 }, (_, index) => `php.gt.${index}`);
  expect(readFilters(many)).toEqual(many.slice(0, 8));
});

test.each([
  ['php.lt.8.1', 'PHP version below 8.1'],
  ['country.eq.DE', 'Country is Germany'],
  ['mysql.eq.5.5.5-10.6.12-MariaDB', 'Database version is 10.6.12 [MariaDB]'],
  ['theme.eq.', 'Theme is Not reported'],
])('calls the filter %s "%s"', (text, label) => {
  expect(filterLabel(text)).toBe(label);
});
