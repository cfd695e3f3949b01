import * as z from 'zod/mini';
import { ACCOUNT_READ, ACCOUNT_WORK } from '../contract/access.ts';
import { IdParams } from '../contract/primitives.schemas.ts';
import { STANDARD_RATE } from '../contract/rateLimit.ts';
import type { RouteRecord } from '../contract/record.ts';
import { errors, sessionErrors } from '../contract/responses.ts';
import {
  DeliveryDetailResponse,
  DeliveryListResponse,
  DeliveryParams,
  ListDeliveriesQuery,
  WebhookDeliveryResponse,
  WebhookEndpointResponse,
} from './webhooks.schemas.ts';

const tags = ['Webhooks'] as const;
/** Low, because each of these calls makes the server send a request. */
const sendingRate = { perMinute: 30 } as const;

/** Returns the endpoints that receive webhooks, or received some in the last 30 days. */
export const listWebhooks = {
  method: 'GET',
  url: '/api/v2/webhooks',
  config: {
    operationId: 'listWebhooks',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List webhook endpoints',
    tags,
    response: { 200: z.array(WebhookEndpointResponse), ...sessionErrors },
  },
} as const satisfies RouteRecord;

/** Returns an endpoint. */
export const readWebhook = {
  method: 'GET',
  url: '/api/v2/webhooks/:id',
  config: {
    operationId: 'readWebhook',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'webhook' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read a webhook endpoint',
    tags,
    params: IdParams,
    response: { 200: WebhookEndpointResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns a page of an endpoint's deliveries, newest first. */
export const listWebhookDeliveries = {
  method: 'GET',
  url: '/api/v2/webhooks/:id/deliveries',
  config: {
    operationId: 'listWebhookDeliveries',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'webhook' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'List the deliveries of a webhook endpoint, newest first',
    tags,
    params: IdParams,
    querystring: ListDeliveriesQuery,
    response: { 200: DeliveryListResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Returns a delivery with its request and attempts. */
export const readWebhookDelivery = {
  method: 'GET',
  url: '/api/v2/webhooks/:id/deliveries/:deliveryId',
  config: {
    operationId: 'readWebhookDelivery',
    access: ACCOUNT_READ,
    scope: 'read',
    audit: { when: 'viewing', subject: 'webhook' },
    rateLimit: STANDARD_RATE,
  },
  schema: {
    summary: 'Read a webhook delivery with its request and responses',
    tags,
    params: DeliveryParams,
    response: { 200: DeliveryDetailResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Sends the event `webhook.test` to an endpoint, also while it is paused. */
export const testWebhook = {
  method: 'POST',
  url: '/api/v2/webhooks/:id/test',
  config: {
    operationId: 'testWebhook',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'webhook' },
    rateLimit: sendingRate,
  },
  schema: {
    summary: 'Send a test event to a webhook endpoint',
    tags,
    params: IdParams,
    response: { 201: WebhookDeliveryResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;

/** Sends a delivery again, also while its endpoint is paused. */
export const resendWebhookDelivery = {
  method: 'POST',
  url: '/api/v2/webhooks/:id/deliveries/:deliveryId/resend',
  config: {
    operationId: 'resendWebhookDelivery',
    access: ACCOUNT_WORK,
    scope: 'full',
    audit: { when: 'always', subject: 'webhook' },
    rateLimit: sendingRate,
  },
  schema: {
    summary: 'Send a webhook delivery again',
    tags,
    params: DeliveryParams,
    response: { 200: WebhookDeliveryResponse, ...sessionErrors, ...errors(404) },
  },
} as const satisfies RouteRecord;
