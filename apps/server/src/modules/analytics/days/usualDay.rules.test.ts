import { expect, test } from 'vitest';
import { findUsualDay } from './usualDay.rules.ts';

test.each([
  [['2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19'], '2026-11-20'],
  [['2026-11-22', '2026-11-21', '2026-11-19'], '2026-11-21'],
  [['2026-11-22', '2026-11-01'], '2026-11-01'],
  [['2026-11-22'], '2026-11-22'],
  [[], undefined],
])('of %j, %s is shown', (dates, expected) => {
  expect(findUsualDay(dates, new Date('2026-11-22T00:05:00Z'))).toBe(expected);
});
