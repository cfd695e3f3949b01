import { PRODUCT_KINDS, type ProductKind, productRoutes } from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { SendPackage } from '../../packages/packageSender.ts';
import type { VersionLookup } from './versionLookup.service.ts';

/** Mounts the routes that download the package of a version. */
export function versionDownloadRoutes(app: App, lookup: VersionLookup, send: SendPackage): void {
  for (const kind of PRODUCT_KINDS) mountDownload(app, kind, lookup, send);
}

function mountDownload(
  app: App,
  kind: ProductKind,
  lookup: VersionLookup,
  send: SendPackage,
): void {
  app.route({
    ...productRoutes(kind).downloadVersion,
    handler: async (request, reply) => {
      const { id: productId, versionId } = request.params;
      const owner = { kind, productId };
      const { slug, version } = await lookup.findPackage(contextOf(request), owner, versionId);
      return send(reply, slug, version);
    },
  });
}
