import { expect, test } from 'vitest';
import { resetMessages } from './reset.messages.ts';
import {
  dayIn,
  findPasswordErrors,
  findRequestErrors,
  requestFailure,
  resetFailure,
} from './reset.rules.ts';

const failed = (status: number, fields?: Record<string, string>) => ({
  ok: false as const,
  status,
  error: { code: 'internal' as const, message: 'Something broke.', fields },
});

test('shows the exact messages of the specification, sections 5 and 8', () => {
  const { request, change, refused } = resetMessages;
  expect(request.missing).toBe('Please enter the email address associated with your account.');
  expect(change.invalid).toBe('Please enter valid passwords.');
  expect(change.mismatch).toBe('Your passwords do not match.');
  expect(change.failed).toBe('There was an error resetting your password.');
  expect(refused.text).toBe('The code you provided was invalid.');
});

// Specification, section 5, "Password reset".
test.each([
  ['', '', { message: 'Please enter valid passwords.' }],
  ['lantern-tide', '', { message: 'Please enter valid passwords.' }],
  ['lantern-tide', 'lantern-tidE', { fields: { passwordB: 'Your passwords do not match.' } }],
  ['short', 'short', { fields: { passwordA: 'Your password must have at least 8 characters.' } }],
  ['lantern-tide', 'lantern-tide', undefined],
  ['        ', '        ', undefined],
])('finds in "%s" and "%s": %o', (passwordA, passwordB, errors) => {
  expect(findPasswordErrors(passwordA, passwordB)).toEqual(errors);
});

// Specification, section 8, "Reset"; 429 as in the security rules, "Passwords".
test.each([
  [failed(400), 'refused'],
  [failed(400, { nonce: 'The code you provided was invalid.' }), 'refused'],
  [failed(400, { passwordA: 'Too common.' }), { fields: { passwordA: 'Too common.' } }],
  [failed(500), { message: 'There was an error resetting your password.' }],
  [failed(0), { message: 'There was an error resetting your password.' }],
  [
    { ...failed(429), retryAfterSeconds: 30 },
    { message: 'Too many attempts. Please wait 30 seconds and try again.' },
  ],
])('answers a refused new password %#', (answer, outcome) => {
  expect(resetFailure(answer)).toEqual(outcome);
});

test('asks for an address, and says why a link was not sent', () => {
  expect(findRequestErrors(' ')).toEqual({ fields: { email: resetMessages.request.missing } });
  expect(findRequestErrors('mara@example.com')).toBeUndefined();
  expect(requestFailure(failed(500))).toEqual({ message: 'Something broke.' });
  expect(requestFailure(failed(400, { email: 'No.' }))).toEqual({ fields: { email: 'No.' } });
  const many = requestFailure({ ...failed(429), retryAfterSeconds: 600 });
  expect(many.message).toContain('10 minutes');
});

test.each([
  [null, undefined],
  ['soon', undefined],
  ['<b>', undefined],
  ['2026-12-22T12:00:00.000Z', '22 Dec 2026'],
])('reads the day in "%s": %s', (until, day) => {
  expect(dayIn(until)).toBe(day);
});
