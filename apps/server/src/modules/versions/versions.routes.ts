import { NEXT_CURSOR_HEADER, PRODUCT_KINDS, type ProductKind, productRoutes } from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import type { ReleasesService } from './releases.service.ts';
import type { ImportVersions } from './versionImport.service.ts';
import type { VersionsService } from './versions.service.ts';

interface VersionServices {
  versions: VersionsService;
  releases: ReleasesService;
  importVersions: ImportVersions;
}

/** Mounts the routes of versions of plugins and themes. */
export function versionsRoutes(app: App, services: VersionServices): void {
  for (const kind of PRODUCT_KINDS) mountVersions(app, kind, services);
}

function mountVersions(
  app: App,
  kind: ProductKind,
  { versions, releases, importVersions }: VersionServices,
): void {
  const routes = productRoutes(kind);
  const { listVersions, createVersion, updateVersion, removeVersion } = routes;
  const productOf = ({ params }: { params: { id: string } }) => ({ kind, productId: params.id });

  app.route({
    ...listVersions,
    handler: async (request, reply) => {
      const { order, limit, after } = request.query;
      const page = { isNewestFirst: order !== 'false', limit, after };
      const { results, next } = await versions.list(contextOf(request), productOf(request), page);
      return (next ? reply.header(NEXT_CURSOR_HEADER, next) : reply).send(results);
    },
  });

  app.route({
    ...createVersion,
    handler: async (request, reply) => {
      const version = await releases.release(contextOf(request), productOf(request), request.body);
      return reply.code(201).send(version);
    },
  });

  app.route({
    ...routes.importVersions,
    handler: async (request) =>
      importVersions(contextOf(request), productOf(request), request.body.packages),
  });

  app.route({
    ...updateVersion,
    handler: async (request) => {
      const { params, body } = request;
      return versions.edit(contextOf(request), productOf(request), params.versionId, body);
    },
  });

  app.route({
    ...removeVersion,
    handler: async (request, reply) => {
      await versions.remove(contextOf(request), productOf(request), request.params.versionId);
      return reply.code(204).send();
    },
  });
}
