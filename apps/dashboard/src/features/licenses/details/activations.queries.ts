import type { ActivationListResponse } from '@pressdock/api';
import { licenseKeys, refreshLicensesAtom } from '../../../entities/license/license.queries.ts';
import { api } from '../../../shared/server/api.ts';
import { dataOf } from '../../../shared/server/failure.ts';
import { queryAtom } from '../../../shared/server/query.ts';
import { atom, atomFamily } from '../../../shared/state.ts';

/** A page of the activations of a license, counted from 0. */
export interface ActivationsPage {
  id: string;
  page: number;
}

/** The activations of a license, the most recently seen first. */
export const activationsAtoms = atomFamily(
  ({ id, page }: ActivationsPage) =>
    queryAtom<ActivationListResponse>(() => ({
      queryKey: [...licenseKeys.all, 'activations', id, page],
      queryFn: ({ signal }) =>
        dataOf(
          api.get('/api/v2/license/{id}/activations', {
            params: { path: { id }, query: { page } },
            signal,
          }),
        ),
    })),
  (one, other) => one.id === other.id && one.page === other.page,
);

/** Deactivates a site. An activation that no longer exists counts as deactivated. */
export const deactivateAtom = atom(
  null,
  async (_get, set, path: { id: string; activationId: string }) => {
    const result = await api.delete('/api/v2/license/{id}/activations/{activationId}', {
      params: { path },
    });
    if (!result.ok && result.status !== 404) return false;
    await set(refreshLicensesAtom);
    return true;
  },
);
