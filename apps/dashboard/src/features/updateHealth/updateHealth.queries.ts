import type { OutcomeSitesResponse, ReleaseHealthResponse } from '@pressdock/api';
import type { UpdateOutcome } from '@pressdock/api/limits';
import { analyticsAtoms, analyticsKey } from '../../entities/analytics/analytics.queries.ts';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { pageCountInUrl } from '../../shared/server/listLength.rules.ts';
import { type ListPage, pagedQueryAtom } from '../../shared/server/pagedQuery.ts';
import { atomFamily } from '../../shared/state.ts';

/** How the newest releases of a product fared, newest first. */
export const productHealthAtoms = analyticsAtoms<{ product: string }, ReleaseHealthResponse[]>(
  'health',
  (query, { uuid, signal }) =>
    api.get('/api/v2/analytics/{uuid}/health', { params: { path: { uuid }, query }, signal }),
);

/** How one release fared. */
export const releaseHealthAtoms = analyticsAtoms<{ versionUUID: string }, ReleaseHealthResponse>(
  'releaseHealth',
  ({ versionUUID }, { uuid, signal }) =>
    api.get('/api/v2/analytics/{uuid}/health/{versionUUID}', {
      params: { path: { uuid, versionUUID } },
      signal,
    }),
);

/** A site with an outcome of a release. */
export type OutcomeSite = OutcomeSitesResponse['sites'][number];

/** A page of the sites with an outcome. */
export type OutcomePage = ListPage<OutcomeSite> & Pick<OutcomeSitesResponse, 'total' | 'shared'>;

/** Identifies an outcome of a release. */
export interface OutcomeRef {
  /** The id of the account. */
  uuid: string;
  versionUUID: string;
  outcome: UpdateOutcome;
}

/** The sites with an outcome, newest first; the URL holds how many pages are shown. */
export const outcomeSitesAtoms = atomFamily(
  ({ uuid, versionUUID, outcome }: OutcomeRef) =>
    pagedQueryAtom<OutcomePage>({
      queryKey: [...analyticsKey, 'outcomeSites', uuid, versionUUID, outcome],
      read: async (cursor, signal) => {
        const call = api.get('/api/v2/analytics/{uuid}/health/{versionUUID}/sites', {
          params: { path: { uuid, versionUUID }, query: { outcome, cursor } },
          signal,
        });
        const { sites, total, shared, nextCursor } = await dataOf<OutcomeSitesResponse>(call);
        return { results: sites, next: nextCursor, total, shared };
      },
      firstPageCount: pageCountInUrl,
    }),
  (one, other) =>
    one.uuid === other.uuid &&
    one.versionUUID === other.versionUUID &&
    one.outcome === other.outcome,
);
