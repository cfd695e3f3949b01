import type { TraceResponse } from '@pressdock/api';
import { deploymentKeys } from '../../../../entities/deployment/deployment.queries.ts';
import { api } from '../../../../shared/server/api.ts';
import { dataOf } from '../../../../shared/server/failure.ts';
import { queryAtom } from '../../../../shared/server/query.ts';
import { atomFamily } from '../../../../shared/state.ts';

/** The newest release of a product, hop by hop. Each opening of the dialog checks again. */
export const traceAtoms = atomFamily((id: string) =>
  queryAtom<TraceResponse>(() => ({
    queryKey: [...deploymentKeys.one(id), 'trace'],
    staleTime: 0,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) =>
      dataOf(api.get('/api/v1/repositories/trace/{id}', { params: { path: { id } }, signal })),
  })),
);
