import type { UserResponse } from '@pressdock/api';
import { expect, test } from 'vitest';
import { securityMessages } from './security.messages.ts';
import { formFailure, hasFewCodes, isSameAddress, standingOf } from './security.rules.ts';

const user = (id: string, viewingEndsAt: string | null = null) =>
  ({ _id: id, viewingEndsAt }) as UserResponse;

test('says the sentences of the specification, section 8, "Profile", to the letter', () => {
  const { data, leave } = securityMessages;
  expect(data.failed).toBe('There was an error fetching your data. Please try again.');
  expect(leave.failed).toBe('There was an error deactivating your account.');
});

// Security rules, "Who acts".
test.each([
  ['their own account', user('a'), user('a'), 'owner'],
  ["their owner's account", user('a'), user('b'), 'member'],
  ['an account they view', user('a', '2026-11-22T12:00:00Z'), user('b'), 'viewing'],
])('knows how somebody stands to %s', (_whose, me, person, standing) => {
  expect(standingOf(me, person)).toBe(standing);
});

test.each([
  ['mara@example.com', true],
  [' Mara@Example.com ', true],
  ['mara@example.org', false],
  ['', false],
])('takes "%s" for the address of the account: %s', (typed, isSame) => {
  expect(isSameAddress(typed, 'mara@example.com')).toBe(isSame);
});

test('asks for new recovery codes while there are still some', () => {
  expect([10, 4, 3, 0].map(hasFewCodes)).toEqual([false, false, true, true]);
});

test('says what a field has wrong, how long to wait, or else the sentence for the call', () => {
  const failed = (status: number, fields?: Record<string, string>) => ({
    ok: false as const,
    status,
    error: { code: 'internal' as const, message: 'Something broke.', fields },
  });
  expect(formFailure(failed(400, { code: 'No.' }), 'Sorry.')).toEqual({ fields: { code: 'No.' } });
  expect(formFailure(failed(500), 'Sorry.')).toEqual({ message: 'Sorry.' });
  const many = formFailure({ ...failed(429), retryAfterSeconds: 30 }, 'Sorry.');
  expect(many.message).toContain('30 seconds');
});
