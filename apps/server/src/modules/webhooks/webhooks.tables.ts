import type { WebhookEvent } from '@pressdock/api';
import type { ColumnType, Generated } from 'kysely';
import type { Timestamp } from '../../db/columns.ts';
import type { TableName } from '../../db/schema.ts';

/** The tables of this module. */
export const webhooksTables = [
  'webhook_endpoints',
  'webhook_deliveries',
  'webhook_attempts',
] as const satisfies readonly TableName[];

/** How an endpoint is reached: a webhook URL, or the Slack channel of the account. */
export type Channel = 'webhook' | 'slack';

declare module '../../db/schema.ts' {
  interface Tables {
    webhook_endpoints: WebhookEndpointsTable;
    webhook_deliveries: WebhookDeliveriesTable;
    webhook_attempts: WebhookAttemptsTable;
  }
}

/** A URL that receives webhooks, with its circuit breaker. The URL of a Slack channel is a secret, not here. */
interface WebhookEndpointsTable {
  id: Generated<string>;
  account_id: string;
  channel: Channel;
  url: string;
  /** Consecutive failed attempts. */
  failures: Generated<number>;
  /** Until when the circuit is open. */
  paused_until: Timestamp | null;
  created_at: Timestamp;
}

/** A delivery of a webhook. `next_attempt_at` is null once it has succeeded or was given up. */
interface WebhookDeliveriesTable {
  id: string;
  account_id: string;
  endpoint_id: string;
  /** The product that the event is about. */
  item_id: string | null;
  event: WebhookEvent;
  body: string;
  attempts: Generated<number>;
  /** Whether a person requested the next attempt, so that it is made even if the circuit is open. */
  is_manual: Generated<boolean>;
  next_attempt_at: Timestamp | null;
  delivered_at: Timestamp | null;
  last_status: number | null;
  last_failure: string | null;
  created_at: Timestamp;
}

/** One request of a delivery. `response` is the beginning of the response's body. */
interface WebhookAttemptsTable {
  delivery_id: string;
  account_id: string;
  number: number;
  started_at: ColumnType<Date>;
  duration_ms: number;
  status: number | null;
  failure: string | null;
  is_signed: boolean;
  response: string;
}
