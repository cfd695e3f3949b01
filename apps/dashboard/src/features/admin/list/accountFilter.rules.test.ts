import { expect, test } from 'vitest';
import { stateFilterOf, stateFilterQuery } from './accountFilter.rules.ts';

test.each([
  ['', { q: '', state: '' }, {}],
  ['q=mira', { q: 'mira', state: '' }, { q: 'mira' }],
  ['q=%20&state=delinquent', { q: ' ', state: 'delinquent' }, { state: 'delinquent' }],
  ['q=mara&state=granted', { q: 'mara', state: 'granted' }, { q: 'mara', state: 'granted' }],
  ['state=everything', { q: '', state: '' }, {}],
])('the address "?%s" narrows to %o', (address, filter, query) => {
  const read = stateFilterOf(new URLSearchParams(address), ['delinquent', 'granted']);
  expect(read).toEqual(filter);
  expect(stateFilterQuery(read)).toEqual(query);
});
