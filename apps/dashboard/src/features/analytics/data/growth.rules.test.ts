import { expect, test } from 'vitest';
import { growthPeriod } from './growth.rules.ts';

test.each([
  [undefined, '2026-08-23'],
  ['2026-11-01', '2026-08-23'],
  ['2026-05-01', '2026-05-01'],
])('compared with %s, growth begins on %s', (compared, from) => {
  expect(growthPeriod('2026-11-20', compared)).toEqual({ from, to: '2026-11-20' });
});
