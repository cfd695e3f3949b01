import { QueryClient } from '@tanstack/query-core';
import { type AtomWithQueryOptions, atomWithQuery } from 'jotai-tanstack-query';
import { atom, type Getter } from '../state.ts';
import type { CallFailure } from './failure.ts';

const FRESH_MILLISECONDS = 15_000;

/** The cache of server data. It lasts as long as the document; signing out starts a new one. */
export const queryClientAtom = atom(() => {
  // The API client retries safe requests and reports when there was no response.
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: FRESH_MILLISECONDS, networkMode: 'always' },
    },
  });
  client.mount();
  return client;
});

/** Returns server data as an atom: `{ data, error, isPending, isFetching, refetch, … }`. */
export function queryAtom<T>(options: (get: Getter) => AtomWithQueryOptions<T, CallFailure>) {
  return atomWithQuery<T, CallFailure>(options, (get) => get(queryClientAtom));
}
