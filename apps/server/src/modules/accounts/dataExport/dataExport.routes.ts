import { Readable } from 'node:stream';
import { exportData } from '@pressdock/api';
import { type App, contextOf } from '../../../http.ts';
import type { ExportData } from './dataExport.service.ts';

/** Mounts the route that exports the account's data. */
export function dataExportRoutes(app: App, exportAccount: ExportData): void {
  app.route({
    ...exportData,
    handler: async (request, reply) => {
      const { fileName, text } = await exportAccount(contextOf(request), () =>
        request.countAttempt(exportData.config.rateLimit.inHandler.dataExport),
      );
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(Readable.from(request.method === 'HEAD' ? [] : text));
    },
  });
}
