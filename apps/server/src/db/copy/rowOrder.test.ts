import { expect, test } from 'vitest';
import { orderByParents } from './rowOrder.rules.ts';

const table = (id: string, ...parents: string[]) => ({ id, parents });

test.each([
  { tables: [], order: [] },
  { tables: [table('b', 'a'), table('a')], order: ['a', 'b'] },
  { tables: [table('c', 'b', 'a'), table('b', 'a'), table('a')], order: ['a', 'b', 'c'] },
  { tables: [table('a', 'a')], order: ['a'] },
  { tables: [table('a', 'elsewhere')], order: ['a'] },
])('orders $tables.length tables after their parents: $order', ({ tables, order }) => {
  expect(orderByParents(tables).map(({ id }) => id)).toEqual(order);
});

test('rejects tables that refer to each other', () => {
  expect(() => orderByParents([table('a', 'b'), table('b', 'a'), table('c')])).toThrow(
    'These tables refer to each other: a, b.',
  );
});
