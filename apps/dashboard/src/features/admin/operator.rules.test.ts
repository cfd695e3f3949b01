import { expect, test } from 'vitest';
import { operatorFailure } from './operator.rules.ts';

const failed = (status: number) => ({
  ok: false as const,
  status,
  error: { code: 'internal' as const, message: 'Something broke.', fields: { email: 'No.' } },
  retryAfterSeconds: 30,
});

test.each([
  [403, 'This code is not right, or it was used before.'],
  [429, 'Too many attempts. Please wait 30 seconds and try again.'],
  [400, 'There was an error creating your user. Please try again.'],
  [500, 'There was an error creating your user. Please try again.'],
])('a status of %i is told as "%s"', (status, message) => {
  expect(operatorFailure(failed(status)).message).toBe(message);
});

test('names the fields at fault', () => {
  expect(operatorFailure(failed(400)).fields).toEqual({ email: 'No.' });
});
