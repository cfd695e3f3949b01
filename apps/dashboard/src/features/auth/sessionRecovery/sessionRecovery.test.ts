import type { UserResponse } from '@pressdock/api';
import { expect, test } from 'vitest';
import { canSignInAgain, isSameActors } from './sessionRecovery.rules.ts';

const user = (id: string, viewingEndsAt: string | null = null) =>
  ({ _id: id, viewingEndsAt }) as UserResponse;

const owner = { me: user('a'), person: user('a') };
const member = { me: user('a'), person: user('b') };
const viewing = { me: user('a', '2026-11-22T12:00:00Z'), person: user('b') };

// Security rules, "Who acts".
test.each([
  ['an owner', owner, true],
  ['a member', member, true],
  ['an operator who views', viewing, false],
  ['a page that has not loaded its account', {}, false],
  ['a page that has not loaded the person', { me: user('a') }, false],
])('lets %s sign in again over the page: %s', (_who, known, may) => {
  expect(canSignInAgain(known)).toBe(may);
});

test.each([
  ['the same person', owner, owner, true],
  ['the same member', member, member, true],
  ['another person', owner, { me: user('c'), person: user('c') }, false],
  ['the owner after a member', member, owner, false],
  ['a member who was removed', member, { me: user('b'), person: user('b') }, false],
  ['anyone, on a page without an account', {}, owner, false],
  ['nobody, on a page without an account', {}, {}, false],
])('continues with the session of %s', (_who, known, found, isSame) => {
  expect(isSameActors(known, found)).toBe(isSame);
});
