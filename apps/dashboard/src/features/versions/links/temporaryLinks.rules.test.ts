import { describe, expect, it } from 'vitest';
import { formatTimeLeft, liveLinks, newestLink } from './temporaryLinks.rules.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const link = (createdAt: string, expiresAt: string) => ({ createdAt, expiresAt });
const old = link('2026-11-20T10:00:00Z', '2026-11-20T12:00:00Z');
const young = link('2026-11-20T11:00:00Z', '2026-11-20T12:00:01Z');

describe('temporary links', () => {
  it('leave the list at the moment they expire', () => {
    expect(liveLinks([old, young], NOW)).toEqual([young]);
    expect(liveLinks([old, young], NOW - 1)).toEqual([old, young]);
  });

  it('know which one was made last', () => {
    expect(newestLink([young, old])).toBe(young);
    expect(newestLink([old, young])).toBe(young);
    expect(newestLink([])).toBeUndefined();
    expect(newestLink(undefined)).toBeUndefined();
  });

  it.each([
    [-5, '0 s'],
    [59, '59 s'],
    [60, '1 min'],
    [3599, '59 min'],
    [3600, '1 h'],
    [47 * 3600, '47 h'],
    [48 * 3600, '2 days'],
    [7 * 24 * 3600, '7 days'],
  ])('with %i seconds to go have %s left', (seconds, expected) => {
    const expiresAt = new Date(NOW + seconds * 1000).toISOString();
    expect(formatTimeLeft(expiresAt, NOW)).toBe(expected);
  });
});
