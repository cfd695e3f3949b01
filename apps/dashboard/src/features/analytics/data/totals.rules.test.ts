import { expect, test } from 'vitest';
import { changeOf } from './totals.rules.ts';

test.each([
  [1000, 1032, 'up', '+32', '+3.2%'],
  [1000, 969, 'down', '−31', '−3.1%'],
  [3, 4, 'up', '+1', '+33.3%'],
  [200, 600, 'up', '+400', '+200%'],
  [1, 12_001, 'up', '+12,000', '+1,200,000%'],
  [0, 5, 'up', '+5', undefined],
  [5, 0, 'down', '−5', '−100%'],
  [7, 7, 'same', '+0', '+0%'],
  [0, 0, 'same', '+0', undefined],
])('from %i to %i is %s by %s or %s', (before, after, direction, difference, percentage) => {
  expect(changeOf(before, after)).toEqual({ direction, difference, percentage });
});
