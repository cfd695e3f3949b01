import { expect, test } from 'vitest';
import { monthlyAmount } from './referrals.rules.ts';

test.each([
  [900, 'month', 900],
  [29_000, 'year', 2417],
  [300, 'week', 1300],
  [100, 'day', 3042],
] as const)('%i per %s costs %i a month', (amount, interval, expected) => {
  expect(monthlyAmount({ amount, interval })).toBe(expected);
});
