import type { SitePluginsResponse } from '@pressdock/api';
import { analyticsAtoms } from '../../../entities/analytics/analytics.queries.ts';
import { api } from '../../../shared/server/api.ts';

/** The other plugins of the sites of a day, most sites first; empty unless they are collected. */
export const sitePluginsAtoms = analyticsAtoms<
  { product: string; date: string },
  SitePluginsResponse
>('sitePlugins', ({ date, ...query }, { uuid, signal }) =>
  api.get('/api/v2/analytics/{uuid}/{date}/site-plugins', {
    params: { path: { uuid, date }, query },
    signal,
  }),
);
