import type { SitePluginsResponse, SiteThemesResponse } from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { type SiteSelection, scopeOf } from './siteSelection.ts';
import * as store from './siteValues.store.ts';

type NamesSelection = Pick<SiteSelection, 'project' | 'product' | 'date'>;

/** Reads the themes and the other plugins of sites. */
export type SiteNamesService = ReturnType<typeof createSiteNames>;

/** Creates the service. */
export function createSiteNames(db: Database) {
  const listNames = async (
    ctx: RequestContext,
    selection: NamesSelection,
    table: 'daily_theme_counts' | 'daily_plugin_counts',
  ) => {
    const scope = await scopeOf(db, ctx, selection);
    return db.withAccount(ctx, (tx) => store.listNames(tx, scope, selection.date, table));
  };

  return {
    /** Returns the themes of sites, most sites first. */
    async listThemes(ctx: RequestContext, selection: NamesSelection): Promise<SiteThemesResponse> {
      const rows = await listNames(ctx, selection, 'daily_theme_counts');
      const data = rows.map(({ name, versions, sites }) => ({
        theme: name,
        versions,
        domains: sites,
      }));
      return { data };
    },

    /** Returns the other plugins of sites, most sites first. */
    async listPlugins(
      ctx: RequestContext,
      selection: NamesSelection,
    ): Promise<SitePluginsResponse> {
      const rows = await listNames(ctx, selection, 'daily_plugin_counts');
      return { data: rows.map(({ name, versions, sites }) => ({ plugin: name, versions, sites })) };
    },
  };
}
