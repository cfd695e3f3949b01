import {
  createPlugin,
  createTheme,
  deletePlugin,
  deleteTheme,
  listPlugins,
  listThemes,
  readPlugin,
  readTheme,
  replacePlugin,
  replaceTheme,
  updatePlugin,
  updateTheme,
} from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import type { ProductsService } from './products.service.ts';

/** Mounts the calls about plugins. */
export function pluginsRoutes(app: App, plugins: ProductsService): void {
  app.route({
    ...listPlugins,
    handler: (request) => plugins.list(contextOf(request)),
  });

  app.route({
    ...createPlugin,
    handler: async (request, reply) =>
      reply.code(201).send(await plugins.create(contextOf(request), request.body)),
  });

  app.route({
    ...readPlugin,
    handler: (request) => plugins.read(contextOf(request), request.params.id),
  });

  app.route({
    ...replacePlugin,
    handler: (request) => plugins.replace(contextOf(request), request.params.id, request.body),
  });

  app.route({
    ...updatePlugin,
    handler: (request) => plugins.update(contextOf(request), request.params.id, request.body),
  });

  app.route({
    ...deletePlugin,
    handler: async (request, reply) => {
      await plugins.remove(contextOf(request), request.params.id);
      return reply.code(204).send();
    },
  });
}

/** Mounts the calls about themes. */
export function themesRoutes(app: App, themes: ProductsService): void {
  app.route({
    ...listThemes,
    handler: (request) => themes.list(contextOf(request)),
  });

  app.route({
    ...createTheme,
    handler: async (request, reply) =>
      reply.code(201).send(await themes.create(contextOf(request), request.body)),
  });

  app.route({
    ...readTheme,
    handler: (request) => themes.read(contextOf(request), request.params.id),
  });

  app.route({
    ...replaceTheme,
    handler: (request) => themes.replace(contextOf(request), request.params.id, request.body),
  });

  app.route({
    ...updateTheme,
    handler: (request) => themes.update(contextOf(request), request.params.id, request.body),
  });

  app.route({
    ...deleteTheme,
    handler: async (request, reply) => {
      await themes.remove(contextOf(request), request.params.id);
      return reply.code(204).send();
    },
  });
}
