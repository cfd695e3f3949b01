import type { AuditEntryResponse, AuditLogFilter } from '@pressdock/api';
import type { BadgeTone } from '@pressdock/ui';

/** The parts of a filter, as the address names them. */
export const filterParts = ['actor', 'action', 'from', 'to'] as const;

/** What the log is narrowed to; blank narrows nothing. Days are written YYYY-MM-DD and counted in UTC. */
export type LogFilter = Record<(typeof filterParts)[number], string>;

/** Narrows nothing. */
export const everything: LogFilter = { actor: '', action: '', from: '', to: '' };

/** Whether a text is a day of the calendar, written YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Reads a filter from the address; days that are none count as blank. */
export function logFilterOf(search: URLSearchParams): LogFilter {
  const text = (part: (typeof filterParts)[number]) => search.get(part) ?? '';
  const day = (part: 'from' | 'to') => (isDay(text(part)) ? text(part) : '');
  return { actor: text('actor'), action: text('action'), from: day('from'), to: day('to') };
}

/** A filter without its blanks, as the address and the server take it. */
export function logQuery(filter: LogFilter): AuditLogFilter {
  const filled = filterParts
    .map((part) => [part, filter[part].trim()] as const)
    .filter(([, text]) => text !== '');
  return Object.fromEntries(filled);
}

/** How what became of a change looks beside its word. */
export const outcomeTones: Record<AuditEntryResponse['outcome'], BadgeTone> = {
  done: 'positive',
  refused: 'critical',
  unknown: 'caution',
};
