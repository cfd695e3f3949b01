import { expect, test } from 'vitest';
import { sharedMessages } from './messages.ts';

test.each([
  [undefined, 'Too many attempts. Please wait a moment and try again.'],
  [0, 'Too many attempts. Please wait 1 second and try again.'],
  [1, 'Too many attempts. Please wait 1 second and try again.'],
  [42, 'Too many attempts. Please wait 42 seconds and try again.'],
  [121, 'Too many attempts. Please wait 3 minutes and try again.'],
])('says how long to wait after %s seconds', (seconds, expected) => {
  expect(sharedMessages.tooManyAttempts(seconds)).toBe(expected);
});
