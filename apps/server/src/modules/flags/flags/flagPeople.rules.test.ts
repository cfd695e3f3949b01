import { expect, test } from 'vitest';
import { comparePeople } from './flagPeople.rules.ts';

const nobody = { count: 0, first: [] };
const people = (count: number) => Array.from({ length: count }, (_, index) => `p${index}@x.y`);

test.each([
  ['an unchanged list', ['a'], ['a'], nobody, nobody],
  ['a new list', [], ['a', 'b'], { count: 2, first: ['a', 'b'] }, nobody],
  ['a cleared list', ['a'], [], nobody, { count: 1, first: ['a'] }],
  [
    'a replaced person',
    ['a', 'b'],
    ['B', 'c'],
    { count: 1, first: ['c'] },
    { count: 1, first: ['a'] },
  ],
  ['a long list', [], people(25), { count: 25, first: people(20) }, nobody],
])('the people of %s are compared without case', (_, before, after, added, removed) => {
  expect(comparePeople(before, after)).toEqual({ added, removed });
});
