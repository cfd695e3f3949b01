import { expect, it } from 'vitest';
import {
  lineHeight,
  linePoints,
  lineValues,
  reachedPercentage,
  reachInWords,
  spanInWords,
  timeSince,
} from './reach.rules.ts';

it.each([
  [0, 0, 0],
  [0, 100, 0],
  [1, 1000, 0],
  [999, 1000, 99],
  [1000, 1000, 100],
  [1001, 1000, 100],
])('%s of %s is %s percent', (reached, total, expected) => {
  expect(reachedPercentage({ reached, total })).toBe(expected);
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

it.each([
  [-5, 'less than a minute'],
  [29_000, 'less than a minute'],
  [MINUTE, '1 minute'],
  [59 * MINUTE, '59 minutes'],
  [HOUR, '1 hour'],
  [2 * HOUR + 5 * MINUTE, '2 hours, 5 minutes'],
  [DAY, '1 day'],
  [2 * DAY + 4 * HOUR + 30 * MINUTE, '2 days, 4 hours'],
  [3 * DAY + 10 * MINUTE, '3 days'],
])('%s milliseconds are %s', (span, expected) => {
  expect(spanInWords(span)).toBe(expected);
});

it('measures from the change', () => {
  const changedAt = '2026-01-01T10:00:00.000Z';
  expect(timeSince(changedAt, '2026-01-01T12:30:00.000Z')).toBe('2 hours, 30 minutes');
  expect(timeSince(changedAt, null)).toBeUndefined();
});

it('describes the line in one sentence', () => {
  const points = [
    { at: '2026-01-01T10:00:00.000Z', reached: 0 },
    { at: '2026-01-01T11:00:00.000Z', reached: 1234 },
  ];
  const reach = { total: 5000, reached: 1234, halfAt: null, ninetyPercentAt: null, points };
  const changedAt = '2026-01-01T09:30:00.000Z';
  expect(linePoints(reach, changedAt)).toEqual([{ at: changedAt, reached: 0 }, ...points]);
  expect(reachInWords(reach)).toBe(
    'The number of identifiers reached rose from 0 to 1,234 of 5,000 over 2 periods.',
  );
});

const changedAt = '2026-01-01T00:00:00.000Z';
const at = (milliseconds: number) => new Date(Date.parse(changedAt) + milliseconds).toISOString();

it.each([
  ['nothing after the change', [], []],
  [
    'one period',
    [{ at: at(10 * MINUTE), reached: 119 }],
    [
      [0, 0],
      [60, 60],
      [119, 119],
    ],
  ],
  [
    'ten minutes at the end of a day without requests',
    [{ at: at(DAY), reached: 100 }],
    [
      [0, 0],
      [117, 0],
      [119, 100],
    ],
  ],
  [
    'a day after the first two days',
    [
      { at: at(10 * MINUTE), reached: 50 },
      { at: at(4 * DAY), reached: 100 },
    ],
    [
      [1, 50],
      [88, 50],
      [119, 100],
    ],
  ],
])('draws %s in proportion to time', (_, points, expected) => {
  const values = lineValues(linePoints({ points }, changedAt));
  expect(values).toHaveLength(120);
  for (const [index, value] of expected) expect(values[index ?? 0]).toBeCloseTo(value ?? 0, 6);
});

it.each([
  [160, 234, 44],
  [234, 234, 64],
  [240, 234, 64],
  [1, 100_000, 4],
  [0, 0, 4],
])('the line of %s of %s identifiers has %s of 64 pixels', (reached, total, height) => {
  expect(lineHeight({ reached, total })).toBe(height);
});
