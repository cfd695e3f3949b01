import type { AuditEntryResponse, AuditLogFilter } from '@pressdock/api';
import type { BadgeTone } from '@pressdock/ui';

/** The fields of a filter, as named in the URL. */
export const filterParts = ['actor', 'action', 'from', 'to'] as const;

/** A filter of the audit log; blank fields match everything. Dates are YYYY-MM-DD in UTC. */
export type LogFilter = Record<(typeof filterParts)[number], string>;

/** A filter that matches everything. */
export const everything: LogFilter = { actor: '', action: '', from: '', to: '' };

/** Returns whether a text is a valid date, written YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Reads a filter from the URL; invalid dates count as blank. */
export function logFilterOf(search: URLSearchParams): LogFilter {
  const text = (part: (typeof filterParts)[number]) => search.get(part) ?? '';
  const day = (part: 'from' | 'to') => (isDay(text(part)) ? text(part) : '');
  return { actor: text('actor'), action: text('action'), from: day('from'), to: day('to') };
}

/** Returns the fields of a filter that are not blank, as URL and server take them. */
export function logQuery(filter: LogFilter): AuditLogFilter {
  const filled = filterParts
    .map((part) => [part, filter[part].trim()] as const)
    .filter(([, text]) => text !== '');
  return Object.fromEntries(filled);
}

/** The tone of each outcome. */
export const outcomeTones: Record<AuditEntryResponse['outcome'], BadgeTone> = {
  done: 'positive',
  refused: 'critical',
  unknown: 'caution',
};
