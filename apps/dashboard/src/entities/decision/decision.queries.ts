import type { LicenseDecisionsResponse } from '@pressdock/api';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { queryAtom } from '../../shared/server/query.ts';
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

/**
 * The decision that a request would get now, and the most recent decisions; a blank text requests
 * nothing.
 */
export const decisionsAtoms = atomFamily(
  ({ text, product, domain }: DecisionSearch) =>
    queryAtom<LicenseDecisionsResponse>(() => ({
      queryKey: [...licenseKeys.all, 'decisions', text, product, domain],
      queryFn: ({ signal }) => {
        const query = { text, ...(product && { product }), ...(domain && { domain }) };
        return dataOf(api.get('/api/v2/license/decisions', { params: { query }, signal }));
      },
      enabled: text !== '',
      // Sites keep sending requests, so a cached response is always outdated.
      staleTime: 0,
    })),
  isSameSearch,
);
