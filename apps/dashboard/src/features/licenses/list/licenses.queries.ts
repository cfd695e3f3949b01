import type { LicenseListResponse } from '@pressdock/api';
import { type LicenseList, licenseKeys } from '../../../entities/license/license.queries.ts';
import { api } from '../../../shared/server/api.ts';
import { dataOf } from '../../../shared/server/failure.ts';
import { queryAtom } from '../../../shared/server/query.ts';
import { atomFamily } from '../../../shared/state.ts';
import { type LicenseFilter, queryOf } from '../licenses.rules.ts';

/** The first pages of the licences that a filter finds. */
export interface WantedLicenses {
  filter: LicenseFilter;
  pages: number;
}

const keyOf = (filter: LicenseFilter, pages: number) =>
  [...licenseKeys.lists, queryOf(filter), pages] as const;

const nothingRead: LicenseList = { rows: [], total: null, next: null };

async function readPage(
  filter: LicenseFilter,
  { rows, total, next }: LicenseList,
  signal: AbortSignal,
): Promise<LicenseList> {
  const query = { ...queryOf(filter), ...(next === null ? {} : { after: next }) };
  const answer: LicenseListResponse = await dataOf(
    api.get('/api/v2/license', { params: { query }, signal }),
  );
  return { rows: [...rows, ...answer.results], total: answer.total ?? total, next: answer.next };
}

/** Licences newest first; of those wanted only what is not there yet is read. */
export const licensesAtoms = atomFamily(
  ({ filter, pages }: WantedLicenses) =>
    queryAtom<LicenseList>(() => ({
      queryKey: keyOf(filter, pages),
      queryFn: async ({ client, signal }) => {
        const before = client.getQueryState<LicenseList>(keyOf(filter, pages - 1));
        const isGood = before?.data !== undefined && !before.isInvalidated;
        let list = isGood && before.data ? before.data : nothingRead;
        for (let page = isGood ? pages - 1 : 0; page < pages; page += 1) {
          list = await readPage(filter, list, signal);
          if (list.next === null) break;
        }
        return list;
      },
    })),
  (one, other) => one.pages === other.pages && isSame(one.filter, other.filter),
);

const isSame = (one: LicenseFilter, other: LicenseFilter) =>
  JSON.stringify(queryOf(one)) === JSON.stringify(queryOf(other));
