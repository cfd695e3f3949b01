import { expect, test } from 'vitest';
import { type MeterThreshold, thresholdAt } from './thresholdAt.ts';

const full: MeterThreshold = { from: 100, tone: 'critical', label: 'Full' };
const nearlyFull: MeterThreshold = { from: 80, tone: 'caution', label: 'Nearly full' };

test.each([
  [0, undefined],
  [79.9, undefined],
  [80, 'Nearly full'],
  [99, 'Nearly full'],
  [100, 'Full'],
  [140, 'Full'],
  [Number.NaN, undefined],
])('%d has reached %s, whatever the order', (value, label) => {
  expect(thresholdAt(value, [nearlyFull, full])?.label).toBe(label);
  expect(thresholdAt(value, [full, nearlyFull])?.label).toBe(label);
});

test('without thresholds nothing is reached', () => {
  expect(thresholdAt(50, [])).toBeUndefined();
});
