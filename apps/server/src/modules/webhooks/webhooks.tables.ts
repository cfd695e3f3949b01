import type { Generated } from 'kysely';
import type { Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const webhooksTables = ['webhook_deliveries'] as const satisfies readonly TableName[];

declare module '../../db/schema.ts' {
  interface Tables {
    webhook_deliveries: WebhookDeliveriesTable;
  }
}

/** A delivery of a webhook. `next_attempt_at` is null once it has succeeded or was given up. */
interface WebhookDeliveriesTable {
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
