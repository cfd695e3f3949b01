import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSafeFetch } from '../../src/adapters/safeFetch/safeFetch.ts';
import type { Platform, PlatformResult, VerificationRequest } from '../../src/ports/platforms.ts';
import type { SafeFetch } from '../../src/ports/safeFetch.ts';

/** A request as a platform receives it. */
export interface PlatformRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  form: Record<string, string>;
  authorization: string | undefined;
}

/** A platform's response: a status and a body, which is JSON unless it is a string. */
export interface Reply {
  status?: number;
  body: unknown;
}

/** A local server that implements a platform's documented protocol. */
export interface TestPlatform {
  url: string;
  requests: PlatformRequest[];
  close(): Promise<void>;
}

/** Starts a local platform. `respond` may return a promise that never resolves. */
export async function startTestPlatform(
  respond: (request: PlatformRequest) => Reply | Promise<Reply>,
): Promise<TestPlatform> {
  const requests: PlatformRequest[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const url = new URL(request.url ?? '/', 'http://peer.example');
    const received = {
      method: request.method ?? '',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      form: Object.fromEntries(new URLSearchParams(text)),
      authorization: request.headers.authorization,
    };
    requests.push(received);
    const { status = 200, body } = await respond(received);
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

const nothingSold: VerificationRequest['product'] = {
  envato: false,
  envato_ignore_supported_until: false,
  envato_id: '',
  easy_digital_downloads: false,
  easy_digital_downloads_id: '',
  easy_digital_downloads_url: '',
  gumroad: false,
  gumroad_product_id: '',
  gumroad_product_permalink: '',
  sendowl: false,
  sendowl_product_id: '',
  whmcs: false,
  whmcs_url: '',
};

/** The time of the verification in the test tables. */
export const now = new Date('2026-11-22T12:00:00Z');

/** Verifies a code as the server does, at `now` by default. */
export async function verifyCode(
  make: (safeFetch: SafeFetch) => Platform,
  question: Partial<Omit<VerificationRequest, 'product' | 'readKey'>> & {
    product: Partial<VerificationRequest['product']>;
    keys?: Record<string, string>;
  },
): Promise<PlatformResult> {
  const { product, keys = {}, ...rest } = question;
  const { safeFetch, close } = createSafeFetch({ allowsPrivate: true, timeoutMs: 500 });
  try {
    return await make(safeFetch).verify({
      code: 'CODE',
      site: {},
      now,
      ...rest,
      product: { ...nothingSold, ...product },
      readKey: async (name) => keys[name],
    });
  } finally {
    await close();
  }
}

/** Responses after which a platform counts as unavailable. */
export const brokenReplies: [string, Reply][] = [
  ['an error', { status: 500, body: 'Internal Server Error' }],
  ['too many requests', { status: 429, body: {} }],
  ['an HTML page', { body: '<!doctype html><title>Shop</title>' }],
  ['unexpected JSON', { body: ['something', 'else'] }],
  ['an empty body', { body: '' }],
  ['an HTML page with status 404', { status: 404, body: '<h1>Not Found</h1>' }],
  ['truncated JSON', { body: '{"success":tr' }],
];
