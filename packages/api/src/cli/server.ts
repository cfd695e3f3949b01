import { setTimeout } from 'node:timers/promises';
import { type ApiClient, createClient, type Result } from '../client/client.ts';
import type { ReleaseSettings } from './arguments.ts';
import { cliMessages } from './cli.messages.ts';
import { type Failure, fail, type Outcome, succeed } from './exitCodes.ts';

/** The server of a release. */
export interface Server {
  url: string;
  api: ApiClient;
  /** Repeats a call that is safe to repeat until it succeeds or no further attempt can. */
  attempt<Value>(call: () => Promise<Result<Value>>): Promise<Outcome<Value>>;
  /** Waits before another attempt. Returns whether there is one. */
  waitFor(attempts: number, retryAfterSeconds?: number): Promise<boolean>;
}

/** The seconds before the second, third and fourth attempt. */
const RETRY_SECONDS = [1, 4, 15];
const LONGEST_WAIT_SECONDS = 60;
const REQUEST_MS = 120_000;

/** Statuses after which the same request may succeed; 0 is no response. */
export const TRANSIENT = new Set([0, 429, 500, 502, 503, 504]);

function describe(url: string, { status, error }: Result<unknown> & { ok: false }): Failure {
  const { message } = error;
  if (status === 0) return fail('unavailable', cliMessages.noResponse(url));
  if (TRANSIENT.has(status) || status === 507) {
    return fail('unavailable', cliMessages.busy(url, message));
  }
  if (status === 401) return fail('denied', cliMessages.keyRejected);
  if (status === 403) return fail('denied', cliMessages.denied(message));
  if (status === 404) return fail('usage', cliMessages.notPressdock(url));
  const fields = Object.values(error.fields ?? {}).filter((text) => text !== message);
  return fail('rejected', cliMessages.rejected([message, ...fields].join(' ')));
}

/**
 * Returns a client of a server whose calls are repeated.
 * @param print shows a line about progress
 * @param wait waits for a number of milliseconds
 */
export function connect(
  { url, apiKey }: Pick<ReleaseSettings, 'url' | 'apiKey'>,
  print: (line: string) => void,
  wait: (milliseconds: number) => Promise<unknown> = setTimeout,
): Server {
  const api = createClient({
    baseUrl: url,
    getToken: () => apiKey,
    onUnauthenticated: () => undefined,
    fetch: (request) => fetch(request, { signal: AbortSignal.timeout(REQUEST_MS) }),
  });
  const waitFor: Server['waitFor'] = async (attempts, retryAfterSeconds = 0) => {
    const planned = RETRY_SECONDS[attempts - 1];
    const seconds = Math.max(planned ?? 0, retryAfterSeconds);
    if (planned === undefined || seconds > LONGEST_WAIT_SECONDS) return false;
    print(cliMessages.retrying(seconds));
    await wait(seconds * 1000);
    return true;
  };
  return {
    url,
    api,
    waitFor,
    async attempt(call) {
      for (let attempts = 1; ; attempts += 1) {
        const result = await call();
        if (result.ok) return succeed(result.data);
        const isOver = !TRANSIENT.has(result.status);
        if (isOver || !(await waitFor(attempts, result.retryAfterSeconds))) {
          return describe(url, result);
        }
      }
    },
  };
}
