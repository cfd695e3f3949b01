import type { SiteFact } from '@pressdock/api/limits';
import { describe, expect, test } from 'vitest';
import { databaseLabel, hostingLabel, valueLabel } from './siteValue.rules.ts';
import { valueBars } from './valueBars.rules.ts';

// Specification, section 2, "Widgets": the numeric version followed by [MariaDB].
test.each([
  ['10.6.12-MariaDB', '10.6.12 [MariaDB]'],
  ['10.6.12-MariaDB-log', '10.6.12 [MariaDB]'],
  ['10.11.6-MariaDB-0+deb12u1', '10.11.6 [MariaDB]'],
  ['5.5.5-10.5.22-MariaDB-1:10.5.22+maria~ubu2004', '10.5.22 [MariaDB]'],
  ['5.5.68-MariaDB', '5.5.68 [MariaDB]'],
  ['mariadb 11.4.2', '11.4.2 [MariaDB]'],
  ['MariaDB', 'MariaDB'],
  ['8.0.35', '8.0.35'],
  ['5.7.44-log', '5.7.44-log'],
])('calls the database %s %s', (value, label) => {
  expect(databaseLabel(value)).toBe(label);
});

// Specification, section 9, "Display filters".
test.each([
  ['Harbor Hosting (AS64500)', 'Harbor Hosting'],
  ['Quay (Europe) Networks (Ltd)', 'Quay Networks'],
  ['Plain Cloud', 'Plain Cloud'],
  ['(unnamed)', '(unnamed)'],
  ['Open (bracket', 'Open (bracket'],
])('calls the provider %s %s', (value, label) => {
  expect(hostingLabel(value)).toBe(label);
});

test.each([
  ['php', '', 'Not reported'],
  ['hosting', '(other)', 'Other values'],
  ['country', 'DE', 'Germany'],
  ['country', '??', '??'],
  ['language', 'de_DE', 'German (Germany)'],
  ['language', 'de_DE_formal', 'German (Germany)'],
  ['language', 'de-CH-informal', 'Swiss High German'],
  ['language', 'en-US', 'American English'],
  ['language', 'not a locale', 'not a locale'],
  ['theme', 'storefront', 'storefront'],
] as const)('calls the %s "%s" %s', (fact, value, label) => {
  expect(valueLabel(fact, value)).toBe(label);
});

describe('the bars of a fact', () => {
  const earlier = {
    name: '1 Nov 2026',
    values: [
      { value: '8.1.9', sites: 5 },
      { value: '7.4.33', sites: 4 },
    ],
  };
  const later = {
    name: '20 Nov 2026',
    values: [
      { value: '8.1.29', sites: 7 },
      { value: '8.1.9', sites: 2 },
    ],
  };

  test('are in descending order of versions', () => {
    const { data } = valueBars('php', later);
    expect(data).toEqual({
      series: ['20 Nov 2026'],
      rows: [
        { label: '8.1.29', values: [7] },
        { label: '8.1.9', values: [2] },
      ],
    });
  });

  test('end with values that are not versions', () => {
    const values = ['', '8.1.9', '(other)', '8.2.0'].map((value) => ({ value, sites: 1 }));
    const labels = valueBars('php', { name: 'Sites', values }).data.rows.map(({ label }) => label);
    expect(labels).toEqual(['8.2.0', '8.1.9', 'Other values', 'Not reported']);
  });

  test('say that a value was not reported, in short only on the axis between versions', () => {
    const values = [{ value: '', sites: 1 }];
    const labelsOf = (fact: SiteFact) =>
      valueBars(fact, { name: 'Sites', values }).data.rows.map(
        ({ label, shortLabel }) => shortLabel ?? label,
      );
    expect(labelsOf('php')).toEqual(['—']);
    expect(labelsOf('mysql')).toEqual(['Not reported']);
  });

  test('begin with the earlier day, and count a value that a day does not have as zero', () => {
    const { data } = valueBars('php', later, earlier);
    expect(data).toEqual({
      series: ['1 Nov 2026', '20 Nov 2026'],
      rows: [
        { label: '8.1.29', values: [0, 7] },
        { label: '8.1.9', values: [5, 2] },
        { label: '7.4.33', values: [4, 0] },
      ],
    });
  });

  test('add up values with the same label and know all of them', () => {
    const { data, valuesOf } = valueBars('mysql', {
      name: 'Sites',
      values: [
        { value: '10.6.12-MariaDB', sites: 3 },
        { value: '10.6.12-MariaDB-log', sites: 2 },
        { value: '10.6.12', sites: 1 },
      ],
    });
    expect(data.rows).toEqual([
      { label: '10.6.12 [MariaDB]', values: [5] },
      { label: '10.6.12', values: [1] },
    ]);
    expect(valuesOf.get('10.6.12 [MariaDB]')).toEqual(['10.6.12-MariaDB', '10.6.12-MariaDB-log']);
  });
});
