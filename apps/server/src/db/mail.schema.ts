import type { Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

/** A letter to one mailbox. What it says is sealed, and erased once it is sent or given up. */
export interface OutboxTable {
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

/** That the owner of a licence has been told what happened to it: once, until its terms change. */
export interface LicenseNoticesTable {
  license_id: string;
  account_id: string;
  kind: string;
  expires_at: Timestamp;
  activation_limit: number;
  created_at: Timestamp;
}
