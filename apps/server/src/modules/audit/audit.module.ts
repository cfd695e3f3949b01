import { AUDIT_DAYS } from '@pressdock/api/limits';
import { olderThan } from '../../db/retention/retentionRule.ts';
import { defineModule, exportedPart } from '../../module.ts';
import { auditRoutes } from './audit.routes.ts';
import { createAuditService } from './audit.service.ts';
import { auditTables } from './audit.tables.ts';
import { createAuditLog } from './auditLog.service.ts';

/** The audit log: who changed what in an account, and when. */
export const auditModule = defineModule({
  name: 'audit',
  tables: auditTables,
  largeTables: ['audit_log'],
  retention: [olderThan('audit_log', 'at', AUDIT_DAYS)],
  exportedData: [
    exportedPart('auditLog', 'audit_log', [
      ...(['id', 'at', 'actor', 'way', 'action', 'summary', 'subject'] as const),
      ...(['outcome', 'network', 'attempts'] as const),
    ]),
  ],
  services: ({ database, declared }) => ({
    audit: createAuditService(database, declared.subjectLookups),
    log: createAuditLog(database),
  }),
  sweeps: [{ everyMinutes: 15, run: ({ log }) => log.sweep() }],
  routes: (app, { log }) => auditRoutes(app, log),
});
