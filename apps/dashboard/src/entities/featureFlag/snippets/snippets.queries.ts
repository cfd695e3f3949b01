import type { FlagClientResponse } from '@pressdock/api';
import { api } from '../../../shared/server/api.ts';
import { dataOf } from '../../../shared/server/failure.ts';
import { queryAtom } from '../../../shared/server/query.ts';
import { atomFamily } from '../../../shared/state.ts';
import { flagKeys } from '../featureFlag.queries.ts';

/** The PHP file that evaluates the flags of a product. */
export const flagClientAtoms = atomFamily((productId: string) =>
  queryAtom<FlagClientResponse>(() => ({
    queryKey: [...flagKeys.product(productId), 'client'],
    queryFn: ({ signal }) => {
      const params = { path: { id: productId } };
      return dataOf(api.get('/api/v2/feature-flags/products/{id}/php-client', { params, signal }));
    },
  })),
);
