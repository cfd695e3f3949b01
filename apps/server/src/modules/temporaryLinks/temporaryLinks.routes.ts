import {
  createPluginTemporaryLink,
  createThemeTemporaryLink,
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
    ...temporaryDownload,
    handler: async (request, reply) => {
      const version = await links.follow(request.params.id);
      return send(reply, version.slug, version);
    },
  });
}
