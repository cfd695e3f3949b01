import { Readable } from 'node:stream';
import { exportAuditLog, listAuditLog } from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
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
    handler: (request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="audit-log.csv"')
        .send(Readable.from(writeAuditCsv(log.readAll(contextOf(request), request.query)))),
  });
}
