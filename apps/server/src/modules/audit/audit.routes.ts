import { Readable } from 'node:stream';
import { exportAuditLog, listAuditLog } from '@pressdock/api';
import { type App, contextOf } from '../../http.ts';
import type { AuditService } from './audit.service.ts';
import { auditCsv } from './auditCsv.ts';

/** Mounts the calls about who changed what. */
export function auditRoutes(app: App, audit: AuditService): void {
  app.route({
    ...listAuditLog,
    handler: (request) => audit.list(contextOf(request), request.query),
  });

  app.route({
    ...exportAuditLog,
    handler: (request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="audit-log.csv"')
        .send(Readable.from(auditCsv(audit.rows(contextOf(request), request.query)))),
  });
}
