import * as z from 'zod/mini';
import { Cursor, Id, Timestamp } from '../contract/primitives.schemas.ts';
import { PRODUCT_KINDS } from '../contract/productKind.ts';

/** The events that webhooks report. `webhook.test` is sent only on request. */
export const WEBHOOK_EVENTS = [
  'version.released',
  'build.failed',
  'release.unhealthy',
  'license.created',
  'license.activated',
  'license.expiring',
  'license.expired',
  'license.limit_reached',
  'webhook.test',
] as const;

/** @see {@link WEBHOOK_EVENTS} */
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The status of a delivery: it waits for its next attempt, was accepted, or was given up. */
export const DELIVERY_STATUSES = ['waiting', 'delivered', 'failed'] as const;

/** @see {@link DELIVERY_STATUSES} */
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** The path parameters of a delivery. */
export const DeliveryParams = z.object({ id: Id, deliveryId: Id });

/** The cursor `after` of a page of deliveries. */
export const ListDeliveriesQuery = z.object({ after: z.optional(Cursor) });

const EndpointProduct = z.object({
  _id: Id,
  name: z.string(),
  kind: z.enum(PRODUCT_KINDS),
});

/**
 * A URL that receives webhooks, or the account's Slack channel, whose URL is not shown. `products` are
 * the products that have the URL; without any, an endpoint that is not Slack is no longer used.
 * `pausedUntil` is set while deliveries wait because the endpoint keeps failing. `waiting` is the number
 * of deliveries to be sent, at most 1,000.
 */
export const WebhookEndpointResponse = z.object({
  _id: Id,
  channel: z.enum(['webhook', 'slack']),
  url: z.string(),
  products: z.array(EndpointProduct),
  isInUse: z.boolean(),
  pausedUntil: z.nullable(Timestamp),
  waiting: z.number(),
  lastDelivery: z.nullable(
    z.object({
      _id: Id,
      event: z.enum(WEBHOOK_EVENTS),
      status: z.enum(DELIVERY_STATUSES),
      createdAt: Timestamp,
    }),
  ),
});

/** @see {@link WebhookEndpointResponse} */
export type WebhookEndpointResponse = z.infer<typeof WebhookEndpointResponse>;

/**
 * One event sent to one endpoint. `lastStatus` is the HTTP status of the last attempt, `lastFailure` says
 * why there was none. Sending it again keeps the id, by which receivers recognize repeats.
 */
export const WebhookDeliveryResponse = z.object({
  _id: Id,
  event: z.enum(WEBHOOK_EVENTS),
  status: z.enum(DELIVERY_STATUSES),
  product: z.nullable(EndpointProduct),
  attempts: z.number(),
  lastStatus: z.nullable(z.number()),
  lastFailure: z.nullable(z.string()),
  createdAt: Timestamp,
  nextAttemptAt: z.nullable(Timestamp),
  deliveredAt: z.nullable(Timestamp),
});

/** @see {@link WebhookDeliveryResponse} */
export type WebhookDeliveryResponse = z.infer<typeof WebhookDeliveryResponse>;

/** A page of deliveries, newest first. `next` is the cursor of the next page, or null. */
export const DeliveryListResponse = z.object({
  results: z.array(WebhookDeliveryResponse),
  next: z.nullable(z.string()),
});

/** @see {@link DeliveryListResponse} */
export type DeliveryListResponse = z.infer<typeof DeliveryListResponse>;

/**
 * One request of a delivery. `response` is the beginning of the response's body as text, to be shown as
 * text only. A signature is never stored, only that there was one.
 */
export const WebhookAttemptResponse = z.object({
  number: z.number(),
  startedAt: Timestamp,
  durationMs: z.number(),
  status: z.nullable(z.number()),
  failure: z.nullable(z.string()),
  isSigned: z.boolean(),
  response: z.string(),
});

/** @see {@link WebhookAttemptResponse} */
export type WebhookAttemptResponse = z.infer<typeof WebhookAttemptResponse>;

/** A delivery with its request, the same at every attempt, and its attempts, newest first. */
export const DeliveryDetailResponse = z.extend(WebhookDeliveryResponse, {
  request: z.object({ headers: z.record(z.string(), z.string()), body: z.string() }),
  attemptLog: z.array(WebhookAttemptResponse),
});

/** @see {@link DeliveryDetailResponse} */
export type DeliveryDetailResponse = z.infer<typeof DeliveryDetailResponse>;
