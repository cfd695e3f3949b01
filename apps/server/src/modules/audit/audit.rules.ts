import type { AUDIT_WAYS, AuditEntry } from '@pressdock/api';
import { TEXT_LIMITS } from '@pressdock/api/limits';
import type { Actor, RequestContext } from '../../context.ts';
import { toOneLine } from '../../text/oneLine.ts';

/** How a request was made, as the audit log shows it. */
export type AuditWay = (typeof AUDIT_WAYS)[number];

/** Returns how the audit log labels an actor's requests. */
export function wayOf(actor: Actor): AuditWay {
  if (actor === 'key') return 'apiKey';
  return actor === 'viewing' ? 'viewing' : 'session';
}

/** Returns whether an actor's call is recorded. */
export function isRecorded(actor: Actor, { when }: AuditEntry): boolean {
  return when === 'always' || actor === 'viewing';
}

/** Returns the account whose audit log records a call. */
export function findLogAccount(
  { actor, userId, accountId }: Pick<RequestContext, 'actor' | 'userId' | 'accountId'>,
  { isPersonal = false }: AuditEntry,
): string {
  return actor === 'member' && isPersonal ? userId : accountId;
}

/** Returns a text as the audit log stores it: one line of limited length. */
export function clean(text: string): string {
  return toOneLine(text).slice(0, TEXT_LIMITS.name);
}

/** Returns the first characters of a license key. The whole key is never logged. */
export function maskKey(key: string): string {
  return `${key.slice(0, 8)}…`;
}

/** The credentials in a URL, which people type although the server rejects them. */
const urlCredentials = /^(\s*[a-z]+:\/\/)(.*)@/is;

/** Returns a URL without its credentials. The user name of SSH is none. */
function withoutCredentials(text: string): string {
  return text.replace(urlCredentials, (all, scheme: string, credentials: string) => {
    const isUserName = /^\s*ssh:/i.test(scheme) && /^[\w.-]+$/.test(credentials);
    return isUserName ? all : `${scheme}***@`;
  });
}

/**
 * Returns the name of what a call creates, read from the one field of the body that its audit entry
 * declares; blank if it declares none. Nothing else of a body is ever stored.
 */
export function nameCreated({ namedBy, isMasked = false }: AuditEntry, body: unknown): string {
  if (namedBy === undefined) return '';
  const value = (Object(body) as Record<string, unknown>)[namedBy];
  if (typeof value !== 'string') return '';
  return isMasked ? maskKey(value) : withoutCredentials(value);
}

/** Returns a day that PostgreSQL can store: days before year 1 become its first day. */
export function storableDay(day: string | undefined): string | undefined {
  return day !== undefined && day < '0001-01-01' ? '0001-01-01' : day;
}
