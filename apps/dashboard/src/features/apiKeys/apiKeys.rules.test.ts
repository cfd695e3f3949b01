import { expect, test } from 'vitest';
import { expiryOf, hasExpired } from './apiKeys.rules.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['30', '2026-12-20T12:00:00.000Z'],
  ['365', '2027-11-20T12:00:00.000Z'],
  ['never', null],
])('a key with the lifetime %s expires at %s', (lifetime, expires) => {
  expect(expiryOf(lifetime, now)).toBe(expires);
});

test.each([
  [null, false],
  ['2026-11-20T12:00:00.001Z', false],
  ['2026-11-20T12:00:00.000Z', true],
])('a key that expires at %s has expired: %s', (expires, isExpired) => {
  expect(hasExpired(expires, now)).toBe(isExpired);
});
