import type { StatsResponse } from '@pressdock/api';
import { api } from '../../shared/api.ts';
import { dataOf } from '../../shared/failure.ts';
import { queryAtom } from '../../shared/query.ts';

/** Figures of the whole account. */
export const statsAtom = queryAtom<StatsResponse>(() => ({
  queryKey: ['stats'],
  queryFn: ({ signal }) => dataOf(api.get('/api/v2/stats', { signal })),
}));
