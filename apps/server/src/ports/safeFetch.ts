/** Why a call to an address that a user gave came to nothing. */
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

/** Says what would keep an address from ever being called, before anyone asks the network. */
export type JudgeAddress = (address: string) => CallFailure | undefined;

/** What a call answered; its body is for programs and never shown to anyone. */
export type CallAnswer =
  | { ok: true; status: number; body: string }
  | { ok: false; failure: CallFailure };

/** What to send. A `form` is posted as a browser posts one, a `body` as it is. */
export interface Call {
  headers?: Record<string, string>;
  form?: Record<string, string>;
  body?: string;
}

/**
 * Calls an address that a user gave, without being led anywhere a user must not reach. Posts when
 * there is something to post, else gets. Never throws.
 */
export type SafeFetch = (address: string, call?: Call) => Promise<CallAnswer>;
