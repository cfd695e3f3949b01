import { expect, test } from 'vitest';
import { type ActionFacts, actionsOf, canView } from './accountActions.rules.ts';

const usual: ActionFacts = {
  isAdmin: false,
  isEmailVerified: true,
  memberOf: null,
  suspendedAt: null,
  deactivatedAt: null,
};
const day = '2026-11-20T12:00:00Z';

test.each<[string, Partial<ActionFacts>, string[], boolean]>([
  ['an active account', {}, ['reset', 'appoint', 'suspend', 'delete'], true],
  ['an unverified person', { isEmailVerified: false }, ['reset', 'suspend', 'delete'], true],
  [
    'a member of a team',
    { memberOf: { _id: 'a', email: 'a@example.com' } },
    ['reset', 'suspend', 'delete'],
    true,
  ],
  ['a suspended account', { suspendedAt: day }, ['restore', 'delete'], false],
  ['a deactivated account', { deactivatedAt: day }, ['delete'], false],
  ['another operator', { isAdmin: true }, ['dismiss'], false],
])('offers for %s what is possible', (_, facts, actions, isViewable) => {
  expect(actionsOf({ ...usual, ...facts })).toEqual(actions);
  expect(canView({ ...usual, ...facts })).toBe(isViewable);
});
