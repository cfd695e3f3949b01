import type {
  AnalyticsSettingsResponse,
  CollectedFieldsResponse,
  ErasureResponse,
} from '@pressdock/api';
import type { Result } from '@pressdock/api/client';
import type { CollectedField, SITE_DAY_RETENTION } from '@pressdock/api/limits';
import { analyticsAtoms, analyticsKey } from '../../entities/analytics/analytics.queries.ts';
import { meAtom } from '../../entities/user/user.queries.ts';
import { api } from '../../shared/server/api.ts';
import { queryClientAtom } from '../../shared/server/query.ts';
import { atom, type Getter } from '../../shared/state.ts';

/** How long daily records of sites are stored. */
export const analyticsSettingsAtom = analyticsAtoms<object, AnalyticsSettingsResponse>(
  'settings',
  (_query, { uuid, signal }) =>
    api.get('/api/v2/analytics/{uuid}/settings', { params: { path: { uuid } }, signal }),
)({});

/** The optional fields that are collected of the sites of a product. */
export const collectedFieldsAtoms = analyticsAtoms<{ id: string }, CollectedFieldsResponse>(
  'collectedFields',
  ({ id }, { uuid, signal }) =>
    api.get('/api/v2/analytics/{uuid}/settings/products/{id}', {
      params: { path: { uuid, id } },
      signal,
    }),
);

/** The receipts for erased domains, newest first. */
export const erasuresAtom = analyticsAtoms<object, ErasureResponse[]>(
  'erasures',
  (_query, { uuid, signal }) =>
    api.get('/api/v2/analytics/{uuid}/erasures', { params: { path: { uuid } }, signal }),
)({});

const accountIn = (get: Getter) => get(meAtom).data?._id ?? '';

/** Reads a part of the settings again after it changed. */
const refresh = (get: Getter, name: string) =>
  get(queryClientAtom).invalidateQueries({ queryKey: [...analyticsKey, name] });

type RetentionDays = (typeof SITE_DAY_RETENTION)[number];

/** Saves how long daily records are stored. Returns whether that succeeded. */
export const saveRetentionAtom = atom(null, async (get, _set, retentionDays: RetentionDays) => {
  const result: Result<AnalyticsSettingsResponse> = await api.put(
    '/api/v2/analytics/{uuid}/settings',
    { params: { path: { uuid: accountIn(get) } }, body: { retentionDays } },
  );
  if (result.ok) await refresh(get, 'settings');
  return result.ok;
});

/** Saves the collected fields of a product. */
export const saveFieldsAtom = atom(
  null,
  async (get, _set, { id, fields }: { id: string; fields: CollectedField[] }) => {
    const result: Result<CollectedFieldsResponse> = await api.put(
      '/api/v2/analytics/{uuid}/settings/products/{id}',
      { params: { path: { uuid: accountIn(get), id } }, body: { fields } },
    );
    if (result.ok) await refresh(get, 'collectedFields');
    return result;
  },
);

/** Erases a domain. The result is the receipt. */
export const eraseDomainAtom = atom(null, async (get, _set, domain: string) => {
  const result: Result<ErasureResponse> = await api.post('/api/v2/analytics/{uuid}/erasures', {
    params: { path: { uuid: accountIn(get) } },
    body: { domain },
  });
  // Every chart may have counted the site.
  if (result.ok) await get(queryClientAtom).invalidateQueries({ queryKey: analyticsKey });
  return result;
});
