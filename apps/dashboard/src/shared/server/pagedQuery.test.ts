import { expect, test } from 'vitest';
import { getDefaultStore } from '../state.ts';
import { type ListPage, type PagedQuery, pagedQueryAtom, rowsOf } from './pagedQuery.ts';
import { queryClientAtom } from './query.ts';

const store = getDefaultStore();
const client = store.get(queryClientAtom);

/** A list of numbers, two a page. */
function list(name: string, rows: number[], options: Partial<PagedQuery<ListPage<number>>> = {}) {
  const listAtom = pagedQueryAtom<ListPage<number>>({
    queryKey: [name],
    read: async (after) => {
      const start = after === undefined ? 0 : rows.indexOf(Number(after)) + 1;
      const results = rows.slice(start, start + 2);
      return { results, next: start + 2 < rows.length ? String(results.at(-1)) : null };
    },
    ...options,
  });
  store.sub(listAtom, () => undefined);
  return () => store.get(listAtom);
}

const rowsIn = (state: ReturnType<typeof list>) => expect.poll(() => rowsOf(state().data));

test('loads page after page to the end', async () => {
  const state = list('whole', [0, 1, 2, 3, 4]);
  await rowsIn(state).toEqual([0, 1]);
  await state().fetchNextPage();
  await rowsIn(state).toEqual([0, 1, 2, 3]);
  await state().fetchNextPage();
  await rowsIn(state).toEqual([0, 1, 2, 3, 4]);
  expect(state().hasNextPage).toBe(false);
});

test('shows as many pages as the URL asks for, and continues from there', async () => {
  const state = list('restored', [0, 1, 2, 3, 4, 5, 6], { firstPageCount: () => 2 });
  await rowsIn(state).toEqual([0, 1, 2, 3]);
  await state().fetchNextPage();
  await rowsIn(state).toEqual([0, 1, 2, 3, 4, 5]);
});

test('reads the same number of pages again after a change, even if the URL has changed', async () => {
  let count = 1;
  const rows = [0, 1, 2, 3, 4, 5, 6];
  const state = list('changed', rows, { firstPageCount: () => count });
  await rowsIn(state).toEqual([0, 1]);
  count = 3;
  await state().fetchNextPage();
  rows.splice(1, 1);
  await client.invalidateQueries({ queryKey: ['changed'] });
  await rowsIn(state).toEqual([0, 2, 3, 4]);
});
