import { ACCOUNT_READ, ACCOUNT_WORK } from '../contract/access.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { CsvFile, sessionErrors } from '../contract/responses.ts';
import { AuditLogFilter, AuditLogResponse, ListAuditLogQuery } from './audit.schemas.ts';

const tags = ['Audit log'] as const;

/** Returns a page of the account's audit log, newest first. */
export const listAuditLog = {
  method: 'GET',
  url: '/api/v1/audit-log',
  config: {
    operationId: 'listAuditLog',
    access: ACCOUNT_READ,
    scope: 'none',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read the audit log, newest first',
    tags,
    querystring: ListAuditLogQuery,
    response: { 200: AuditLogResponse, ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Returns the whole audit log as a CSV file. */
export const exportAuditLog = {
  method: 'GET',
  url: '/api/v1/audit-log/export',
  config: {
    operationId: 'exportAuditLog',
    access: ACCOUNT_WORK,
    scope: 'none',
    audit: { when: 'always' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Export the audit log as CSV',
    tags,
    querystring: AuditLogFilter,
    response: { 200: CsvFile, ...sessionErrors },
  },
} as const satisfies RouteRecord;
