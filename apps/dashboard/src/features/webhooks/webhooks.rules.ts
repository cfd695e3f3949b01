import type {
  DeliveryStatus,
  WebhookDeliveryResponse,
  WebhookEndpointResponse,
} from '@pressdock/api';
import type { BadgeTone } from '@pressdock/ui';

/** The state of an endpoint. */
export type EndpointState = 'active' | 'paused' | 'unused';

/** Returns the state of an endpoint. An unused one may still be paused, which no longer matters. */
export function stateOf({
  isInUse,
  pausedUntil,
}: Pick<WebhookEndpointResponse, 'isInUse' | 'pausedUntil'>): EndpointState {
  if (!isInUse) return 'unused';
  return pausedUntil === null ? 'active' : 'paused';
}

/** The tone of each state of an endpoint. */
export const stateTones: Record<EndpointState, BadgeTone> = {
  active: 'positive',
  paused: 'caution',
  unused: 'neutral',
};

/** The tone of each status of a delivery. */
export const statusTones: Record<DeliveryStatus, BadgeTone> = {
  waiting: 'caution',
  delivered: 'positive',
  failed: 'critical',
};

const SOON_MS = 10_000;

/** Returns whether the result of a delivery is expected soon, so that it is worth reading it again. */
export function isInProgress(
  { status, nextAttemptAt }: Pick<WebhookDeliveryResponse, 'status' | 'nextAttemptAt'>,
  now: number,
): boolean {
  if (status !== 'waiting' || nextAttemptAt === null) return false;
  return Date.parse(nextAttemptAt) < now + SOON_MS;
}

/** Returns a JSON text with line breaks and indentation; any other text unchanged. */
export function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}

/** Returns headers as lines of a request. */
export function formatHeaders(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}
