const TOKEN = 'token';
const INVITATION = 'invitation';

// The server ends a session after 30 days whatever happens; a cookie kept longer would only mislead.
const TOKEN_SECONDS = 30 * 24 * 60 * 60;

// As long as signing in, or opening an account first, may take.
const INVITATION_SECONDS = 60 * 60;

function valueIn(cookies: string, wanted: string): string | undefined {
  for (const part of cookies.split(';')) {
    const [name, ...value] = part.trim().split('=');
    if (name === wanted) return decode(value.join('=')) || undefined;
  }
  return undefined;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

interface Kept {
  name: string;
  /** Undefined removes the cookie. */
  value: string | undefined;
  seconds: number;
}

/** A cookie for this host only, never sent along from other sites. */
function cookieOf({ name, value, seconds }: Kept, isSecure: boolean): string {
  const age = value === undefined ? 0 : seconds;
  const attributes = [
    'Path=/',
    'SameSite=Strict',
    `Max-Age=${age}`,
    ...(isSecure ? ['Secure'] : []),
  ];
  return [`${name}=${encodeURIComponent(value ?? '')}`, ...attributes].join('; ');
}

function keep(kept: Kept): void {
  // biome-ignore lint/suspicious/noDocumentCookie: this file is the one place that writes it, and the Cookie Store API is not everywhere yet
  document.cookie = cookieOf(kept, location.protocol === 'https:');
}

/** Finds the session token in a `document.cookie` text. */
export function tokenIn(cookies: string): string | undefined {
  return valueIn(cookies, TOKEN);
}

/** The cookie that keeps a session token. Without a token, the cookie that removes it. */
export function tokenCookie(value: string | undefined, isSecure: boolean): string {
  return cookieOf({ name: TOKEN, value, seconds: TOKEN_SECONDS }, isSecure);
}

/** The session token of this browser, read anew each time. */
export function readToken(): string | undefined {
  return tokenIn(document.cookie);
}

/** Keeps a session token, or removes it when there is none. */
export function writeToken(token: string | undefined): void {
  keep({ name: TOKEN, value: token, seconds: TOKEN_SECONDS });
}

/** The invitation that somebody pressed Join on, and has not answered yet. */
export function readInvitation(): string | undefined {
  return valueIn(document.cookie, INVITATION);
}

/**
 * Keeps an invitation for an hour, until its person has signed in, or forgets it when there is none.
 * @see specification, section 2, "/join-team"
 */
export function writeInvitation(id: string | undefined): void {
  keep({ name: INVITATION, value: id, seconds: INVITATION_SECONDS });
}
