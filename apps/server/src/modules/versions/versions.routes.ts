import {
  createPluginVersion,
  createThemeVersion,
  deletePluginVersion,
  deleteThemeVersion,
  listPluginVersions,
  listThemeVersions,
  updatePluginVersion,
  updateThemeVersion,
} from '@pressdock/api';
import type { ItemKind } from '../../db/schema.ts';
import { type App, contextOf } from '../../http.ts';
import type { VersionsService } from './versions.service.ts';

interface Page {
  order?: 'true' | 'false' | undefined;
  limit?: number | undefined;
  after?: string | undefined;
}

const page = ({ order, limit, after }: Page) => ({
  isNewestFirst: order !== 'false',
  limit,
  after,
});
const of = (kind: ItemKind, { id }: { id: string }) => ({ kind, itemId: id });

/** Connect the versions of plugins and of themes. */
export function versionsRoutes(app: App, versions: VersionsService): void {
  app.route({
    ...listPluginVersions,
    handler: async (request) => {
      const { params, query } = request;
      return versions.list(contextOf(request), of('plugin', params), page(query));
    },
  });
  app.route({
    ...listThemeVersions,
    handler: async (request) => {
      const { params, query } = request;
      return versions.list(contextOf(request), of('theme', params), page(query));
    },
  });
  app.route({
    ...createPluginVersion,
    handler: async (request, reply) => {
      const { params, body } = request;
      const version = await versions.create(contextOf(request), of('plugin', params), body);
      return reply.code(201).send(version);
    },
  });
  app.route({
    ...createThemeVersion,
    handler: async (request, reply) => {
      const { params, body } = request;
      const version = await versions.create(contextOf(request), of('theme', params), body);
      return reply.code(201).send(version);
    },
  });
  app.route({
    ...updatePluginVersion,
    handler: async (request) => {
      const { params, body } = request;
      return versions.edit(contextOf(request), of('plugin', params), params.versionId, body);
    },
  });
  app.route({
    ...updateThemeVersion,
    handler: async (request) => {
      const { params, body } = request;
      return versions.edit(contextOf(request), of('theme', params), params.versionId, body);
    },
  });
  app.route({
    ...deletePluginVersion,
    handler: async (request, reply) => {
      const { params } = request;
      await versions.remove(contextOf(request), of('plugin', params), params.versionId);
      return reply.code(204).send();
    },
  });
  app.route({
    ...deleteThemeVersion,
    handler: async (request, reply) => {
      const { params } = request;
      await versions.remove(contextOf(request), of('theme', params), params.versionId);
      return reply.code(204).send();
    },
  });
}
