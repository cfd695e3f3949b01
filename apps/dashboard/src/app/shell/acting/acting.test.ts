import { expect, test } from 'vitest';
import { minutesUntil } from './acting.rules.ts';

test.each([
  ['2026-11-20T12:30:00Z', 30],
  ['2026-11-20T12:00:01Z', 1],
  ['2026-11-20T12:00:00Z', 0],
  ['2026-11-20T11:59:00Z', 0],
])('counts from noon to %s %i minutes', (endsAt, minutes) => {
  expect(minutesUntil(endsAt, Date.parse('2026-11-20T12:00:00Z'))).toBe(minutes);
});
