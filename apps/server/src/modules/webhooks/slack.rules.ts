import { slackMessages } from './slack.messages.ts';
import type { LicenseEvent, WebhookProduct } from './webhook.rules.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Returns the body of a message as Slack reads it. Slack's control characters are escaped, so that a
 * product's name cannot mention a channel or contain a link.
 * @see https://docs.slack.dev/messaging/formatting-message-text#escaping
 */
export function createSlackBody(text: string): string {
  return JSON.stringify({ text: text.replace(/[&<>]/g, (character) => escapes[character] ?? '') });
}

/** Returns the message about a license event; undefined for events that Slack does not receive. */
export function describeLicenseEvent(
  event: LicenseEvent,
  product: WebhookProduct | null,
  count: number,
): string | undefined {
  const name = product?.name ?? slackMessages.allProducts;
  if (event === 'license.expiring') return slackMessages.expiring(count, name);
  if (event === 'license.limit_reached') return slackMessages.limitReached(count, name);
  return undefined;
}

const publicOrigin = 'https://hooks.slack.com';

/**
 * Returns where a message to a Slack URL is posted: at Slack's own address in every case, because only
 * the path is taken from the URL. Undefined for a URL that is not Slack's.
 * @param slackUrl the address of Slack's incoming webhooks, without a trailing slash
 */
export function toSlackAddress(url: string, slackUrl: string): string | undefined {
  if (!url.startsWith(`${publicOrigin}/`)) return undefined;
  const { origin, pathname } = new URL(url);
  return origin === publicOrigin ? `${slackUrl}${pathname}` : undefined;
}
