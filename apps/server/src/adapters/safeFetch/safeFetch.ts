import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { CALL_LIMITS } from '@pressdock/api/limits';
import { Agent, type Dispatcher, request } from 'undici';
import type {
  Call,
  CallFailure,
  CallResult,
  JudgeAddress,
  SafeFetch,
} from '../../ports/safeFetch.ts';
import { isPublicAddress } from './publicAddress.rules.ts';

/** Returns all current addresses of a host name. */
export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;

class CallError extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** As many as sales platforms are requested at a time, so that requests never wait for each other here. */
const CONNECTIONS_PER_HOST = 32;
const allowedPorts = ['', '443', '8443'];

/** Parses a URL; throws if it can be refused without a DNS lookup. */
function checkAddress(address: string, allowsPrivate: boolean): URL {
  if (!URL.canParse(address)) throw new CallError('malformed');
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') throw new CallError('user_info');
  if (url.protocol !== 'https:' && !(allowsPrivate && url.protocol === 'http:')) {
    throw new CallError('not_https');
  }
  if (allowsPrivate) return url;
  if (!allowedPorts.includes(url.port)) throw new CallError('port');
  // Literal IP addresses are connected without a lookup, so they are checked here.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new CallError('not_public');
  return url;
}

/**
 * Returns the lookup that the connection itself uses, which prevents DNS rebinding. If one address
 * of a host is private, the host is refused.
 */
function publicLookup(resolve: Resolve, allowsPrivate: boolean): LookupFunction {
  return (host, options, done) => {
    resolve(host).then(
      (found) => {
        const [first] = found;
        const isPublic = found.every(({ address }) => isPublicAddress(address));
        if (!first || !(allowsPrivate || isPublic)) {
          done(new CallError(first ? 'not_public' : 'unreachable'), '', 0);
        } else if (options.all) {
          done(null, found);
        } else {
          done(null, first.address, first.family);
        }
      },
      () => done(new CallError('unreachable'), '', 0),
    );
  };
}

/** Reads a response; only its first bytes if `readBytes` is set. */
async function readBody(
  body: Dispatcher.ResponseData['body'],
  readBytes: number | undefined,
): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (readBytes === undefined && size > CALL_LIMITS.bodyBytes) throw new CallError('too_large');
    chunks.push(chunk);
    if (readBytes !== undefined && size >= readBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, readBytes).toString();
}

function toRequestOptions({ headers, form, body }: Call) {
  const text = form ? new URLSearchParams(form).toString() : body;
  const type = form && { 'content-type': 'application/x-www-form-urlencoded' };
  return {
    method: text === undefined ? ('GET' as const) : ('POST' as const),
    headers: { 'user-agent': 'Pressdock', accept: 'application/json', ...type, ...headers },
    ...(text !== undefined && { body: text }),
  };
}

function toFailure(error: unknown): CallFailure {
  if (error instanceof CallError) return error.failure;
  const { name, code } = error as NodeJS.ErrnoException;
  const isTimeout = name === 'TimeoutError' || /^(UND_ERR_\w*TIMEOUT|ETIMEDOUT)$/.test(code ?? '');
  return isTimeout ? 'timeout' : 'unreachable';
}

/**
 * Creates the function for requests to URLs that users enter: https and public addresses only, no
 * redirects, and limits on time and size.
 *
 * @param allowsPrivate also allows http and private networks, for tests
 */
export function createSafeFetch({
  allowsPrivate,
  resolve = (host) => lookup(host, { all: true }),
  timeoutMs = CALL_LIMITS.timeoutMs,
}: {
  allowsPrivate: boolean;
  resolve?: Resolve;
  timeoutMs?: number;
}): { safeFetch: SafeFetch; judgeAddress: JudgeAddress; close(): Promise<void> } {
  const dispatcher = new Agent({
    connect: { lookup: publicLookup(resolve, allowsPrivate), timeout: timeoutMs },
    allowH2: false,
    connections: CONNECTIONS_PER_HOST,
  });
  const call = async (address: string, options: Call): Promise<CallResult> => {
    const url = checkAddress(address, allowsPrivate);
    const signal = AbortSignal.timeout(timeoutMs);
    const { statusCode, body } = await request(url, {
      dispatcher,
      signal,
      ...toRequestOptions(options),
    });
    try {
      if (statusCode >= 300 && statusCode < 400) throw new CallError('redirect');
      return { ok: true, status: statusCode, body: await readBody(body, options.readBytes) };
    } finally {
      body.on('error', () => undefined).destroy();
    }
  };
  return {
    safeFetch: (address, options = {}) =>
      call(address, options).catch((error) => ({ ok: false, failure: toFailure(error) })),
    judgeAddress: (address) => {
      try {
        checkAddress(address, allowsPrivate);
        return undefined;
      } catch (error) {
        return toFailure(error);
      }
    },
    close: () => dispatcher.destroy(),
  };
}
