import { expect, test } from 'vitest';
import {
  type AccountAction,
  type AccountFacts,
  explainImpossible,
} from './accountActions.rules.ts';
import { adminMessages } from './admin.messages.ts';

const actions = ['suspend', 'restore', 'reset', 'delete', 'appoint', 'dismiss'] as const;

const usual: AccountFacts = {
  isOwn: false,
  isOperator: false,
  isMember: false,
  isSuspended: false,
  isDeactivated: false,
  isEmailVerified: true,
  isOnlyOperator: false,
  isByCommandLine: false,
};

test.each<[string, Partial<AccountFacts>, AccountAction[]]>([
  ['an active account', {}, ['suspend', 'reset', 'delete', 'appoint']],
  ['an unverified account', { isEmailVerified: false }, ['suspend', 'reset', 'delete']],
  ['a member of a team', { isMember: true }, ['suspend', 'reset', 'delete']],
  ['a suspended account', { isSuspended: true }, ['restore', 'delete']],
  ['a deactivated account', { isDeactivated: true }, ['delete']],
  ['another operator', { isOperator: true }, ['dismiss']],
  ['their own account', { isOwn: true, isOperator: true }, []],
  ['the only operator', { isOperator: true, isOnlyOperator: true }, []],
])('with %s, an operator can do this', (_, facts, possible) => {
  const account = { ...usual, ...facts };
  expect(actions.filter((action) => explainImpossible(action, account) === undefined)).toEqual(
    possible,
  );
});

test.each<[AccountAction, Partial<AccountFacts>, string]>([
  ['delete', { isOwn: true, isOperator: true }, adminMessages.own],
  ['suspend', { isOperator: true }, adminMessages.operatorFirst],
  ['appoint', { isMember: true }, adminMessages.isMember],
  ['appoint', { isEmailVerified: false }, adminMessages.unverified],
  ['appoint', { isSuspended: true }, adminMessages.isSuspended],
  ['restore', {}, adminMessages.notSuspended],
  ['dismiss', {}, adminMessages.noOperator],
  ['dismiss', { isOperator: true, isOnlyOperator: true }, adminMessages.onlyOperator],
  ['reset', { isDeactivated: true }, adminMessages.isDeactivated],
])('explains why %s is not possible with %j', (action, facts, reason) => {
  expect(explainImpossible(action, { ...usual, ...facts })).toBe(reason);
});

test.each<[string, Partial<AccountFacts>, AccountAction[]]>([
  ['an operator', { isOperator: true }, ['reset', 'dismiss']],
  ['the only operator', { isOperator: true, isOnlyOperator: true }, ['reset']],
  ['another account', {}, ['suspend', 'reset', 'delete', 'appoint']],
])('with %s, the command line can do this', (_, facts, possible) => {
  const account = { ...usual, isByCommandLine: true, ...facts };
  expect(actions.filter((action) => explainImpossible(action, account) === undefined)).toEqual(
    possible,
  );
});
