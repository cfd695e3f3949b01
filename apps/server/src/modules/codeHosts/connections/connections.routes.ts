import {
  connectGitlabToken,
  deleteGitlabToken,
  disconnectCodeHost,
  listCodeHosts,
} from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { ConnectionsService } from './connections.service.ts';

/** Mounts the routes of connections to code hosts. */
export function connectionsRoutes(app: App, connections: ConnectionsService): void {
  app.route({ ...listCodeHosts, handler: (request) => connections.list(contextOf(request)) });

  app.route({
    ...disconnectCodeHost,
    handler: async (request, reply) => {
      await connections.disconnect(contextOf(request), request.query.provider);
      return reply.code(204).send();
    },
  });

  app.route({
    ...connectGitlabToken,
    handler: (request) => connections.connectGitlabToken(contextOf(request), request.body.token),
  });

  app.route({
    ...deleteGitlabToken,
    handler: async (request, reply) => {
      await connections.deleteGitlabToken(contextOf(request));
      return reply.code(204).send();
    },
  });
}
