import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSafeFetch } from '../../src/adapters/safeFetch/safeFetch.ts';
import type { Platform, PlatformAnswer, PlatformQuestion } from '../../src/ports/platforms.ts';
import type { SafeFetch } from '../../src/ports/safeFetch.ts';

/** One request as a platform sees it. */
export interface Asked {
  method: string;
  path: string;
  query: Record<string, string>;
  form: Record<string, string>;
  authorization: string | undefined;
}

/** What a platform answers: a status, and a body that is JSON unless it is text. */
export interface Reply {
  status?: number;
  body: unknown;
}

/** A platform of our own that speaks another's documented protocol, on this machine. */
export interface Peer {
  url: string;
  asked: Asked[];
  close(): Promise<void>;
}

/** Starts a platform of our own. `answer` may never answer by never resolving. */
export async function startPeer(answer: (asked: Asked) => Reply | Promise<Reply>): Promise<Peer> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const url = new URL(request.url ?? '/', 'http://peer.example');
    const one = {
      method: request.method ?? '',
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      form: Object.fromEntries(new URLSearchParams(text)),
      authorization: request.headers.authorization,
    };
    asked.push(one);
    const { status = 200, body } = await answer(one);
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

const nothingSold: PlatformQuestion['product'] = {
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

/** The moment at which the tables ask. */
export const now = new Date('2026-11-22T12:00:00Z');

/** Puts a question to a platform as the server does, on `now` unless it says otherwise. */
export async function put(
  make: (safeFetch: SafeFetch) => Platform,
  question: Partial<Omit<PlatformQuestion, 'product' | 'readKey'>> & {
    product: Partial<PlatformQuestion['product']>;
    keys?: Record<string, string>;
  },
): Promise<PlatformAnswer> {
  const { product, keys = {}, ...rest } = question;
  const { safeFetch, close } = createSafeFetch({ allowsPrivate: true, timeoutMs: 500 });
  try {
    return await make(safeFetch).ask({
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

/** What becomes of every platform that breaks in one of these ways: it counts as out of reach. */
export const breakdowns: [string, Reply][] = [
  ['an error', { status: 500, body: 'Internal Server Error' }],
  ['too many requests', { status: 429, body: {} }],
  ['a page instead of an answer', { body: '<!doctype html><title>Shop</title>' }],
  ['JSON of another kind', { body: ['something', 'else'] }],
  ['nothing', { body: '' }],
  ['a page that says it is not there', { status: 404, body: '<h1>Not Found</h1>' }],
  ['half an answer', { body: '{"success":tr' }],
];
