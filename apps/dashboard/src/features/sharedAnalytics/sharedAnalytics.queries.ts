import type { SharedAnalyticsResponse } from '@pressdock/api';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom } from '../../shared/server/query.ts';
import { atomFamily } from '../../shared/state.ts';

/** The analytics that a link shares, by the token in its URL. */
export const sharedAnalyticsAtoms = atomFamily((token: string) =>
  queryAtom<SharedAnalyticsResponse>(() => ({
    queryKey: ['sharedAnalytics', token],
    queryFn: ({ signal }) =>
      dataOf(api.get('/api/v2/public/analytics/{token}', { params: { path: { token } }, signal })),
  })),
);
