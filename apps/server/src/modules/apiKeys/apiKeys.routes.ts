import { createApiKey, deleteApiKey, listApiKeys } from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import type { ApiKeysService } from './apiKeys.service.ts';

/** Mounts the routes of API keys. */
export function apiKeysRoutes(app: App, apiKeys: ApiKeysService): void {
  app.route({ ...listApiKeys, handler: (request) => apiKeys.list(contextOf(request)) });

  app.route({
    ...createApiKey,
    handler: async (request, reply) =>
      reply.code(201).send(await apiKeys.create(contextOf(request), request.body)),
  });

  app.route({
    ...deleteApiKey,
    handler: async (request, reply) => {
      await apiKeys.remove(contextOf(request), request.params.id);
      return reply.code(204).send();
    },
  });
}
