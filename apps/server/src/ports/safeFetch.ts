/** Why a request to a URL that a user entered failed. */
export type CallFailure =
  | 'malformed'
  | 'not_https'
  | 'user_info'
  | 'port'
  | 'not_public'
  | 'redirect'
  | 'timeout'
  | 'too_large'
  | 'unreachable';

/** Returns why a URL can never be requested; undefined if it may be. Uses no network. */
export type JudgeAddress = (address: string) => CallFailure | undefined;

/** The result of a request. Its body may be shown only to the account that entered the URL, as text. */
export type CallResult =
  | { ok: true; status: number; body: string }
  | { ok: false; failure: CallFailure };

/**
 * The contents of a request: a `form` is posted URL-encoded, a `body` unchanged. With `readBytes`, only
 * the beginning of the response is read, however long it is.
 */
export interface Call {
  headers?: Record<string, string>;
  form?: Record<string, string>;
  body?: string;
  readBytes?: number;
}

/**
 * Requests a URL that a user entered, and protects against server-side request forgery. Sends POST
 * if there is a form or a body, or else GET. Never throws.
 */
export type SafeFetch = (address: string, call?: Call) => Promise<CallResult>;
