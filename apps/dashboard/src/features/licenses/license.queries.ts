import type { LicenseResponse } from '@pressdock/api';
import { licenseKeys } from '../../entities/license/license.queries.ts';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom } from '../../shared/server/query.ts';
import { atomFamily } from '../../shared/state.ts';

/** One license. */
export const licenseAtoms = atomFamily((id: string) =>
  queryAtom<LicenseResponse>(() => ({
    queryKey: licenseKeys.one(id),
    queryFn: ({ signal }) =>
      dataOf(api.get('/api/v2/license/{id}', { params: { path: { id } }, signal })),
  })),
);
