import type { ColumnType } from 'kysely';
import type { Time, Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const uploadsTables = [
  'upload_tickets',
  'unused_objects',
] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    upload_tickets: UploadTicketsTable;
    unused_objects: UnusedObjectsTable;
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

/**
 * The objects that the storage sweep deletes unless a row refers to them: those of deleted rows, which
 * triggers add, and packages that are about to become versions.
 */
interface UnusedObjectsTable {
  account_id: string;
  object_key: string;
  delete_after: Time;
}
