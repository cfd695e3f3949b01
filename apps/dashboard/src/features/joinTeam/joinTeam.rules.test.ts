import { expect, test } from 'vitest';
import { acceptFailure, isStillOpen } from './joinTeam.rules.ts';

// Security rules, "Links by mail": an invitation is used once, by the address it is for.
test.each([
  [403, 'otherAddress', true],
  [404, 'gone', false],
  [409, 'refused', false],
  [429, 'failed', true],
  [500, 'failed', true],
  [0, 'failed', true],
])(
  'a status of %i shows "%s" and leaves the invitation to be answered: %s',
  (status, failure, isOpen) => {
    expect(acceptFailure(status)).toBe(failure);
    expect(isStillOpen(acceptFailure(status))).toBe(isOpen);
  },
);
