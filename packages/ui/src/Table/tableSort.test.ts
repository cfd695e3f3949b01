import { expect, test } from 'vitest';
import { nextSort, type SortDescriptor } from './tableSort.ts';

const by = (column: string, direction: SortDescriptor['direction']) => ({ column, direction });

test.each([
  [undefined, 'name', by('name', 'ascending')],
  [by('name', 'ascending'), 'name', by('name', 'descending')],
  [by('name', 'descending'), 'name', by('name', 'ascending')],
  [by('name', 'descending'), 'size', by('size', 'ascending')],
])('from %j, pressing %s requests %j', (current, column, expected) => {
  expect(nextSort(current, column)).toEqual(expected);
});
