import {
  listAnalyticsPlugins,
  listInstalledVersions,
  listLanguages,
  listMysqlVersions,
  listPhpVersions,
  listSitePlugins,
  listSiteThemes,
  listSiteValues,
  listWordPressVersions,
  readVersionTable,
} from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { SiteNamesService } from './siteNames.service.ts';
import { parseFilters, type SiteSelection } from './siteSelection.ts';
import { type SiteValuesService, toVersionCount } from './siteValues.service.ts';

interface SiteCall {
  params: { uuid: string; date: string };
  query: { product?: string | undefined; filter?: string | string[] | undefined };
}

const selectionOf = ({ params, query }: SiteCall): SiteSelection => ({
  project: params.uuid,
  product: query.product,
  date: params.date,
  filters: parseFilters(query.filter),
});

/** Mounts the routes of what sites report. */
export function siteValuesRoutes(
  app: App,
  values: SiteValuesService,
  names: SiteNamesService,
): void {
  app.route({
    ...listAnalyticsPlugins,
    handler: (request) => values.listProducts(contextOf(request), request.params.uuid),
  });
  app.route({
    ...listInstalledVersions,
    handler: (request) =>
      values.listInstalledVersions(contextOf(request), request.params.uuid, request.body),
  });
  app.route({
    ...listSiteThemes,
    handler: (request) => {
      const { uuid: project, date } = request.params;
      const selection = { project, date, product: request.query.product };
      return names.listThemes(contextOf(request), selection);
    },
  });
  app.route({
    ...listSitePlugins,
    handler: (request) => {
      const { uuid: project, date } = request.params;
      const selection = { project, date, product: request.query.product };
      return names.listPlugins(contextOf(request), selection);
    },
  });
  app.route({
    ...listSiteValues,
    handler: (request) =>
      values.listValues(contextOf(request), selectionOf(request), request.params.fact),
  });
  app.route({
    ...readVersionTable,
    handler: (request) => values.readVersionTable(contextOf(request), selectionOf(request)),
  });
  mountVersionLists(app, values);
}

/** Mounts the specification's call of each fact. */
function mountVersionLists(app: App, values: SiteValuesService): void {
  app.route({
    ...listWordPressVersions,
    handler: async (request) => {
      const { data } = await values.listValues(
        contextOf(request),
        selectionOf(request),
        'wordpress',
      );
      return { installed_versions: data.map(toVersionCount) };
    },
  });
  app.route({
    ...listPhpVersions,
    handler: async (request) => {
      const { data } = await values.listValues(contextOf(request), selectionOf(request), 'php');
      return { php_versions: data.map(toVersionCount) };
    },
  });
  app.route({
    ...listMysqlVersions,
    handler: async (request) => {
      const { data } = await values.listValues(contextOf(request), selectionOf(request), 'mysql');
      return { mysql_versions: data.map(toVersionCount) };
    },
  });
  app.route({
    ...listLanguages,
    handler: async (request) => {
      const { data } = await values.listValues(
        contextOf(request),
        selectionOf(request),
        'language',
      );
      return { languages: data.map(({ value, sites }) => ({ language: value, vcount: sites })) };
    },
  });
}
