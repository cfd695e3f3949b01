import {
  createPluginTemporaryLink,
  createThemeTemporaryLink,
  listPluginTemporaryLinks,
  listThemeTemporaryLinks,
  revokePluginTemporaryLink,
  revokeThemeTemporaryLink,
  temporaryDownload,
} from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import type { PackageSender } from '../versions/packageSender.ts';
import type { TemporaryLinksService } from './temporaryLinks.service.ts';

/** Connect the making and the following of temporary links. */
export function temporaryLinksRoutes(
  app: App,
  links: TemporaryLinksService,
  send: PackageSender,
): void {
  app.route({
    ...createPluginTemporaryLink,
    handler: async (request, reply) => {
      const { id: itemId, versionId } = request.params;
      const seconds = request.query.lengthInSeconds;
      const url = await links.create(contextOf(request), {
        kind: 'plugin',
        itemId,
        versionId,
        seconds,
      });
      return reply.code(201).type('text/plain; charset=utf-8').send(url);
    },
  });
  app.route({
    ...createThemeTemporaryLink,
    handler: async (request, reply) => {
      const { id: itemId, versionId } = request.params;
      const seconds = request.query.lengthInSeconds;
      const url = await links.create(contextOf(request), {
        kind: 'theme',
        itemId,
        versionId,
        seconds,
      });
      return reply.code(201).type('text/plain; charset=utf-8').send(url);
    },
  });
  app.route({
    ...listPluginTemporaryLinks,
    handler: async (request) => {
      const { id: itemId, versionId } = request.params;
      return links.list(contextOf(request), { kind: 'plugin', itemId, versionId });
    },
  });
  app.route({
    ...listThemeTemporaryLinks,
    handler: async (request) => {
      const { id: itemId, versionId } = request.params;
      return links.list(contextOf(request), { kind: 'theme', itemId, versionId });
    },
  });
  app.route({
    ...revokePluginTemporaryLink,
    handler: async (request, reply) => {
      const { id: itemId, versionId, linkId } = request.params;
      await links.revoke(contextOf(request), { kind: 'plugin', itemId, versionId }, linkId);
      return reply.code(204).send();
    },
  });
  app.route({
    ...revokeThemeTemporaryLink,
    handler: async (request, reply) => {
      const { id: itemId, versionId, linkId } = request.params;
      await links.revoke(contextOf(request), { kind: 'theme', itemId, versionId }, linkId);
      return reply.code(204).send();
    },
  });
  app.route({
    ...temporaryDownload,
    handler: async (request, reply) => {
      const version = await links.follow(request.params.id);
      return send(reply, version.slug, version);
    },
  });
}
