import type { LicenseListResponse, LicenseResponse } from '@pressdock/api';
import { licenseKeys } from '../../../entities/license/license.queries.ts';
import { api } from '../../../shared/server/api.ts';
import { dataOf } from '../../../shared/server/failure.ts';
import { queryAtom } from '../../../shared/server/query.ts';
import { atomFamily } from '../../../shared/state.ts';

/** The newest licenses of a product. */
export const productLicensesAtoms = atomFamily((product: string) =>
  queryAtom<LicenseResponse[]>(() => ({
    queryKey: [...licenseKeys.all, 'product', product],
    queryFn: async ({ signal }) => {
      const query = { product };
      const list: LicenseListResponse = await dataOf(
        api.get('/api/v2/license', { params: { query }, signal }),
      );
      return list.results;
    },
  })),
);
