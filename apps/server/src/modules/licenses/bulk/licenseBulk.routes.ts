import { bulkLicenses, undoLicenses } from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { LicenseBulk } from './licenseBulk.service.ts';

/** Mounts the routes that change many licenses and undo the change. */
export function licenseBulkRoutes(app: App, bulk: LicenseBulk): void {
  app.route({
    ...bulkLicenses,
    handler: (request) => bulk.change(contextOf(request), request.body),
  });

  app.route({
    ...undoLicenses,
    handler: (request) => bulk.undo(contextOf(request), request.body.token),
  });
}
