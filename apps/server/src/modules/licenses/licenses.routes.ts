import {
  createLicense,
  deleteLicense,
  listLicenses,
  readLicense,
  replaceLicense,
} from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import { type LicenseActions, licenseActionsRoutes } from './licenseActions.routes.ts';

/** Mounts the calls about licences. */
export function licensesRoutes(app: App, actions: LicenseActions): void {
  const { licenses, licenseList } = actions;
  licenseActionsRoutes(app, actions);

  app.route({
    ...listLicenses,
    handler: (request) => licenseList.list(contextOf(request), request.query),
  });

  app.route({
    ...createLicense,
    handler: async (request, reply) =>
      reply.code(201).send(await licenses.create(contextOf(request), request.body)),
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
    ...deleteLicense,
    handler: async (request, reply) => {
      await licenses.remove(contextOf(request), request.params.id);
      return reply.code(204).send();
    },
  });
}
