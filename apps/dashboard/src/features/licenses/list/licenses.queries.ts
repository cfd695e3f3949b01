import { type LicensePage, licenseKeys } from '../../../entities/license/license.queries.ts';
import { api } from '../../../shared/server/api.ts';
import { dataOf } from '../../../shared/server/failure.ts';
import { pageCountInUrl } from '../../../shared/server/listLength.rules.ts';
import { type PagedData, pagedQueryAtom } from '../../../shared/server/pagedQuery.ts';
import { atomFamily } from '../../../shared/state.ts';
import { type LicenseFilter, queryOf } from '../licenses.rules.ts';

const isSame = (one: LicenseFilter, other: LicenseFilter) =>
  JSON.stringify(queryOf(one)) === JSON.stringify(queryOf(other));

/** The licenses that a filter finds, newest first. */
export const licensesAtoms = atomFamily(
  (filter: LicenseFilter) =>
    pagedQueryAtom<LicensePage>({
      queryKey: [...licenseKeys.lists, queryOf(filter)],
      read: (after, signal) => {
        const query = { ...queryOf(filter), ...(after === undefined ? {} : { after }) };
        return dataOf(api.get('/api/v2/license', { params: { query }, signal }));
      },
      firstPageCount: pageCountInUrl,
    }),
  isSame,
);

/** Returns how many licenses a list has in total; null if there are too many to count. */
export const totalOf = ({ pages }: PagedData<LicensePage>): number | null =>
  pages[0]?.total ?? null;
