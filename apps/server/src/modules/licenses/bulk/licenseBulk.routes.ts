import { bulkLicenses, extendLicense, undoLicenses } from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { LicensesService } from '../licenses.service.ts';
import type { LicenseBulk } from './licenseBulk.service.ts';

/** Mounts the routes that extend a license, change many, and undo that. */
export function licenseBulkRoutes(
  app: App,
  { bulk, licenses }: { bulk: LicenseBulk; licenses: LicensesService },
): void {
  app.route({
    ...extendLicense,
    handler: async (request) => {
      const [ctx, { id }] = [contextOf(request), request.params];
      await bulk.extend(ctx, id, request.body);
      return licenses.read(ctx, id);
    },
  });

  app.route({
    ...bulkLicenses,
    handler: (request) => bulk.change(contextOf(request), request.body),
  });

  app.route({
    ...undoLicenses,
    handler: (request) => bulk.undo(contextOf(request), request.body.token),
  });
}
