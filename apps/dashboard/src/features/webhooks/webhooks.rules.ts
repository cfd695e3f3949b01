import type {
  DeliveryDetailResponse,
  DeliveryStatus,
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

/** Returns whether an attempt has begun whose result is not stored yet. */
export function isAttempting({
  attempts,
  attemptLog,
}: Pick<DeliveryDetailResponse, 'attempts' | 'attemptLog'>): boolean {
  return attempts > (attemptLog[0]?.number ?? 0);
}

/** Returns whether the result of a delivery is expected soon, so that it is worth reading it again. */
export function isInProgress(delivery: DeliveryDetailResponse, now: number): boolean {
  const { status, nextAttemptAt } = delivery;
  if (status !== 'waiting' || nextAttemptAt === null) return false;
  // During an attempt, the next one is when this one counts as lost, which is later.
  return isAttempting(delivery) || Date.parse(nextAttemptAt) < now + SOON_MS;
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
