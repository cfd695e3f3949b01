import { QueryClient } from '@tanstack/query-core';
import { type AtomWithQueryOptions, atomWithQuery } from 'jotai-tanstack-query';
import { atom, type Getter } from '../state.ts';
import type { CallFailure } from './failure.ts';

const FRESH_MILLISECONDS = 15_000;

/** The cache of server data. It ends with the document, and signing out begins a new document. */
export const queryClientAtom = atom(() => {
  // The API client itself tries safe calls again, and it says when no answer came.
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: FRESH_MILLISECONDS, networkMode: 'always' },
    },
  });
  client.mount();
  return client;
});

/** Server data as an atom: `{ data, error, isPending, isFetching, refetch, … }`. */
export function queryAtom<T>(options: (get: Getter) => AtomWithQueryOptions<T, CallFailure>) {
  return atomWithQuery<T, CallFailure>(options, (get) => get(queryClientAtom));
}
