import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

/** A key that an account has given to act with elsewhere, encrypted. */
export interface AccountSecretsTable {
  account_id: string;
  name: string;
  sealed: string;
  updated_at: Timestamp;
}

/** What a sales platform last said of a code that it has called valid before. */
export interface PlatformVerdictsTable {
  item_id: string;
  account_id: string;
  platform: string;
  code_hash: string;
  verdict: string;
  reason: Generated<string>;
  checked_at: ColumnType<Date, Date | string, Date | string>;
  last_valid_at: ColumnType<Date, Date | string, Date | string>;
  next_check_at: ColumnType<Date, Date | string, Date | string>;
}

/** One message to one address, sent until it arrives or is given up; nothing waits where `next_attempt_at` is null. */
export interface WebhookDeliveriesTable {
  id: string;
  account_id: string;
  item_id: string;
  url: string;
  body: string;
  attempts: Generated<number>;
  next_attempt_at: Timestamp | null;
  delivered_at: Timestamp | null;
  last_status: number | null;
  last_failure: string | null;
  created_at: Timestamp;
}
