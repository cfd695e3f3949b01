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
