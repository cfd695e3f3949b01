import type { CodeHostsResponse } from '@pressdock/api';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom } from '../../shared/server/query.ts';

/** The cache key of the connections to code hosts. */
export const codeHostsKey = ['codeHosts'];

/** The account's connections to code hosts. */
export const codeHostsAtom = queryAtom<CodeHostsResponse>(() => ({
  queryKey: codeHostsKey,
  queryFn: ({ signal }) => dataOf(api.get('/api/v1/users/me/oauth-providers', { signal })),
}));
