import type { StatsResponse } from '@pressdock/api';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom } from '../../shared/server/query.ts';

const ASK_AGAIN_MS = 5_000;

/**
 * Figures of the whole account, requested repeatedly until its first site has checked for updates.
 */
export const statsAtom = queryAtom<StatsResponse>(() => ({
  queryKey: ['stats'],
  queryFn: ({ signal }) => dataOf(api.get('/api/v2/stats', { signal })),
  refetchInterval: ({ state }) => (state.data?.lastUpdateCheckAt === null ? ASK_AGAIN_MS : false),
}));
