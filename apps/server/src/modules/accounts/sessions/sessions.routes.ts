import { listSessions, revokeOtherSessions, revokeSession } from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { SessionsService } from './sessions.service.ts';

/** Mounts the routes of the person's own sessions. */
export function sessionsRoutes(app: App, sessions: SessionsService): void {
  app.route({ ...listSessions, handler: (request) => sessions.list(contextOf(request)) });

  app.route({
    ...revokeSession,
    handler: async (request, reply) => {
      await sessions.revoke(contextOf(request), request.params.id);
      return reply.code(204).send();
    },
  });

  app.route({
    ...revokeOtherSessions,
    handler: async (request, reply) => {
      await sessions.revokeOthers(contextOf(request));
      return reply.code(204).send();
    },
  });
}
