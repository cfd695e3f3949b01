import { expect, test } from 'vitest';
import { statesOf } from './accounts.rules.ts';

const usual = {
  isDeliquent: false,
  suspendedAt: null,
  deactivatedAt: null,
  isEmailVerified: true,
  isAdmin: false,
};
const day = '2026-11-20T12:00:00Z';

test.each([
  [{}, []],
  [{ isDeliquent: true }, ['delinquent']],
  [{ suspendedAt: day }, ['suspended']],
  [
    { isDeliquent: true, deactivatedAt: day, isEmailVerified: false, isAdmin: true },
    ['delinquent', 'deactivated', 'unverified', 'admin'],
  ],
])('of %o it names %o', (facts, states) => {
  expect(statesOf({ ...usual, ...facts })).toEqual(states);
});
