import type { LicenseListResponse } from '@pressdock/api';
import { api } from '../../shared/server/api.ts';
import type { PagedData } from '../../shared/server/pagedQuery.ts';
import { queryClientAtom } from '../../shared/server/query.ts';
import { atom } from '../../shared/state.ts';
import { customerKeys } from '../customer/customer.queries.ts';
import { userKeys } from '../user/user.queries.ts';

/** The cache keys of licenses. */
export const licenseKeys = {
  all: ['licenses'] as const,
  lists: ['licenses', 'list'] as const,
  one: (id: string) => ['licenses', 'one', id] as const,
};

/** A page of a list of licenses. `total` counts all licenses of the list; null if there are too many. */
export type LicensePage = Pick<LicenseListResponse, 'results' | 'next' | 'total'>;

/** Refetches everything that shows licenses after a change to some of them. */
export const refreshLicensesAtom = atom(null, async (get) => {
  const client = get(queryClientAtom);
  void client.invalidateQueries({ queryKey: customerKeys.all });
  await client.invalidateQueries({ queryKey: licenseKeys.all });
});

/** A license to delete. */
export interface LicenseRemoval {
  id: string;
  /** Whether its row disappears at once. */
  removeAfterDelete: boolean;
}

const without = <T extends { _id: string }>(rows: T[], id: string) =>
  rows.filter(({ _id }) => _id !== id);

/**
 * Deletes a license, then refetches the account. A missing license counts as deleted.
 * @see specification, section 2, "License list and table"
 */
export const deleteLicenseAtom = atom(
  null,
  async (get, set, { id, removeAfterDelete }: LicenseRemoval) => {
    const params = { path: { id } };
    const result = await api.delete('/api/v2/license/{id}', { params });
    if (!result.ok && result.status !== 404) return false;
    const client = get(queryClientAtom);
    if (removeAfterDelete) {
      client.setQueriesData<PagedData<LicensePage>>(
        { queryKey: licenseKeys.lists },
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({ ...page, results: without(page.results, id) })),
          },
      );
    }
    client.removeQueries({ queryKey: licenseKeys.one(id) });
    void client.invalidateQueries({ queryKey: userKeys.me });
    void set(refreshLicensesAtom);
    return true;
  },
);

const suspensionCalls = {
  suspend: '/api/v2/license/{id}/suspend',
  reinstate: '/api/v2/license/{id}/reinstate',
} as const;

/** Suspends or reinstates a license. Returns whether that succeeded. */
export const changeSuspensionAtom = atom(
  null,
  async (_get, set, { id, change }: { id: string; change: keyof typeof suspensionCalls }) => {
    const result = await api.post(suspensionCalls[change], { params: { path: { id } } });
    if (result.ok) void set(refreshLicensesAtom);
    return result.ok;
  },
);
