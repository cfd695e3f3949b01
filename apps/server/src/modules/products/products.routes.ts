import { PRODUCT_KINDS, type ProductKind, productRoutes } from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import type { ProductsService } from './products.service.ts';

/** Mounts the routes of plugins and themes. */
export function productsRoutes(app: App, services: Record<ProductKind, ProductsService>): void {
  for (const kind of PRODUCT_KINDS) mountProducts(app, kind, services[kind]);
}

function mountProducts(app: App, kind: ProductKind, products: ProductsService): void {
  const { list, create, read, replace, update, remove } = productRoutes(kind);

  app.route({ ...list, handler: (request) => products.list(contextOf(request)) });

  app.route({
    ...create,
    handler: async (request, reply) =>
      reply.code(201).send(await products.create(contextOf(request), request.body)),
  });

  app.route({
    ...read,
    handler: (request) => products.read(contextOf(request), request.params.id),
  });

  app.route({
    ...replace,
    handler: (request) => products.replace(contextOf(request), request.params.id, request.body),
  });

  app.route({
    ...update,
    handler: (request) => products.update(contextOf(request), request.params.id, request.body),
  });

  app.route({
    ...remove,
    handler: async (request, reply) => {
      await products.remove(contextOf(request), request.params.id);
      return reply.code(204).send();
    },
  });
}
