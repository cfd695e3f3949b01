import { createFlag, deleteFlag, listFlags, readFlag, updateFlag } from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { FlagsService } from './flags.service.ts';

/** Enough for the most people that a flag can list, with the longest addresses. */
const bodyLimit = 14 * 1024 * 1024;

/** Mounts the routes of a product's flags. */
export function flagsRoutes(app: App, flags: FlagsService): void {
  app.route({
    ...listFlags,
    handler: (request) => flags.list(contextOf(request), request.params.id),
  });

  app.route({
    ...createFlag,
    bodyLimit,
    handler: async (request, reply) =>
      reply.code(201).send(await flags.create(contextOf(request), request.params.id, request.body)),
  });

  app.route({
    ...readFlag,
    handler: (request) => flags.read(contextOf(request), request.params),
  });

  app.route({
    ...updateFlag,
    bodyLimit,
    handler: (request) => flags.update(contextOf(request), request.params, request.body),
  });

  app.route({
    ...deleteFlag,
    handler: async (request, reply) => {
      await flags.remove(contextOf(request), request.params);
      return reply.code(204).send();
    },
  });
}
