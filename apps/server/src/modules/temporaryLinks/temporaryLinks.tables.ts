import type { ColumnType } from 'kysely';
import type { Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const temporaryLinksTables = ['temporary_links'] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    temporary_links: TemporaryLinksTable;
  }
}

/** A temporary link to a version. Only the token's hash is stored. */
interface TemporaryLinksTable {
  id: string;
  account_id: string;
  version_id: string;
  token_hash: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  revoked_at: Timestamp | null;
  created_at: Timestamp;
}
