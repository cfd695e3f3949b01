import type { ColumnType } from 'kysely';
import type { Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const uploadsTables = ['upload_tickets'] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    upload_tickets: UploadTicketsTable;
  }
}

/** An upload ticket: permission to upload one package of an exact size within 15 minutes. */
interface UploadTicketsTable {
  id: string;
  account_id: string;
  object_key: string;
  slug: string;
  file_size: number;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_at: Timestamp | null;
  version_id: string | null;
  created_at: Timestamp;
}
