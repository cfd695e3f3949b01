import type { ColumnType } from 'kysely';
import type { Timestamp } from './columns.ts';

/** Somebody who acts in another person's account; nobody does in two. */
export interface TeamMembersTable {
  user_id: string;
  /** The owner's account. */
  account_id: string;
  joined_at: Timestamp;
}

/** Somebody invited who has not accepted yet. Only the hash of the link's secret is stored. */
export interface InvitationsTable {
  id: string;
  account_id: string;
  email: string;
  secret_hash: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  created_at: Timestamp;
}

/** The code that makes the operator's account, until it is used. There is one row at most. */
export interface OperatorCodesTable {
  is_only: boolean;
  code_hash: string;
  created_at: Timestamp;
}

/** What somebody did in an account. `outcome` is null until the answer is known. */
export interface AuditLogTable {
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
}
