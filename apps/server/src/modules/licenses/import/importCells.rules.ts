import { readDate } from './importDates.rules.ts';

const words = (text: string) => new Set(text.split(' '));

/** How files write that a license never expires. */
const never = words(
  'lifetime never none null unlimited infinite forever perpetual permanent no_expiration no_expiry n/a - ∞ 0',
);
/** How files write that the number of sites is unlimited. */
const unlimited = words(
  'unlimited unlimited_sites unlimited_activations infinite no_limit none null -1 ∞',
);

/** The statuses of licenses that may be used, also of those that are used nowhere yet. */
const usable = words(
  'active inactive valid enabled expiring limit_reached available assigned issued sold delivered paid complete completed publish published',
);
const expired = words('expired lapsed');
/** The statuses of licenses that were taken back. */
const revoked = words(
  'suspended revoked disabled deactivated blocked banned canceled cancelled refunded terminated void voided invalid fraud chargeback on_hold paused',
);

/** Returns a word or a phrase in one spelling: in lower case, with `_` between words. */
const plain = (text: string) => text.toLowerCase().replace(/(?<=\w)[\s_-]+(?=\w)/g, '_');

/** Returns an expiry as the contract writes it, null for never, or an unreadable text unchanged. */
export function readExpiryCell(text: string): string | null {
  if (text === '' || never.has(plain(text)) || /^0000-00-00\b/.test(text)) return null;
  return readDate(text) ?? text;
}

/** Returns an activation limit, 0 for unlimited; NaN if the text is none. */
export function readLimitCell(text: string): number {
  if (text === '' || unlimited.has(plain(text))) return 0;
  const [, count] = /^(\d+)(?:\.0+)?(?:\s+(?:sites?|activations?|domains?))?$/i.exec(text) ?? [];
  return count === undefined ? Number.NaN : Number(count);
}

/** The meaning of a license's status for an import. */
export type ImportedStatus = 'usable' | 'expired' | 'suspended';

/** Returns the meaning of a status; undefined for an unknown one. */
export function readStatusCell(text: string): ImportedStatus | undefined {
  const status = plain(text);
  if (status === '' || usable.has(status)) return 'usable';
  if (revoked.has(status)) return 'suspended';
  return expired.has(status) ? 'expired' : undefined;
}

/** Returns when a license was created; a day begins at midnight. Undefined for an invalid or a future date. */
export function readCreationCell(text: string, now: Date): Date | undefined {
  const date = readDate(text);
  const moment = date === undefined ? undefined : new Date(date);
  return moment && moment <= now ? moment : undefined;
}

/** Splits a full name before its last word. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const [, first = name, last = ''] = /^(.*\S)\s+(\S+)$/s.exec(name.trim()) ?? [];
  return { first_name: first, last_name: last };
}
