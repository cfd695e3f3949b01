import { expect, test } from 'vitest';
import { accountFilterOf, accountsQuery, statesOf } from './accounts.rules.ts';

test.each([
  ['', { q: '', state: '' }, {}],
  ['q=mira', { q: 'mira', state: '' }, { q: 'mira' }],
  ['q=%20&state=delinquent', { q: ' ', state: 'delinquent' }, { state: 'delinquent' }],
  ['state=everything', { q: '', state: '' }, {}],
])('the address "?%s" narrows to %o', (address, filter, query) => {
  expect(accountFilterOf(new URLSearchParams(address))).toEqual(filter);
  expect(accountsQuery(accountFilterOf(new URLSearchParams(address)))).toEqual(query);
});

test.each([
  [{ isDeliquent: false, deactivatedAt: null, isAdmin: false }, []],
  [{ isDeliquent: true, deactivatedAt: null, isAdmin: false }, ['delinquent']],
  [
    { isDeliquent: true, deactivatedAt: '2026-11-20T12:00:00Z', isAdmin: true },
    ['delinquent', 'deactivated', 'admin'],
  ],
])('of %o it names %o', (account, states) => {
  expect(statesOf(account)).toEqual(states);
});
