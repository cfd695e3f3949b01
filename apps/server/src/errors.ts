import type { ErrorCode, SiteRefusal } from '@pressdock/api';

/** An expected error, sent to the caller as an error response. Any other error is a bug. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** Seconds to wait before the next request, for `rate_limited`. */
  readonly retryAfter: number | undefined;
  /** Why a site or a program is denied; sent instead of the code. */
  readonly reason: SiteRefusal | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    details: { fields?: Record<string, string>; retryAfter?: number; reason?: SiteRefusal } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.reason = details.reason;
  }
}

/** The object does not exist or belongs to another account. Both have the same response. */
export function notFound(): Refusal {
  return new Refusal('not_found', 'Not found.');
}

/** The input is invalid. `fields` has a message for each field to correct. */
export function invalid(message: string, fields?: Record<string, string>): Refusal {
  return new Refusal('validation_failed', message, fields && { fields });
}

/** The caller is not signed in, or the session has ended. */
export function unauthenticated(message = 'Please sign in.'): Refusal {
  return new Refusal('unauthenticated', message);
}

/** A site or a program without a session is denied. */
export function refusedSite(
  reason: SiteRefusal,
  message: string,
  code: ErrorCode = 'unauthenticated',
): Refusal {
  return new Refusal(code, message, { reason });
}

/** The caller lacks permission. */
export function forbidden(message: string): Refusal {
  return new Refusal('forbidden', message);
}

/** The request conflicts with existing data. */
export function conflict(message: string, fields?: Record<string, string>): Refusal {
  return new Refusal('conflict', message, fields && { fields });
}

/** The object was changed since the caller read it. */
export function stale(): Refusal {
  return new Refusal(
    'stale',
    'This was changed elsewhere in the meantime. Load it again before you save.',
  );
}

/** The caller exceeded a rate limit. */
export function rateLimited(retryAfter: number): Refusal {
  return new Refusal('rate_limited', 'Too many requests. Please try again later.', { retryAfter });
}
