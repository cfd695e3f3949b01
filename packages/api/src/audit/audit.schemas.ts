import * as z from 'zod/mini';
import { TEXT_LIMITS } from '../contract/contract.limits.ts';
import { Id, Timestamp } from '../contract/primitives.schemas.ts';

/** How a change was made: with a session, with an API key, or by an operator viewing the account. */
export const AUDIT_WAYS = ['session', 'apiKey', 'viewing', 'server'] as const;

/** The outcome of a change. It is `unknown` if the server stopped or failed before it was recorded. */
export const AUDIT_OUTCOMES = ['done', 'refused', 'unknown'] as const;

const text = z.optional(z.string().check(z.maxLength(TEXT_LIMITS.line)));
const day = z.optional(z.iso.date());

/** Filters entries by part of the actor's name or e-mail address, by part of the action or the subject, and by day (UTC, inclusive). */
export const AuditLogFilter = z.object({ actor: text, action: text, from: day, to: day });

/** @see {@link AuditLogFilter} */
export type AuditLogFilter = z.infer<typeof AuditLogFilter>;

/** A filter and the cursor `after`. */
export const ListAuditLogQuery = z.extend(AuditLogFilter, { after: text });

/** @see {@link ListAuditLogQuery} */
export type ListAuditLogQuery = z.infer<typeof ListAuditLogQuery>;

/**
 * An audit entry. `action` is the operation id, `summary` describes it, `subject` is the name or the id
 * of the changed object, or blank. `attempts` is 1, or the number of similar denied calls that the
 * entry counts.
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
  attempts: z.number(),
});

/** @see {@link AuditEntryResponse} */
export type AuditEntryResponse = z.infer<typeof AuditEntryResponse>;

/** A page of the audit log, newest first. `next` is the cursor of the next page, or null. */
export const AuditLogResponse = z.object({
  results: z.array(AuditEntryResponse),
  next: z.nullable(z.string()),
});

/** @see {@link AuditLogResponse} */
export type AuditLogResponse = z.infer<typeof AuditLogResponse>;
