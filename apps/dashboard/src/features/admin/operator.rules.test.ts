import { expect, test } from 'vitest';
import { explainOperatorFailure } from './operator.rules.ts';

const failed = (status: number) => ({
  ok: false as const,
  status,
  error: { code: 'internal' as const, message: 'No.', fields: { email: 'No.' } },
  retryAfterSeconds: 30,
});

test.each([
  [403, 'This code is incorrect or was already used.'],
  [429, 'Too many attempts. Please wait 30 seconds and try again.'],
  [400, 'There was an error creating your user. Please try again.'],
  [500, 'There was an error creating your user. Please try again.'],
])('explains status %i as "%s"', (status, message) => {
  expect(explainOperatorFailure(failed(status)).message).toBe(message);
});

test('names the invalid fields', () => {
  expect(explainOperatorFailure(failed(400)).fields).toEqual({ email: 'No.' });
});
