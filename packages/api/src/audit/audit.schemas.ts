import * as z from 'zod/mini';
import { TEXT_LIMITS } from '../contract/contract.limits.ts';
import { Id, Timestamp } from '../contract/primitives.ts';

/** How somebody acted: signed in, by an API key, or as the operator viewing the account. */
export const AUDIT_WAYS = ['session', 'apiKey', 'viewing'] as const;

/** What became of it. `unknown` is a change during which the server stopped. */
export const AUDIT_OUTCOMES = ['done', 'refused', 'unknown'] as const;

const text = z.optional(z.string().check(z.maxLength(TEXT_LIMITS.line)));
const day = z.optional(z.iso.date());

/** Which changes: by whom (part of a name or address), about what, from and to which day (UTC, both included). */
export const AuditLogFilter = z.object({ actor: text, action: text, from: day, to: day });

/** @see {@link AuditLogFilter} */
export type AuditLogFilter = z.infer<typeof AuditLogFilter>;

/** A page of changes; `after` is the answer's `next`. */
export const ListAuditLogQuery = z.extend(AuditLogFilter, { after: text });

/** @see {@link ListAuditLogQuery} */
export type ListAuditLogQuery = z.infer<typeof ListAuditLogQuery>;

/**
 * One change: who, how, what and when. `action` is the call's name, `summary` the same in words,
 * `subject` what it was done to (a name or an identifier, blank where there is none).
 */
export const AuditEntryResponse = z.object({
  _id: Id,
  at: Timestamp,
  actor: z.string(),
  way: z.enum(AUDIT_WAYS),
  action: z.string(),
  summary: z.string(),
  subject: z.string(),
  outcome: z.enum(AUDIT_OUTCOMES),
  network: z.string(),
});

/** @see {@link AuditEntryResponse} */
export type AuditEntryResponse = z.infer<typeof AuditEntryResponse>;

/** A page of the audit log, newest first; `next` is null at the end. */
export const AuditLogResponse = z.object({
  results: z.array(AuditEntryResponse),
  next: z.nullable(z.string()),
});

/** @see {@link AuditLogResponse} */
export type AuditLogResponse = z.infer<typeof AuditLogResponse>;
