import { expect, test } from 'vitest';
import { stepState } from './stepState.ts';

test.each([
  [3, 0, ['current', 'toCome', 'toCome']],
  [3, 1, ['done', 'current', 'toCome']],
  [3, 2, ['done', 'done', 'current']],
  [3, 3, ['done', 'done', 'done']],
  [3, 99, ['done', 'done', 'done']],
  [2, -1, ['current', 'toCome']],
  [2, 0.5, ['current', 'toCome']],
])('%d steps at %d are %j', (count, current, states) => {
  expect(Array.from({ length: count }, (_, index) => stepState(index, current))).toEqual(states);
});
