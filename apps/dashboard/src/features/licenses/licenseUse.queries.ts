import type { ActivationListResponse, LicenseDecisionsResponse } from '@pressdock/api';
import { licenseKeys, refreshLicensesAtom } from '../../entities/license/license.queries.ts';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom } from '../../shared/server/query.ts';
import { atom, atomFamily } from '../../shared/state.ts';

/** Which page of a licence's sites is meant; counted from 0. */
export interface ActivationsPage {
  id: string;
  page: number;
}

/** The sites a licence is in use on, the one seen last first. */
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

/** Frees the place that a site takes. One that is gone already counts as freed. */
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

/** What is asked: about a key or a domain, for which product and site. Blank parts count for nothing. */
export interface DecisionQuestion {
  text: string;
  product: string;
  domain: string;
}

/** Whether two questions ask the same. */
export function isSameQuestion(one: DecisionQuestion, other: DecisionQuestion): boolean {
  return one.text === other.text && one.product === other.product && one.domain === other.domain;
}

/** What would be decided now, and what was decided last; a blank text asks for nothing. */
export const decisionsAtoms = atomFamily(
  ({ text, product, domain }: DecisionQuestion) =>
    queryAtom<LicenseDecisionsResponse>(() => ({
      queryKey: [...licenseKeys.all, 'decisions', text, product, domain],
      queryFn: ({ signal }) => {
        const query = { text, ...(product && { product }), ...(domain && { domain }) };
        return dataOf(api.get('/api/v2/license/decisions', { params: { query }, signal }));
      },
      enabled: text !== '',
      // Sites go on asking: an answer is old as soon as it is there.
      staleTime: 0,
    })),
  isSameQuestion,
);
