import {
  createFlagProduct,
  deleteFlagProduct,
  listFlagProducts,
  readFlagCounts,
  readFlagProduct,
  updateFlagProduct,
} from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { FlagProductsService } from './flagProducts.service.ts';

/** Mounts the routes of products with feature flags. */
export function flagProductsRoutes(app: App, products: FlagProductsService): void {
  app.route({ ...listFlagProducts, handler: (request) => products.list(contextOf(request)) });

  app.route({
    ...createFlagProduct,
    handler: async (request, reply) =>
      reply.code(201).send(await products.create(contextOf(request), request.body)),
  });

  app.route({
    ...readFlagProduct,
    handler: (request) => products.read(contextOf(request), request.params.id),
  });

  app.route({
    ...updateFlagProduct,
    handler: (request) => products.rename(contextOf(request), request.params.id, request.body),
  });

  app.route({
    ...deleteFlagProduct,
    handler: async (request, reply) => {
      await products.remove(contextOf(request), request.params.id);
      return reply.code(204).send();
    },
  });

  app.route({
    ...readFlagCounts,
    handler: (request) => products.countFlags(contextOf(request), request.params.id),
  });
}
