import { describe, expect, it } from 'vitest';
import { readExpiry } from './expiry.rules.ts';

describe('an expiry date', () => {
  it.each([
    ['2026-06-01', '2026-06-01T23:59:59.999Z'],
    ['2028-02-29', '2028-02-29T23:59:59.999Z'],
    ['2026-06-01T10:00:00Z', '2026-06-01T10:00:00.000Z'],
    ['2026-02-29', undefined],
    ['2026-13-01', undefined],
    ['2026-06-31T10:00:00Z', undefined],
    ['0000-01-01', undefined],
  ])('%s is read as %s', (text, expected) => {
    expect(readExpiry(text)?.toISOString()).toBe(expected);
  });
});
