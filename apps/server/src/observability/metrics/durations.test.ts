import { expect, test } from 'vitest';
import { Durations } from './durations.ts';

test('counts each duration in all buckets from its own on', () => {
  const durations = new Durations();
  for (const seconds of [0.001, 0.005, 0.006, 2, 60]) durations.add(seconds);
  expect(durations.cumulate().map(({ bound, count }) => [bound, count])).toEqual([
    ['0.005', 2],
    ['0.025', 3],
    ['0.1', 3],
    ['0.25', 3],
    ['1', 3],
    ['2.5', 4],
    ['10', 4],
    ['+Inf', 5],
  ]);
  expect(durations.seconds).toBeCloseTo(62.012);
});
