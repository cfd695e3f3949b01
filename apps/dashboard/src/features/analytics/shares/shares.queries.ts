import type { CreatedShareResponse, ShareResponse } from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import { analyticsAtoms, analyticsKey } from '../../../entities/analytics/analytics.queries.ts';
import { meAtom } from '../../../entities/user/user.queries.ts';
import { api } from '../../../shared/server/api.ts';
import { queryClientAtom } from '../../../shared/server/query.ts';
import { atom } from '../../../shared/state.ts';
import type { DataScope } from '../widget/dataScope.ts';

const SHARES = 'shares';

/** The links of the account that share analytics, newest first. */
export const sharesAtoms = analyticsAtoms<object, ShareResponse[]>(
  SHARES,
  (_query, { uuid, signal }) =>
    api.get('/api/v2/analytics/{uuid}/shares', { params: { path: { uuid } }, signal }),
);

/** A link to create. */
export interface NewShare {
  name: string;
  scope: DataScope;
  /** Whether the link always shows the newest day. */
  isNewest: boolean;
}

/** Creates a link. Its URL is in the response and nowhere else. */
export const createShareAtom = atom(
  null,
  async (get, _set, { name, scope, isNewest }: NewShare): Promise<Result<CreatedShareResponse>> => {
    const { product, date, compared, filters } = scope;
    const result = await api.post('/api/v2/analytics/{uuid}/shares', {
      params: { path: { uuid: get(meAtom).data?._id ?? '' } },
      body: {
        product,
        name: name.trim(),
        date: isNewest ? null : date,
        comparedDate: isNewest ? null : (compared ?? null),
        filters: [...filters],
      },
    });
    if (result.ok) {
      await get(queryClientAtom).invalidateQueries({ queryKey: [...analyticsKey, SHARES] });
    }
    return result;
  },
);

/** Revokes a link. Resolves to whether it no longer works; a missing link counts as revoked. */
export const revokeShareAtom = atom(null, async (get, _set, id: string) => {
  const uuid = get(meAtom).data?._id ?? '';
  const params = { path: { uuid, id } };
  const result = await api.delete('/api/v2/analytics/{uuid}/shares/{id}', { params });
  if (!result.ok && result.status !== 404) return false;
  await get(queryClientAtom).invalidateQueries({ queryKey: [...analyticsKey, SHARES] });
  return true;
});
