const NAME = 'token';

// The server ends a session after 30 days whatever happens; a cookie kept longer would only mislead.
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

/** Finds the session token in a `document.cookie` text. */
export function tokenIn(cookies: string): string | undefined {
  for (const part of cookies.split(';')) {
    const [name, ...value] = part.trim().split('=');
    if (name === NAME) return decode(value.join('=')) || undefined;
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

/**
 * The cookie that keeps a session token: this host only, never sent along from other sites.
 * Without a token, the cookie that removes it.
 */
export function tokenCookie(token: string | undefined, isSecure: boolean): string {
  const value = token === undefined ? '' : encodeURIComponent(token);
  const age = token === undefined ? 0 : MAX_AGE_SECONDS;
  const attributes = [
    'Path=/',
    'SameSite=Strict',
    `Max-Age=${age}`,
    ...(isSecure ? ['Secure'] : []),
  ];
  return [`${NAME}=${value}`, ...attributes].join('; ');
}

/** The session token of this browser, read anew each time. */
export function readToken(): string | undefined {
  return tokenIn(document.cookie);
}

/** Keeps a session token, or removes it when there is none. */
export function writeToken(token: string | undefined): void {
  // biome-ignore lint/suspicious/noDocumentCookie: this file is the one place that writes it, and the Cookie Store API is not everywhere yet
  document.cookie = tokenCookie(token, location.protocol === 'https:');
}
