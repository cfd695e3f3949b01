import { expect, test } from 'vitest';
import { firstStoredDay, periodText, retentionPeriods } from './retention.rules.ts';

test('offers the periods from the shortest to the longest', () => {
  expect(retentionPeriods.map(periodText)).toEqual([
    '30 days',
    '90 days',
    '180 days',
    '1 year',
    '2 years',
  ]);
});

test.each([
  [30, '2026-11-23T23:00:00Z', '2026-10-25'],
  [90, '2026-11-23T00:00:00Z', '2026-08-26'],
])('%d days at %s keep records from %s on', (days, now, expected) => {
  expect(firstStoredDay(days, new Date(now))).toBe(expected);
});
