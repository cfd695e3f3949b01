import type { LicenseDecisionResponse, LicenseDecisionsResponse } from '@pressdock/api';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { pageCountInUrl } from '../../shared/server/listLength.rules.ts';
import { type ListPage, pagedQueryAtom } from '../../shared/server/pagedQuery.ts';
import { atomFamily } from '../../shared/state.ts';
import { licenseKeys } from '../license/license.queries.ts';

/** A search for decisions: by license key or domain, and optionally for one product and one site. */
export interface DecisionSearch {
  text: string;
  product: string;
  domain: string;
}

/** Whether two searches find the same decisions. */
export function isSameSearch(one: DecisionSearch, other: DecisionSearch): boolean {
  return one.text === other.text && one.product === other.product && one.domain === other.domain;
}

/** A page of past decisions, newest first, and the decisions that a request would get now. */
export type DecisionPage = ListPage<LicenseDecisionResponse> &
  Pick<LicenseDecisionsResponse, 'now'>;

/** The decisions that a search finds; a blank text requests nothing. */
export const decisionsAtoms = atomFamily(
  ({ text, product, domain }: DecisionSearch) =>
    pagedQueryAtom<DecisionPage>({
      queryKey: [...licenseKeys.all, 'decisions', text, product, domain],
      read: async (after, signal) => {
        if (text === '') return { now: [], results: [], next: null };
        const query = { text, ...(product && { product }), ...(domain && { domain }), after };
        const call = api.get('/api/v2/license/decisions', { params: { query }, signal });
        const { next = null, ...page } = await dataOf<LicenseDecisionsResponse>(call);
        return { ...page, next };
      },
      firstPageCount: pageCountInUrl,
      // Sites keep sending requests, so a cached response is always outdated.
      staleTime: 0,
    }),
  isSameSearch,
);
