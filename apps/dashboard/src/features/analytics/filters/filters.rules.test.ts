import { expect, test } from 'vitest';
import { conditionError, filterOfBar } from './filters.rules.ts';

test.each([
  ['php', ['8.1.29'], 'php.eq.8.1.29'],
  ['country', [''], 'country.eq.'],
  ['hosting', ['Quay (AS1)'], 'hosting.eq.Quay (AS1)'],
  ['hosting', ['Quay (AS1)', 'Quay (AS2)'], undefined],
  ['hosting', ['(other)'], undefined],
  ['hosting', [], undefined],
  ['mysql', ['10.6.12-MariaDB'], 'mysql.eq.10.6.12-MariaDB'],
  ['mysql', ['10.6.12-MariaDB', '10.6.12-MariaDB-log'], undefined],
  ['wordpress', ['6.6'], 'wordpress.eq.6.6.0'],
  ['wordpress', ['6.6.1'], 'wordpress.eq.6.6.1'],
  ['wordpress', ['6.7-RC1'], 'wordpress.eq.6.7-RC1'],
  ['version', ['2'], 'version.eq.2.0.0'],
  ['version', ['1.2.3.4'], 'version.eq.1.2.3.4'],
  ['theme', ['2.0'], 'theme.eq.2.0'],
] as const)('the bar of the %s values %j is the filter %s', (fact, values, filter) => {
  expect(filterOfBar(fact, values)).toBe(filter);
});

test.each([
  ['php', 'lt', '8.1', undefined],
  ['php', 'lt', '8', undefined],
  ['php', 'lt', 'new', 'Please enter a version, such as 8.1.'],
  ['php', 'eq', 'new', undefined],
  ['php', 'lt', '', 'Please enter a value.'],
  ['country', 'eq', 'Norway', undefined],
  ['theme', 'eq', '(other)', 'Other values are counted together. Please choose a single value.'],
  ['country', 'eq', '', 'Please enter a value.'],
] as const)('of the condition %s %s "%s" says %s', (fact, comparator, value, error) => {
  expect(conditionError({ fact, comparator, value }, fact === 'php')).toBe(error);
});
