import { expect, test } from 'vitest';
import { selectedAmong, selectedThere, toggleAll, toggleRow } from './selection.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];

test.each([
  ['selects one', [], 'b', undefined, ['b']],
  ['lets one go', ['b', 'c'], 'b', undefined, ['c']],
  ['selects everything between two', ['a'], 'd', 'a', ['a', 'b', 'c', 'd']],
  ['goes upwards too', ['d'], 'b', 'd', ['d', 'b', 'c']],
  ['lets everything between two go', ['a', 'b', 'c', 'e'], 'c', 'a', ['e']],
  ['takes one alone when the other end is not shown any more', [], 'c', 'x', ['c']],
])('%s', (_what, before, id, from, after) => {
  expect([...toggleRow(new Set(before), ids, id, from)]).toEqual(after);
});

test.each([
  [[], 'none', ids],
  [['b'], 'some', ['b', 'a', 'c', 'd', 'e']],
  [ids, 'all', []],
  [['z'], 'none', ['z', ...ids]],
  [['z', ...ids], 'all', ['z']],
] as const)('of %j, %s are selected; pressing the box above gives %j', (before, state, after) => {
  expect(selectedAmong(new Set(before), ids)).toBe(state);
  expect([...toggleAll(new Set(before), ids)]).toEqual(after);
});

test('an empty table has nothing selected', () => {
  expect(selectedAmong(new Set(['a']), [])).toBe('none');
});

test('leaves out selected rows that are gone', () => {
  const selected = new Set(['b', 'x', 'd']);
  expect([...selectedThere(selected, ids)]).toEqual(['b', 'd']);
  const all = new Set(['b', 'd']);
  expect(selectedThere(all, ids)).toBe(all);
});
