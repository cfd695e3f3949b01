import type { ColumnType, Generated } from 'kysely';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const auditTables = ['audit_log'] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    audit_log: AuditLogTable;
  }
}

/** An audit entry. `outcome` is null until the response is known; `attempts` counts denied calls. */
interface AuditLogTable {
  id: string;
  account_id: string;
  at: ColumnType<Date, Date | string, never>;
  actor: string;
  way: string;
  action: string;
  summary: string;
  subject: string;
  outcome: string | null;
  network: string;
  attempts: Generated<number>;
}
