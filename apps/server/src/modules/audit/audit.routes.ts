import { exportAuditLog, listAuditLog } from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import { streamText } from '../../text/streamText.ts';
import { writeAuditCsv } from './auditCsv.ts';
import type { AuditLogService } from './auditLog.service.ts';

/** Mounts the routes of the audit log. */
export function auditRoutes(app: App, log: AuditLogService): void {
  app.route({
    ...listAuditLog,
    handler: (request) => log.list(contextOf(request), request.query),
  });

  app.route({
    ...exportAuditLog,
    handler: async (request, reply) => {
      const pages = log.readAll(contextOf(request), request.query);
      const file = await streamText(writeAuditCsv(pages));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="audit-log.csv"')
        .send(file);
    },
  });
}
