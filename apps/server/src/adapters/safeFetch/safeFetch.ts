import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { CALL_LIMITS } from '@pressdock/api/limits';
import { Agent, type Dispatcher, request } from 'undici';
import type {
  Call,
  CallAnswer,
  CallFailure,
  JudgeAddress,
  SafeFetch,
} from '../../ports/safeFetch.ts';
import { isPublicAddress } from './publicAddress.rules.ts';

/** Every address a host name stands for at this moment. */
export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;

class CallFailed extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failure);
    this.failure = failure;
  }
}

const ordinaryPorts = ['', '443', '8443'];

/** Takes an address apart and refuses what needs no question to the network. */
function checkAddress(address: string, allowsPrivate: boolean): URL {
  if (!URL.canParse(address)) throw new CallFailed('malformed');
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') throw new CallFailed('user_info');
  if (url.protocol !== 'https:' && !(allowsPrivate && url.protocol === 'http:')) {
    throw new CallFailed('not_https');
  }
  if (allowsPrivate) return url;
  if (!ordinaryPorts.includes(url.port)) throw new CallFailed('port');
  // A literal address is connected to without a lookup, so it is judged here.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new CallFailed('not_public');
  return url;
}

/**
 * The lookup of the connection itself: what it answers is what is connected to, so no second
 * answer of a name server can lead elsewhere. One bad address among good ones refuses them all.
 */
function publicLookup(resolve: Resolve, allowsPrivate: boolean): LookupFunction {
  return (host, options, done) => {
    resolve(host).then(
      (found) => {
        const [first] = found;
        const isPublic = found.every(({ address }) => isPublicAddress(address));
        if (!first || !(allowsPrivate || isPublic)) {
          done(new CallFailed(first ? 'not_public' : 'unreachable'), '', 0);
        } else if (options.all) {
          done(null, found);
        } else {
          done(null, first.address, first.family);
        }
      },
      () => done(new CallFailed('unreachable'), '', 0),
    );
  };
}

async function readBody(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > CALL_LIMITS.bodyBytes) throw new CallFailed('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function written({ headers, form, body }: Call) {
  const text = form ? new URLSearchParams(form).toString() : body;
  const type = form && { 'content-type': 'application/x-www-form-urlencoded' };
  return {
    method: text === undefined ? ('GET' as const) : ('POST' as const),
    headers: { 'user-agent': 'Pressdock', accept: 'application/json', ...type, ...headers },
    ...(text !== undefined && { body: text }),
  };
}

function reason(error: unknown): CallFailure {
  if (error instanceof CallFailed) return error.failure;
  const { name, code } = error as NodeJS.ErrnoException;
  const isLate = name === 'TimeoutError' || /^(UND_ERR_\w*TIMEOUT|ETIMEDOUT)$/.test(code ?? '');
  return isLate ? 'timeout' : 'unreachable';
}

/**
 * Makes the one function for calls to addresses that users give: https only, public places only,
 * no redirects, and bounds of time and size.
 *
 * @param allowsPrivate the operator lets calls go over http and to private networks, for tests
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
    connections: 8,
  });
  const call = async (address: string, sent: Call): Promise<CallAnswer> => {
    const url = checkAddress(address, allowsPrivate);
    const signal = AbortSignal.timeout(timeoutMs);
    const { statusCode, body } = await request(url, { dispatcher, signal, ...written(sent) });
    try {
      if (statusCode >= 300 && statusCode < 400) throw new CallFailed('redirect');
      return { ok: true, status: statusCode, body: await readBody(body) };
    } finally {
      body.on('error', () => undefined).destroy();
    }
  };
  return {
    safeFetch: (address, sent = {}) =>
      call(address, sent).catch((error) => ({ ok: false, failure: reason(error) })),
    judgeAddress: (address) => {
      try {
        checkAddress(address, allowsPrivate);
        return undefined;
      } catch (error) {
        return reason(error);
      }
    },
    close: () => dispatcher.destroy(),
  };
}
