import { importLicenses } from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { ImportLicenses } from './licenseImport.service.ts';

/** A batch of rows with long notes is larger than the bodies of other requests. */
const bodyLimit = 8 * 1024 * 1024;

/** Mounts the route that imports licenses. */
export function licenseImportRoutes(app: App, importRows: ImportLicenses): void {
  app.route({
    ...importLicenses,
    bodyLimit,
    handler: (request) => importRows(contextOf(request), request.body),
  });
}
