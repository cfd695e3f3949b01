import { expect, test } from 'vitest';
import { changeText, lineText, weekDays, weekOf } from './week.rules.ts';

const days = weekDays(new Date('2026-11-23T08:00:00Z'));

test('the week ends yesterday, in UTC', () => {
  expect(days).toEqual({ from: '2026-11-09', first: '2026-11-16', last: '2026-11-22' });
  expect(weekDays(new Date('2026-03-01T00:00:00Z')).last).toBe('2026-02-28');
});

test('compares each figure with the week before and leaves out today', () => {
  const day = (date: string, sites: number, newSites: number, checks: number) => ({
    date,
    sites,
    newSites,
    checks,
  });
  const week = weekOf(
    days,
    {
      days: [
        day('2026-11-09', 80, 5, 160),
        day('2026-11-15', 90, 6, 180),
        day('2026-11-16', 100, 7, 200),
        day('2026-11-22', 120, 8, 240),
        day('2026-11-23', 30, 9, 60),
      ],
    },
    [
      { created_at: '2026-11-15', count: 3 },
      { created_at: '2026-11-20', count: 4 },
      { created_at: '2026-11-23', count: 50 },
    ],
  );
  expect(week).toMatchObject({
    active: { now: 120, before: 90 },
    newSites: { now: 15, before: 11 },
    checks: { now: 440, before: 340 },
    downloads: { now: 4, before: 3 },
  });
  expect(week.line).toEqual([80, 0, 0, 0, 0, 0, 90, 100, 0, 0, 0, 0, 0, 120]);
  expect(lineText(week)).toBe('Active sites over 14 days, from 80 to 120.');
});

test.each([
  [108, 100, '8% more than the week before'],
  [50, 100, '50% less than the week before'],
  [10_001, 10_000, '1% more than the week before'],
  [3_300, 100, '3,200% more than the week before'],
  [7, 7, 'As many as the week before'],
  [0, 0, 'As many as the week before'],
  [7, 0, 'None the week before'],
])('%d after %d is %j', (now, before, expected) => {
  expect(changeText({ now, before })).toBe(expected);
});
