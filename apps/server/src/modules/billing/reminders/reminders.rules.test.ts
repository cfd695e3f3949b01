import { expect, test } from 'vitest';
import { countDueReminders } from './reminders.rules.ts';

const since = new Date('2026-11-01T08:00:00Z');

test.each([
  ['2026-11-01T08:00:00Z', 1],
  ['2026-11-04T07:59:59Z', 1],
  ['2026-11-04T08:00:00Z', 2],
  ['2026-11-08T08:00:00Z', 3],
  ['2026-11-15T07:59:59Z', 3],
  ['2026-11-15T08:00:00Z', 4],
  ['2027-01-01T08:00:00Z', 4],
])('at %s, %i reminders are due', (now, count) => {
  expect(countDueReminders(since, new Date(now))).toBe(count);
});
