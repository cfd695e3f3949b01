import type { ErrorCode, SiteRefusal } from '@pressdock/api';

/** Something the caller did that is answered with an error body. Anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** Seconds to wait before asking again, for `rate_limited`. */
  readonly retryAfter: number | undefined;
  /** Why a site or a program gets nothing; answered in place of the code. */
  readonly reason: SiteRefusal | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: { fields?: Record<string, string>; retryAfter?: number; reason?: SiteRefusal } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.fields = more.fields;
    this.retryAfter = more.retryAfter;
    this.reason = more.reason;
  }
}

/** It is not there, or not the caller's: both are answered with the same words. */
export function notFound(): Refusal {
  return new Refusal('not_found', 'Not found.');
}

/** The input breaks rules; `fields` names what to correct, each with a sentence to show. */
export function invalid(message: string, fields?: Record<string, string>): Refusal {
  return new Refusal('validation_failed', message, fields && { fields });
}

/** The caller is not signed in, or not any more. */
export function unauthenticated(message = 'Please sign in.'): Refusal {
  return new Refusal('unauthenticated', message);
}

/** A site or a program without a session gets nothing, for this reason. */
export function refusedSite(
  reason: SiteRefusal,
  message: string,
  code: ErrorCode = 'unauthenticated',
): Refusal {
  return new Refusal(code, message, { reason });
}

/** The caller may not do this. */
export function forbidden(message: string): Refusal {
  return new Refusal('forbidden', message);
}

/** Something else is there already. */
export function conflict(message: string, fields?: Record<string, string>): Refusal {
  return new Refusal('conflict', message, fields && { fields });
}

/** What is to be saved was changed elsewhere since it was read. */
export function stale(): Refusal {
  return new Refusal('stale', 'This was changed elsewhere in the meantime.');
}

/** Too many of these for now. */
export function rateLimited(retryAfter: number): Refusal {
  return new Refusal('rate_limited', 'Too many requests. Please try again later.', { retryAfter });
}
