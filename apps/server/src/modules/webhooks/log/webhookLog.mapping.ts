import type {
  DeliveryDetailResponse,
  WebhookAttemptResponse,
  WebhookDeliveryResponse,
  WebhookEndpointResponse,
} from '@pressdock/api';
import type { Row } from '../../../db/schema.ts';
import { slackMessages } from '../slack.messages.ts';
import { createHeaders } from '../webhook.rules.ts';
import { deliveryFailures } from './deliveryFailures.messages.ts';
import type { DeliveryRow, EndpointRow } from './webhookLog.store.ts';

const explain = (failure: string | null) =>
  failure === null ? null : (deliveryFailures[failure] ?? failure);

/** Returns an endpoint as the dashboard shows it. A pause that is over is not shown. */
export function toEndpointResponse(row: EndpointRow, now: Date): WebhookEndpointResponse {
  const { paused_until: pausedUntil, last } = row;
  return {
    _id: row.id,
    channel: row.channel,
    url: row.channel === 'slack' ? slackMessages.hiddenUrl : row.url,
    products: row.products,
    isInUse: row.is_in_use,
    pausedUntil: pausedUntil && pausedUntil > now ? pausedUntil.toISOString() : null,
    waiting: row.waiting,
    lastDelivery: last && { ...last, createdAt: new Date(last.createdAt).toISOString() },
  };
}

/** Returns a delivery as lists show it. */
export function toDeliveryResponse(row: DeliveryRow): WebhookDeliveryResponse {
  const { item_id: id, item_name: name, item_kind: kind } = row;
  return {
    _id: row.id,
    event: row.event,
    status: row.status,
    product: id && name !== null && kind !== null ? { _id: id, name, kind } : null,
    attempts: row.attempts,
    lastStatus: row.last_status,
    lastFailure: explain(row.last_failure),
    createdAt: row.created_at.toISOString(),
    nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
  };
}

function toAttemptResponse(row: Row<'webhook_attempts'>): WebhookAttemptResponse {
  return {
    number: row.number,
    startedAt: row.started_at.toISOString(),
    durationMs: row.duration_ms,
    status: row.status,
    failure: explain(row.failure),
    isSigned: row.is_signed,
    response: row.response,
  };
}

/** Returns a delivery with its request and attempts. */
export function toDeliveryDetail(
  row: DeliveryRow & { body: string },
  attempts: readonly Row<'webhook_attempts'>[],
): DeliveryDetailResponse {
  return {
    ...toDeliveryResponse(row),
    request: { headers: createHeaders(row.event, row.id), body: row.body },
    attemptLog: attempts.map(toAttemptResponse),
  };
}
