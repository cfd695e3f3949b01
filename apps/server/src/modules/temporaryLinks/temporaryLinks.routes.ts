import { PRODUCT_KINDS, type ProductKind, productRoutes, temporaryDownload } from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import type { SendPackage } from '../packages/packageSender.ts';
import type { TemporaryLinksService } from './temporaryLinks.service.ts';

/** Mounts the routes that create, list, revoke and follow temporary links. */
export function temporaryLinksRoutes(
  app: App,
  { links, sendPackage }: { links: TemporaryLinksService; sendPackage: SendPackage },
): void {
  for (const kind of PRODUCT_KINDS) mountTemporaryLinks(app, kind, links);

  app.route({
    ...temporaryDownload,
    handler: async (request, reply) => {
      const version = await links.follow(request.params.id);
      return sendPackage(reply, version.slug, version);
    },
  });
}

function mountTemporaryLinks(app: App, kind: ProductKind, links: TemporaryLinksService): void {
  const { createTemporaryLink, listTemporaryLinks, revokeTemporaryLink } = productRoutes(kind);
  const versionOf = ({ params }: { params: { id: string; versionId: string } }) => ({
    kind,
    productId: params.id,
    versionId: params.versionId,
  });

  app.route({
    ...createTemporaryLink,
    handler: async (request, reply) => {
      const seconds = request.query.lengthInSeconds;
      const url = await links.create(contextOf(request), { ...versionOf(request), seconds });
      return reply.code(201).type('text/plain; charset=utf-8').send(url);
    },
  });

  app.route({
    ...listTemporaryLinks,
    handler: async (request) => links.list(contextOf(request), versionOf(request)),
  });

  app.route({
    ...revokeTemporaryLink,
    handler: async (request, reply) => {
      await links.revoke(contextOf(request), versionOf(request), request.params.linkId);
      return reply.code(204).send();
    },
  });
}
