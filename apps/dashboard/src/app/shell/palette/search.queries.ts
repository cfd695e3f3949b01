import type { SearchAccountResponse } from '@pressdock/api';
import { SEARCH } from '@pressdock/api/limits';
import { api } from '../../../shared/server/api.ts';
import { dataOf } from '../../../shared/server/failure.ts';
import { queryAtom } from '../../../shared/server/query.ts';
import { atomFamily } from '../../../shared/state.ts';

/** Returns whether a text is long enough to search the account for it. */
export const isSearchable = (text: string) => text.length >= SEARCH.minLength;

/**
 * The licenses, customers and versions that match a text. A request that nobody waits for anymore
 * is canceled.
 */
export const searchAtoms = atomFamily((text: string) =>
  queryAtom<SearchAccountResponse>(() => ({
    queryKey: ['search', text],
    queryFn: ({ signal }) =>
      dataOf(api.get('/api/v1/search', { params: { query: { query: text } }, signal })),
    enabled: isSearchable(text),
  })),
);
