import { describe, expect, test } from 'vitest';
import {
  contextOf,
  deletedText,
  hasGrowth,
  hasTable,
  sharedSites,
  sharedValues,
  tableText,
} from './sharedAnalytics.rules.ts';

const counted = { sites: 10, isDeleted: false };
const dayOf = (date: string, php: [string, number][], theme: [string, number][]) => ({
  date,
  sites: 10,
  newSites: 1,
  values: [
    { ...counted, fact: 'php' as const, data: php.map(([value, sites]) => ({ value, sites })) },
    { ...counted, fact: 'theme' as const, data: theme.map(([value, sites]) => ({ value, sites })) },
  ],
});

const day = dayOf('2026-11-21', [['8.3', 7]], [['', 10]]);
const compared = dayOf('2026-11-01', [['8.2', 5]], [['Harbor', 2]]);
const withoutRecords = (one: typeof day) => ({
  ...one,
  values: one.values.map(({ fact }) => ({ fact, data: [], sites: 0, isDeleted: true })),
});

test.each([
  [null, 'Quiet Checkout · 21 Nov 2026'],
  [compared, 'Quiet Checkout · 21 Nov 2026, compared with 1 Nov 2026'],
])('names the product and its days', (other, expected) => {
  expect(contextOf({ productName: 'Quiet Checkout', day, compared: other })).toBe(expected);
});

test('leaves out facts that no site reported on either day', () => {
  expect(sharedValues({ day, compared: null }).map(({ fact }) => fact)).toEqual(['php']);
  const both = sharedValues({ day, compared });
  expect(both.map(({ fact }) => fact)).toEqual(['php', 'theme']);
  expect(both[0]).toEqual({
    fact: 'php',
    day: { name: '21 Nov 2026', values: [{ value: '8.3', sites: 7 }] },
    compared: { name: '1 Nov 2026', values: [{ value: '8.2', sites: 5 }] },
  });
});

test.each([
  [[], 10],
  [['php.lt.8.1'], 4],
])('with the filters %j it counts %i sites', (filters, expected) => {
  const data = [{ value: '8.0', sites: 4 }];
  const values = [{ fact: 'php' as const, sites: 4, data, isDeleted: false }];
  expect(sharedSites({ ...day, values }, filters)).toBe(expected);
});

test('tells whether there is anything to draw', () => {
  const table = { wordpress: ['6.6'], versions: ['2.0'], isDeleted: false };
  expect(hasTable({ versionTable: { ...table, cells: [[3]] } })).toBe(true);
  expect(hasTable({ versionTable: { ...table, cells: [[0]] } })).toBe(false);
  expect(hasTable({ versionTable: { ...table, wordpress: [], versions: [], cells: [] } })).toBe(
    false,
  );
  const on = (sites: number) => ({ date: '2026-11-21', sites, newSites: 0, checks: 0 });
  expect(hasGrowth({ growth: { days: [on(0), on(4)], releases: [] } })).toBe(true);
  expect(hasGrowth({ growth: { days: [on(0)], releases: [] } })).toBe(false);
});

describe('a day whose records were deleted', () => {
  const table = { wordpress: [], versions: [], cells: [], isDeleted: false };
  const wereDeleted = 'were deleted after the retention period.';
  test.each([
    ['none', day, compared, table, undefined],
    [
      'the day',
      withoutRecords(day),
      null,
      table,
      `The daily records of 21 Nov 2026 ${wereDeleted}`,
    ],
    [
      'the records of the table',
      ...([day, compared, { ...table, isDeleted: true }] as const),
      `The daily records of 21 Nov 2026 ${wereDeleted}`,
    ],
    [
      'the compared day',
      ...([day, withoutRecords(compared), table] as const),
      `The daily records of 1 Nov 2026 ${wereDeleted}`,
    ],
    [
      'both',
      ...([withoutRecords(day), withoutRecords(compared), table] as const),
      `The daily records of 1 Nov 2026 and 21 Nov 2026 ${wereDeleted}`,
    ],
  ])('is named: %s', (_, one, other, versionTable, expected) => {
    const shared = { name: '', productName: '', filters: [], day: one, compared: other };
    expect(deletedText({ ...shared, versionTable })).toBe(expected);
  });

  test('has an unknown number of sites with filters, and is not compared', () => {
    expect(sharedSites(withoutRecords(day), ['php.lt.8.1'])).toBeUndefined();
    expect(sharedSites(withoutRecords(day), [])).toBe(10);
    const [php] = sharedValues({ day, compared: withoutRecords(compared) });
    expect(php?.compared).toBeUndefined();
  });

  test('has no table, which differs from one without sites', () => {
    expect(tableText({ day, versionTable: table })).toBe('No site reported both versions.');
    expect(tableText({ day, versionTable: { ...table, isDeleted: true } })).toContain(wereDeleted);
  });
});
