import { expect, test } from 'vitest';
import { countSelected, keepExisting, toggleAll, toggleRow } from './selection.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];

test.each([
  ['selects one row', [], 'b', undefined, ['b']],
  ['deselects one row', ['b', 'c'], 'b', undefined, ['c']],
  ['selects a range', ['a'], 'd', 'a', ['a', 'b', 'c', 'd']],
  ['selects a range upward', ['d'], 'b', 'd', ['d', 'b', 'c']],
  ['deselects a range', ['a', 'b', 'c', 'e'], 'c', 'a', ['e']],
  ['selects one row if the other end of the range is hidden', [], 'c', 'x', ['c']],
])('%s', (_what, before, id, from, after) => {
  expect([...toggleRow(new Set(before), ids, id, from)]).toEqual(after);
});

test.each([
  [[], 'none', ids],
  [['b'], 'some', ['b', 'a', 'c', 'd', 'e']],
  [ids, 'all', []],
  [['z'], 'none', ['z', ...ids]],
  [['z', ...ids], 'all', ['z']],
] as const)(
  'with %j, %s are selected; pressing the header checkbox selects %j',
  (before, state, after) => {
    expect(countSelected(new Set(before), ids)).toBe(state);
    expect([...toggleAll(new Set(before), ids)]).toEqual(after);
  },
);

test('selects nothing in an empty table', () => {
  expect(countSelected(new Set(['a']), [])).toBe('none');
});

test('ignores selected rows that no longer exist', () => {
  const selected = new Set(['b', 'x', 'd']);
  expect([...keepExisting(selected, ids)]).toEqual(['b', 'd']);
  const all = new Set(['b', 'd']);
  expect(keepExisting(all, ids)).toBe(all);
});
