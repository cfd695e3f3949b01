const RETRY_DELAYS_MS = [300, 900];
const SAFE_METHODS = new Set(['GET', 'HEAD']);
const PASSING_FAULTS = new Set([502, 503, 504]);

/** What the transport needs from the application around it. */
export interface TransportOptions {
  /** The API's address; the bearer goes to its origin and to no other. */
  baseUrl: string;
  /** The bearer token, read anew for each request. */
  getToken: () => string | undefined;
  /** Called on a 401 from any call but signing in and out. */
  onUnauthenticated: () => void;
  /** The fetch to use; the platform's own when left out. */
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
 * A fetch that sends the bearer to the API's origin only, reports a lost session, and tries safe methods
 * again after a network failure or a passing fault of a gateway.
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
      if (delay === undefined || !PASSING_FAULTS.has(response.status)) return response;
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
