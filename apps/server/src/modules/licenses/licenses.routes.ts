import {
  createLicense,
  deleteLicense,
  issueLicense,
  readLicense,
  reinstateLicense,
  replaceLicense,
  suspendLicense,
} from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import type { LicensesService } from './licenses.service.ts';

/** Mounts the routes of one license. */
export function licensesRoutes(app: App, licenses: LicensesService): void {
  app.route({
    ...createLicense,
    handler: async (request, reply) =>
      reply.code(201).send(await licenses.create(contextOf(request), request.body)),
  });

  app.route({
    ...issueLicense,
    handler: async (request, reply) =>
      reply.code(201).send(await licenses.issue(contextOf(request), request.body)),
  });

  app.route({
    ...readLicense,
    handler: (request) => licenses.read(contextOf(request), request.params.id),
  });

  app.route({
    ...replaceLicense,
    handler: (request) => licenses.replace(contextOf(request), request.params.id, request.body),
  });

  app.route({
    ...suspendLicense,
    handler: (request) => licenses.suspend(contextOf(request), request.params.id),
  });

  app.route({
    ...reinstateLicense,
    handler: (request) => licenses.reinstate(contextOf(request), request.params.id),
  });

  app.route({
    ...deleteLicense,
    handler: async (request, reply) => {
      await licenses.remove(contextOf(request), request.params.id);
      return reply.code(204).send();
    },
  });
}
