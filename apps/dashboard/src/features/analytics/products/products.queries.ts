import type { AnalyticsPluginsResponse, PluginVersionsResponse } from '@pressdock/api';
import { analyticsAtoms } from '../../../entities/analytics/analytics.queries.ts';
import { api } from '../../../shared/server/api.ts';
import { chunksOf } from './products.rules.ts';

/** The account's products by name. */
export const analyticsProductsAtoms = analyticsAtoms<object, AnalyticsPluginsResponse>(
  'products',
  (_query, { uuid, signal }) =>
    api.get('/api/v2/analytics/{uuid}/plugins', { params: { path: { uuid } }, signal }),
);

/**
 * The installed versions of products on a day, called in chunks. Without products, nothing is called.
 * @see specification, section 7, "Analytics"
 */
export const installedVersionsAtoms = analyticsAtoms<
  { pluginIds: readonly string[]; date: string | undefined },
  PluginVersionsResponse
>('installedVersions', async ({ pluginIds, date }, { uuid, signal }) => {
  const data: PluginVersionsResponse['data'] = [];
  for (const chunk of chunksOf(pluginIds)) {
    const result = await api.post('/api/v2/analytics/{uuid}/plugins/versions', {
      params: { path: { uuid } },
      body: { pluginIds: chunk, ...(date && { date }) },
      signal,
    });
    if (!result.ok) return result;
    data.push(...result.data.data);
  }
  return { ok: true, status: 200, data: { data } };
});
