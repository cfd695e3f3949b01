import { findSiteHosting, findSiteLocation, listDomains, readLookupSources } from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { DomainsService } from './domains.service.ts';

const selectionOf = (request: {
  params: { uuid: string; date: string };
  query: { product?: string | undefined };
}) => ({
  project: request.params.uuid,
  product: request.query.product,
  date: request.params.date,
});

/** Mounts the routes of domains and their networks. */
export function domainsRoutes(app: App, domains: DomainsService): void {
  app.route({
    ...listDomains,
    handler: (request) => domains.list(contextOf(request), request.params.uuid, request.query),
  });
  app.route({
    ...findSiteHosting,
    handler: (request) =>
      domains.findHosting(contextOf(request), selectionOf(request), request.query.ip_address),
  });
  app.route({
    ...findSiteLocation,
    handler: (request) =>
      domains.findLocation(contextOf(request), selectionOf(request), request.query.ip_address),
  });
  app.route({
    ...readLookupSources,
    handler: (request) => domains.readSources(contextOf(request), request.params.uuid),
  });
}
