import type { RouteRecord } from '../contract/record.ts';
import { CsvFile, sessionErrors } from '../contract/responses.ts';
import { AuditLogFilter, AuditLogResponse, ListAuditLogQuery } from './audit.schemas.ts';

const tags = ['Audit log'] as const;

/** A page of who changed what and when in the account, newest first. */
export const listAuditLog = {
  method: 'GET',
  url: '/api/v1/audit-log',
  config: { operationId: 'listAuditLog', access: 'session' },
  schema: {
    summary: 'Read who changed what and when',
    tags,
    querystring: ListAuditLogQuery,
    response: { 200: AuditLogResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** The same as a CSV file, whole. */
export const exportAuditLog = {
  method: 'GET',
  url: '/api/v1/audit-log/export',
  config: { operationId: 'exportAuditLog', access: 'session' },
  schema: {
    summary: 'Download who changed what and when',
    tags,
    querystring: AuditLogFilter,
    response: { 200: CsvFile, ...sessionErrors },
  },
} as const satisfies RouteRecord;
