const TOKEN = 'token';
const INVITATION = 'invitation';

// The server ends every session after 30 days, so a cookie that lasts longer would be useless.
const TOKEN_SECONDS = 30 * 24 * 60 * 60;

// Enough time to sign in or to register.
const INVITATION_SECONDS = 60 * 60;

function valueIn(cookies: string, expected: string): string | undefined {
  for (const part of cookies.split(';')) {
    const [name, ...value] = part.trim().split('=');
    if (name === expected) return decode(value.join('=')) || undefined;
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

interface Cookie {
  name: string;
  /** Undefined deletes the cookie. */
  value: string | undefined;
  seconds: number;
}

/** Returns a cookie for this host only that other sites never send. */
function cookieOf({ name, value, seconds }: Cookie, isSecure: boolean): string {
  const age = value === undefined ? 0 : seconds;
  const attributes = [
    'Path=/',
    'SameSite=Strict',
    `Max-Age=${age}`,
    ...(isSecure ? ['Secure'] : []),
  ];
  return [`${name}=${encodeURIComponent(value ?? '')}`, ...attributes].join('; ');
}

function write(cookie: Cookie): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the only file that writes cookies, without CookieStore for Safari
  document.cookie = cookieOf(cookie, location.protocol === 'https:');
}

/** Returns the session token in a `document.cookie` text. */
export function tokenIn(cookies: string): string | undefined {
  return valueIn(cookies, TOKEN);
}

/** Returns the cookie that stores a session token, or deletes it if there is none. */
export function tokenCookie(value: string | undefined, isSecure: boolean): string {
  return cookieOf({ name: TOKEN, value, seconds: TOKEN_SECONDS }, isSecure);
}

/** Reads the session token of this browser. */
export function readToken(): string | undefined {
  return tokenIn(document.cookie);
}

/** Stores the session token, or deletes it. */
export function writeToken(token: string | undefined): void {
  write({ name: TOKEN, value: token, seconds: TOKEN_SECONDS });
}

/** Reads the invitation that the person started to accept. */
export function readInvitation(): string | undefined {
  return valueIn(document.cookie, INVITATION);
}

/**
 * Stores an invitation for an hour, until its person has signed in; undefined deletes it.
 * @see specification, section 2, "/join-team"
 */
export function writeInvitation(id: string | undefined): void {
  write({ name: INVITATION, value: id, seconds: INVITATION_SECONDS });
}
