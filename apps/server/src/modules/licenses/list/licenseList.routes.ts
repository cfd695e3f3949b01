import { countLicenses, exportLicenses, listLicenses } from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import { streamLicenses } from './licenseExport.ts';
import type { LicenseList } from './licenseList.service.ts';

/** Mounts the routes that list, count and export licenses. */
export function licenseListRoutes(app: App, list: LicenseList): void {
  app.route({
    ...listLicenses,
    handler: (request) => list.list(contextOf(request), request.query),
  });

  app.route({
    ...countLicenses,
    handler: (request) => list.count(contextOf(request), request.query),
  });

  app.route({
    ...exportLicenses,
    handler: async (request, reply) => {
      const file = await streamLicenses(list, contextOf(request), request.query);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="licenses.csv"')
        .send(file);
    },
  });
}
