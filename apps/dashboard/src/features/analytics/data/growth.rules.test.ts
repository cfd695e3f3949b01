import { expect, test } from 'vitest';
import { countedPeriod, growthPeriod, periodText } from './growth.rules.ts';

test.each([
  [undefined, '2026-08-23'],
  ['2026-11-01', '2026-08-23'],
  ['2026-05-01', '2026-05-01'],
])('compared with %s, growth begins on %s', (compared, from) => {
  expect(growthPeriod('2026-11-20', compared)).toEqual({ from, to: '2026-11-20' });
});

test.each([
  [[], '2026-08-23'],
  [['2026-08-23', '2026-08-24'], '2026-08-23'],
  [['2026-10-14', '2026-10-15'], '2026-10-14'],
])('of the days %j the growth begins on %s', (dates, from) => {
  const period = { from: '2026-08-23', to: '2026-11-20' };
  const days = dates.map((date) => ({ date }));
  expect(countedPeriod(period, days)).toEqual({ from, to: '2026-11-20' });
});

test.each([
  ['2026-10-14', false, '14 Oct 2026 to 20 Nov 2026'],
  ['2026-10-14', true, '14 Oct 2026 to 20 Nov 2026 · Filters do not apply'],
  ['2026-11-20', false, '20 Nov 2026'],
])('the period since %s, filtered %s, reads %j', (from, isFiltered, expected) => {
  expect(periodText({ from, to: '2026-11-20' }, isFiltered)).toBe(expected);
});
