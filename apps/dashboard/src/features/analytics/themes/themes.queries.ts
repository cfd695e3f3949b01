import type { SiteThemesResponse } from '@pressdock/api';
import { analyticsAtoms, type DayScope } from '../../../entities/analytics/analytics.queries.ts';
import { api } from '../../../shared/server/api.ts';

/** The themes of the sites of a day, most sites first. */
export const siteThemesAtoms = analyticsAtoms<DayScope, SiteThemesResponse>(
  'siteThemes',
  ({ date, ...query }, { uuid, signal }) =>
    api.get('/api/v2/analytics/{uuid}/themes/{date}', {
      params: { path: { uuid, date }, query },
      signal,
    }),
);
