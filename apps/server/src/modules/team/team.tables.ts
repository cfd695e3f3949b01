import type { ColumnType } from 'kysely';
import type { Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const teamTables = ['team_members', 'invitations'] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    team_members: TeamMembersTable;
    invitations: InvitationsTable;
  }
}

/** A member of another person's account. A person is a member of at most one account. */
interface TeamMembersTable {
  user_id: string;
  /** The owner's account. */
  account_id: string;
  joined_at: Timestamp;
}

/** An invitation that is not accepted yet. Only the hash of the link's secret is stored. */
interface InvitationsTable {
  id: string;
  account_id: string;
  email: string;
  secret_hash: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  created_at: Timestamp;
}
