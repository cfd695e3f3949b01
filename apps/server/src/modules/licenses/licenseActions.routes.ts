import {
  bulkLicenses,
  countLicenses,
  deleteActivation,
  exportLicenses,
  importLicenses,
  listActivations,
  listLicenseDecisions,
  listSigningKeys,
  reinstateLicense,
  rotateSigningKey,
  signWithKey,
  suspendLicense,
  undoLicenses,
} from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import type { ActivationsService } from './activations.service.ts';
import type { DecisionsService } from './decisions.service.ts';
import type { LicenseBulk } from './licenseBulk.service.ts';
import { exportLicenses as writeLicenses } from './licenseExport.ts';
import type { LicenseImport } from './licenseImport.service.ts';
import type { LicenseList } from './licenseList.service.ts';
import type { LicensesService } from './licenses.service.ts';
import type { SigningKeys } from './signingKeys.service.ts';

/** What the calls below are answered by. */
export interface LicenseActions {
  licenses: LicensesService;
  licenseList: LicenseList;
  activations: ActivationsService;
  bulk: LicenseBulk;
  imports: LicenseImport;
  explain: DecisionsService['explain'];
  signingKeys: SigningKeys;
}

/** Five hundred lines with long notes are larger than other bodies. */
const importBytes = 8 * 1024 * 1024;

/** Mounts the calls about many licences, where they are in use, and why they are refused. */
export function licenseActionsRoutes(app: App, actions: LicenseActions): void {
  const { licenses, licenseList, activations, bulk, imports, explain, signingKeys } = actions;

  app.route({
    ...countLicenses,
    handler: (request) => licenseList.count(contextOf(request), request.query),
  });
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
  app.route({
    ...suspendLicense,
    handler: (request) => licenses.suspend(contextOf(request), request.params.id),
  });
  app.route({
    ...reinstateLicense,
    handler: (request) => licenses.reinstate(contextOf(request), request.params.id),
  });
  app.route({
    ...bulkLicenses,
    handler: (request) => bulk.run(contextOf(request), request.body),
  });
  app.route({
    ...undoLicenses,
    handler: (request) => bulk.undo(contextOf(request), request.body.token),
  });
  app.route({
    ...importLicenses,
    bodyLimit: importBytes,
    handler: (request) => imports.take(contextOf(request), request.body),
  });
  app.route({
    ...exportLicenses,
    handler: (request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="licenses.csv"')
        .send(writeLicenses(licenseList, contextOf(request), request.query)),
  });
  app.route({
    ...listLicenseDecisions,
    handler: (request) => explain(contextOf(request), request.query),
  });
  app.route({
    ...listSigningKeys,
    handler: (request) => signingKeys.list(contextOf(request)),
  });
  app.route({
    ...rotateSigningKey,
    handler: async (request, reply) =>
      reply.code(201).send(await signingKeys.rotate(contextOf(request))),
  });
  app.route({
    ...signWithKey,
    handler: (request) => signingKeys.sign(contextOf(request), request.params.id),
  });
}
