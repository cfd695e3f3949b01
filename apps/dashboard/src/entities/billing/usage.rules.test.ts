import { expect, test } from 'vitest';
import { usageLevel } from './usage.rules.ts';

test.each([
  [0, 10, 'low'],
  [7, 10, 'low'],
  [8, 10, 'near'],
  [9, 10, 'near'],
  [10, 10, 'reached'],
  [11, 10, 'over'],
  [0, 0, 'low'],
  [1, 0, 'over'],
  [2, 3, 'low'],
  [7999, 10_000, 'low'],
  [8000, 10_000, 'near'],
  [10_000_000, null, 'low'],
] as const)('%d of %j is %s', (used, limit, level) => {
  expect(usageLevel(used, limit)).toBe(level);
});
