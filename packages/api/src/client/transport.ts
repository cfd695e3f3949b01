const RETRY_DELAYS_MS = [300, 900];
const SAFE_METHODS = new Set(['GET', 'HEAD']);
const TRANSIENT_STATUSES = new Set([502, 503, 504]);

/** The options of a client. */
export interface TransportOptions {
  /** The URL of the API. The bearer token is sent to its origin only. */
  baseUrl: string;
  /** Returns the bearer token. Called for each request. */
  getToken: () => string | undefined;
  /** Called on a 401 from any call except signing in and out. */
  onUnauthenticated: () => void;
  /** The fetch implementation, by default the platform's. */
  fetch?: typeof globalThis.fetch;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', stop, { once: true });
  });
}

/**
 * Returns a fetch that sends the bearer token to the API's origin only, reports a lost session, and
 * retries safe methods after a network failure or a transient gateway error.
 */
export function createTransport(
  options: TransportOptions,
): (request: Request) => Promise<Response> {
  const origin = new URL(options.baseUrl).origin;
  const send = options.fetch ?? ((request) => globalThis.fetch(request));

  async function attempt(request: Request, tries: number): Promise<Response> {
    const delay = SAFE_METHODS.has(request.method) ? RETRY_DELAYS_MS[tries] : undefined;
    try {
      const response = await send(delay === undefined ? request : request.clone());
      if (delay === undefined || !TRANSIENT_STATUSES.has(response.status)) return response;
    } catch (failure) {
      if (delay === undefined || request.signal.aborted) throw failure;
    }
    await pause(delay, request.signal);
    return attempt(request, tries + 1);
  }

  return async (request) => {
    const url = new URL(request.url);
    const token = options.getToken();
    if (token !== undefined && url.origin === origin) {
      request.headers.set('Authorization', `Bearer ${token}`);
    }
    const response = await attempt(request, 0);
    if (response.status === 401 && url.origin === origin && url.pathname !== '/api/v1/auth') {
      options.onUnauthenticated();
    }
    return response;
  };
}
