import type { FlagProductResponse } from '@pressdock/api';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom } from '../../shared/server/query.ts';
import { flagKeys } from './featureFlag.queries.ts';

/** The account's products with feature flags, sorted by name. */
export const flagProductsAtom = queryAtom<FlagProductResponse[]>(() => ({
  queryKey: flagKeys.products,
  queryFn: ({ signal }) => dataOf(api.get('/api/v2/feature-flags/products', { signal })),
}));
