import type { CodeHostFailure } from '../../ports/codeHosts.ts';

/** A request to a code host that failed. */
export class HostError extends Error {
  readonly failure: CodeHostFailure;
  readonly status: number | undefined;
  /** When the host accepts requests again, for `rate_limited`. */
  readonly until: Date | undefined;
  /** The beginning of the response, for `invalid`. */
  readonly text: string;

  constructor(
    failure: CodeHostFailure,
    { status, until, text = '' }: { status?: number; until?: Date | undefined; text?: string } = {},
  ) {
    super(failure);
    this.name = 'HostError';
    this.failure = failure;
    this.status = status;
    this.until = until;
    this.text = text;
  }
}

/** The limits of a request. */
export interface HostFetchLimits {
  timeoutMs: number;
  maxBytes: number;
}

/** A function like `fetch`, with limits on time and size. */
export type HostFetch = (url: string | URL | Request, options?: RequestInit) => Promise<Response>;

const defaultLimits: HostFetchLimits = { timeoutMs: 10_000, maxBytes: 10 * 1024 * 1024 };
const maxRedirects = 3;
const shownBytes = 2000;

async function readBounded(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new HostError('too_large');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Returns when the rate limit ends, from the headers of the code hosts. */
export function readRateLimitEnd(headers: Headers, now: Date): Date | undefined {
  const retryAfter = Number(headers.get('retry-after') ?? Number.NaN);
  if (Number.isFinite(retryAfter)) return new Date(now.getTime() + retryAfter * 1000);
  const reset = headers.get('x-ratelimit-reset') ?? headers.get('ratelimit-reset');
  const seconds = Number(reset ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? new Date(seconds * 1000) : undefined;
}

/** Returns the failure that a response stands for; undefined for a success. */
export function classifyResponse(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  now: Date,
  text = '',
): HostError | undefined {
  if (status >= 200 && status < 300) return undefined;
  const isLimited =
    status === 429 ||
    (status === 403 &&
      (headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after')));
  if (isLimited) {
    return new HostError('rate_limited', { status, until: readRateLimitEnd(headers, now), text });
  }
  if (status === 401) return new HostError('rejected', { status, text });
  if (status === 403) return new HostError('denied', { status, text });
  if (status === 404 || status === 410) return new HostError('not_found', { status, text });
  if (status >= 400 && status < 500) return new HostError('invalid', { status, text });
  return new HostError('failed', { status, text });
}

/** Returns the failure of a connection. */
function toHostError(error: unknown): HostError {
  if (error instanceof HostError) return error;
  const isTimeout = (error as Error).name === 'TimeoutError';
  return new HostError(isTimeout ? 'timeout' : 'unreachable');
}

/** Follows redirects on the same host only, because another one would receive the token. */
async function followRedirects(first: URL, options: RequestInit): Promise<Response> {
  let url = first;
  for (let count = 0; count <= maxRedirects; count += 1) {
    const response = await fetch(url, { ...options, redirect: 'manual' });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    await response.body?.cancel();
    const next = new URL(location, url);
    if (next.origin !== first.origin) break;
    url = next;
  }
  throw new HostError('failed');
}

/**
 * Creates the function that sends all requests to code hosts. The response is read completely within
 * the limits.
 *
 * @param throwsForStatus throws a {@link HostError} for a response that is not a success
 */
export function createHostFetch(
  { throwsForStatus }: { throwsForStatus: boolean },
  { timeoutMs, maxBytes }: HostFetchLimits = defaultLimits,
): HostFetch {
  return async (input, options = {}) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
    try {
      const url = new URL(input instanceof Request ? input.url : input);
      const response = await followRedirects(url, { ...options, signal });
      const body = await readBounded(response, maxBytes);
      const text = new TextDecoder().decode(body.subarray(0, shownBytes));
      const problem = throwsForStatus ? classifyResponse(response, new Date(), text) : undefined;
      if (problem) throw problem;
      const { status, headers } = response;
      const hasBody = status !== 204 && status !== 205 && status !== 304;
      return new Response(hasBody ? body : null, { status, headers });
    } catch (error) {
      throw toHostError(error);
    }
  };
}

/** Returns the failure of a request that a library wrapped in its own error; undefined for a bug. */
export function findHostError(error: unknown): HostError | undefined {
  let current = error;
  for (let depth = 0; depth < 5 && current instanceof Error; depth += 1) {
    if (current instanceof HostError) return current;
    current = current.cause;
  }
  return undefined;
}
