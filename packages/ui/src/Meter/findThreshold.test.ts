import { expect, test } from 'vitest';
import { findThreshold, type MeterThreshold } from './findThreshold.ts';

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
])('%d reaches %s in any order', (value, label) => {
  expect(findThreshold(value, [nearlyFull, full])?.label).toBe(label);
  expect(findThreshold(value, [full, nearlyFull])?.label).toBe(label);
});

test('returns nothing without thresholds', () => {
  expect(findThreshold(50, [])).toBeUndefined();
});
