import { deleteActivation, listActivations } from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { ActivationsService } from './activations.service.ts';

/** Mounts the routes of a license's activations. */
export function activationsRoutes(app: App, activations: ActivationsService): void {
  app.route({
    ...listActivations,
    handler: (request) =>
      activations.list(contextOf(request), request.params.id, request.query.page),
  });

  app.route({
    ...deleteActivation,
    handler: async (request, reply) => {
      const { id, activationId } = request.params;
      await activations.remove(contextOf(request), id, activationId);
      return reply.code(204).send();
    },
  });
}
