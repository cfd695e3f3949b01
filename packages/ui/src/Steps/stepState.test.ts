import { expect, test } from 'vitest';
import { stepState } from './stepState.ts';

test.each([
  [3, 0, ['current', 'upcoming', 'upcoming']],
  [3, 1, ['done', 'current', 'upcoming']],
  [3, 2, ['done', 'done', 'current']],
  [3, 3, ['done', 'done', 'done']],
  [3, 99, ['done', 'done', 'done']],
  [2, -1, ['current', 'upcoming']],
  [2, 0.5, ['current', 'upcoming']],
])('returns for %d steps at %d: %j', (count, current, states) => {
  expect(Array.from({ length: count }, (_, index) => stepState(index, current))).toEqual(states);
});
