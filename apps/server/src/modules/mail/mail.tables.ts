import type { Generated } from 'kysely';
import type { Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const mailTables = ['outbox'] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    outbox: OutboxTable;
  }
}

/** An e-mail to one recipient. Its content is encrypted, and erased once it is sent or given up. */
interface OutboxTable {
  id: string;
  account_id: string;
  kind: string;
  recipient: string;
  sealed: string | null;
  attempts: Generated<number>;
  last_failure: string | null;
  sent_at: Timestamp | null;
  given_up_at: Timestamp | null;
  created_at: Timestamp;
}
