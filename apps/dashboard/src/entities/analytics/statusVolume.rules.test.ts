import { expect, test } from 'vitest';
import { lastCounts } from './statusVolume.rules.ts';

const now = new Date('2026-12-02T00:30:00Z');

test.each([
  ['no days', [], [0, 0, 0, 0, 0]],
  ['a day before the last five', [{ date: '2026-11-27', total: 9 }], [0, 0, 0, 0, 0]],
  ['the first of them', [{ date: '2026-11-28', total: 4 }], [4, 0, 0, 0, 0]],
  [
    'two days with a gap',
    [
      { date: '2026-11-30', total: 3 },
      { date: '2026-12-02', total: 1 },
    ],
    [0, 0, 3, 0, 1],
  ],
])('of %s it counts the checks of five days until today', (_name, counts, totals) => {
  const last = lastCounts(counts, now);
  expect(last.map(({ total }) => total)).toEqual(totals);
  expect(last.map(({ date }) => date)).toEqual([
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ]);
});
