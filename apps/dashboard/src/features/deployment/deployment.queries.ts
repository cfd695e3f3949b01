import type { DeploymentResponse } from '@pressdock/api';
import { deploymentKeys } from '../../entities/deployment/deployment.queries.ts';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom } from '../../shared/server/query.ts';

/** How each product that is connected with a repository is deployed. */
export const deploymentsAtom = queryAtom<DeploymentResponse[]>(() => ({
  queryKey: [...deploymentKeys.all, 'list'],
  queryFn: ({ signal }) => dataOf(api.get('/api/v1/repositories/deployments', { signal })),
  // Connecting a product elsewhere changes the list.
  staleTime: 0,
}));
