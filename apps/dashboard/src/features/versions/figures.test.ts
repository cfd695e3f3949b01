import { describe, expect, it } from 'vitest';
import { formatAge, formatShare } from './figures.ts';

describe('figures for people', () => {
  it.each([
    [0, 0, '0%'],
    [0, 10, '0%'],
    [1, 1000, 'under 1%'],
    [911, 6008, '15%'],
    [10, 10, '100%'],
  ])('writes %i of %i as %s', (part, whole, expected) => {
    expect(formatShare(part, whole)).toBe(expected);
  });

  it.each([
    ['a moment in the future as now', '2026-11-21T12:00:05Z', '0 s ago'],
    ['seconds', '2026-11-21T11:59:48Z', '12 s ago'],
    ['minutes', '2026-11-21T11:57:00Z', '3 min ago'],
    ['hours', '2026-11-21T07:00:00Z', '5 h ago'],
    ['one day', '2026-11-20T11:00:00Z', '1 day ago'],
    ['days', '2026-11-10T12:00:00Z', '11 days ago'],
  ])('shows %s', (_promise, iso, expected) => {
    expect(formatAge(iso, Date.parse('2026-11-21T12:00:00Z'))).toBe(expected);
  });
});
