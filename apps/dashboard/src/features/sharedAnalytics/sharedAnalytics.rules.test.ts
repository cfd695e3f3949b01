import { expect, test } from 'vitest';
import {
  contextOf,
  hasGrowth,
  hasTable,
  sharedSites,
  sharedValues,
} from './sharedAnalytics.rules.ts';

const dayOf = (date: string, php: [string, number][], theme: [string, number][]) => ({
  date,
  sites: 10,
  newSites: 1,
  values: [
    { fact: 'php' as const, sites: 10, data: php.map(([value, sites]) => ({ value, sites })) },
    { fact: 'theme' as const, sites: 10, data: theme.map(([value, sites]) => ({ value, sites })) },
  ],
});

const day = dayOf('2026-11-21', [['8.3', 7]], [['', 10]]);
const compared = dayOf('2026-11-01', [['8.2', 5]], [['Harbor', 2]]);

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
  const values = [{ fact: 'php' as const, sites: 4, data: [{ value: '8.0', sites: 4 }] }];
  expect(sharedSites({ ...day, values }, filters)).toBe(expected);
});

test('tells whether there is anything to draw', () => {
  const table = { wordpress: ['6.6'], versions: ['2.0'] };
  expect(hasTable({ versionTable: { ...table, cells: [[3]] } })).toBe(true);
  expect(hasTable({ versionTable: { ...table, cells: [[0]] } })).toBe(false);
  expect(hasTable({ versionTable: { wordpress: [], versions: [], cells: [] } })).toBe(false);
  const on = (sites: number) => ({ date: '2026-11-21', sites, newSites: 0, checks: 0 });
  expect(hasGrowth({ growth: { days: [on(0), on(4)], releases: [] } })).toBe(true);
  expect(hasGrowth({ growth: { days: [on(0)], releases: [] } })).toBe(false);
});
