import {
  connectRepository,
  connectWebhookOnly,
  disconnectRepository,
  disconnectWebhookOnly,
} from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { ConnectingService } from './connecting.service.ts';

/** Mounts the routes that connect products with repositories. */
export function connectingRoutes(app: App, connecting: ConnectingService): void {
  app.route({
    ...connectRepository,
    handler: async (request, reply) => {
      const connected = await connecting.connect(contextOf(request), request.params, request.body);
      return reply.code(201).send(connected);
    },
  });

  app.route({
    ...disconnectRepository,
    handler: async (request, reply) => {
      await connecting.disconnect(contextOf(request), request.params);
      return reply.code(204).send();
    },
  });

  app.route({
    ...connectWebhookOnly,
    handler: async (request, reply) =>
      reply.code(201).send(await connecting.connectWebhookOnly(contextOf(request), request.params)),
  });

  app.route({
    ...disconnectWebhookOnly,
    handler: async (request, reply) => {
      await connecting.disconnectWebhookOnly(contextOf(request), request.params);
      return reply.code(204).send();
    },
  });
}
