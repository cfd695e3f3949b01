import { expect, test } from 'vitest';
import { addDays, dayAfter, defaultDay, formatDay, shortDay } from './day.rules.ts';

test.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-11-20', 0, '2026-11-20'],
])('%s and %i days is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
});

test('writes days as people read them', () => {
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  expect(formatDay('2026-11-20')).toBe('20 Nov 2026');
  expect(shortDay('2026-11-20')).toBe('20 Nov');
});

// Specification, section 9, "Analytics date used": two days before today; section 4: or the newest.
test.each([
  [['2026-11-22', '2026-11-21', '2026-11-20'], '2026-11-20'],
  [['2026-11-22', '2026-11-21'], '2026-11-22'],
  [['2026-11-01'], '2026-11-01'],
  [[], undefined],
])('of %j it shows %s first', (dates, expected) => {
  expect(defaultDay(dates, new Date('2026-11-22T00:30:00Z'))).toBe(expected);
});
