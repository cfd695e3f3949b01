import type { UserResponse } from '@pressdock/api';
import { expect, test } from 'vitest';
import { securityMessages } from './security.messages.ts';
import { hasFewCodes, isSameEmail, roleOf } from './security.rules.ts';

const user = (id: string, viewingEndsAt: string | null = null) =>
  ({ _id: id, viewingEndsAt }) as UserResponse;

test('uses the exact sentences of the specification, section 8, "Profile"', () => {
  const { data, deactivation } = securityMessages;
  expect(data.failed).toBe('There was an error fetching your data. Please try again.');
  expect(deactivation.failed).toBe('There was an error deactivating your account.');
});

// Security rules, "Who acts".
test.each([
  ['their own account', user('a'), user('a'), 'owner'],
  ["their owner's account", user('a'), user('b'), 'member'],
  ['an account they view', user('a', '2026-11-22T12:00:00Z'), user('b'), 'viewing'],
])('returns the role in %s', (_whose, me, person, role) => {
  expect(roleOf(me, person)).toBe(role);
});

test.each([
  ['mara@example.com', true],
  [' Mara@Example.com ', true],
  ['mara@example.org', false],
  ['', false],
])('accepts "%s" as the e-mail of the account: %s', (typed, isSame) => {
  expect(isSameEmail(typed, 'mara@example.com')).toBe(isSame);
});

test('suggests new recovery codes while some are left', () => {
  expect([10, 4, 3, 0].map(hasFewCodes)).toEqual([false, false, true, true]);
});
