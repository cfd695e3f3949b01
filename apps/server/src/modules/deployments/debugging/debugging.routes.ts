import { deleteExternalObject, listExternalObjects } from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { DebuggingService } from './debugging.service.ts';

/** Mounts the routes of the debugging table. */
export function debuggingRoutes(app: App, debugging: DebuggingService): void {
  app.route({
    ...listExternalObjects,
    handler: (request) => debugging.list(contextOf(request), request.params),
  });

  app.route({
    ...deleteExternalObject,
    handler: async (request, reply) => {
      await debugging.remove(contextOf(request), request.params);
      return reply.code(204).send();
    },
  });
}
