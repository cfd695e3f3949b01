import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cardRoutes, completeSession } from './calls/cards.ts';
import { catalogRoutes } from './calls/catalog.ts';
import { customerRoutes } from './calls/customers.ts';
import { eventRoutes } from './calls/events.ts';
import { invoiceRoutes } from './calls/invoices.ts';
import type { StripeRoute } from './calls/route.ts';
import { subscriptionRoutes } from './calls/subscriptions.ts';
import { invalidRequest, StripeFailure } from './errors.ts';
import { expand } from './expand.ts';
import { type FormObject, parseForm } from './form.ts';
import { createIdempotencyKeys, type StoredReply } from './idempotency.ts';
import { sendHosted } from './pages.ts';
import { copyOf, createState, newId, type StripeState } from './state.ts';
import { passTime } from './time.ts';
import { createWebhooks, type Webhooks } from './webhooks.ts';

/** The version of the API that the stand-in implements: the one of the SDK. */
const apiVersion = '2026-10-28.endive';

/** How long Stripe remembers idempotency keys, in seconds. */
const keySeconds = 24 * 60 * 60;

/** A request as the stand-in received it. */
export interface StripeRequest {
  method: string;
  path: string;
  form: FormObject;
  idempotencyKey: string | undefined;
}

/**
 * A failure of a request. `before` it is handled, nothing happens; `after`, it took effect. A delayed one has
 * not arrived yet, so its key is unknown.
 */
export type Fault =
  | { kind: 'close'; when: 'after' | 'before' }
  | { kind: 'delay'; until: Promise<unknown> }
  | { kind: 'status'; status: number }
  | { kind: 'wait'; when: 'after' | 'before'; until: Promise<unknown> };

/** A running stand-in. */
export type StripeStandIn = StripeState & {
  webhooks: Webhooks;
  requests: StripeRequest[];
  /** Returns what goes wrong with a request; undefined if nothing does. */
  fault: (request: StripeRequest) => Fault | undefined;
  /** Completes a Checkout session like a person; returns the id of the card. */
  completeSession(id: string, last4?: string): string;
  /** Lets so many seconds pass. */
  passTime(by: number): void;
  close(): Promise<void>;
};

const routes: readonly StripeRoute[] = [
  ...subscriptionRoutes,
  ...customerRoutes,
  ...cardRoutes,
  ...catalogRoutes,
  ...invoiceRoutes,
  ...eventRoutes,
];

const patterns = routes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replaceAll(':id', '([\\w.-]+)')}$`),
}));

function findRoute(method: string, path: string): { route: StripeRoute; ids: string[] } {
  for (const { route, pattern } of patterns) {
    const found = route.method === method ? pattern.exec(path) : null;
    if (found) return { route, ids: found.slice(1) };
  }
  throw new StripeFailure(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}

function requireKnownParams(route: StripeRoute, form: FormObject): void {
  const unknown = Object.keys(form).find((name) => !route.params.includes(name));
  if (unknown === undefined) return;
  throw invalidRequest(`Received unknown parameter: ${unknown}`, {
    code: 'parameter_unknown',
    param: unknown,
  });
}

function requireAccess(state: StripeState, { headers }: IncomingMessage): void {
  if (headers.authorization !== `Bearer ${state.secretKey}`) {
    const message = 'Invalid API Key provided.';
    throw new StripeFailure(401, { type: 'invalid_request_error', message });
  }
  if (headers['stripe-version'] !== apiVersion) throw invalidRequest('Invalid Stripe API version.');
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of incoming) body += chunk;
  return body;
}

const toReply = (error: StripeFailure): StoredReply => ({
  status: error.status,
  body: { error: error.body },
});

/** Handles a request; errors of the call itself are responses, which idempotency keys remember. */
function handle(state: StripeState, { method, path, form, idempotencyKey }: StripeRequest) {
  const { route, ids } = findRoute(method, path);
  requireKnownParams(route, form);
  try {
    state.request = { id: newId('req'), idempotency_key: idempotencyKey ?? null };
    const body = expand(state, copyOf(route.handle({ state, ids, form, path })), form);
    return { status: 200, body };
  } catch (error) {
    if (error instanceof StripeFailure) return toReply(error);
    throw error;
  } finally {
    state.request = null;
  }
}

function send(response: ServerResponse, { status, body }: StoredReply, isReplayed = false): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': newId('req'),
    'stripe-version': apiVersion,
    ...(isReplayed && { 'idempotent-replayed': 'true' }),
  });
  response.end(JSON.stringify(body));
}

/** Responds to requests to the API. */
function createApi(standIn: StripeStandIn, keys: ReturnType<typeof createIdempotencyKeys>) {
  async function perform(request: StripeRequest, sent: string) {
    const fault = standIn.fault(request);
    const once = async (): Promise<StoredReply> => {
      if (fault?.kind === 'wait' && fault.when === 'before') await fault.until;
      const failed = { type: 'api_error', message: 'An unknown error occurred.' };
      if (fault?.kind === 'status') return { status: fault.status, body: { error: failed } };
      const reply = handle(standIn, request);
      if (fault?.kind === 'wait' && fault.when === 'after') await fault.until;
      return reply;
    };
    if (fault?.kind === 'close' && fault.when === 'before') return undefined;
    if (fault?.kind === 'delay') await fault.until;
    const { method, path, idempotencyKey: key } = request;
    const isKeyed = method === 'POST' && key !== undefined;
    const done = isKeyed
      ? await keys.run(key, `${method} ${path} ${sent}`, once)
      : { reply: await once(), isReplayed: false };
    return fault?.kind === 'close' ? undefined : done;
  }

  return async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (sendHosted(standIn, incoming, response)) return;
    const url = new URL(incoming.url ?? '/', 'http://stripe.example');
    const body = await readBody(incoming);
    const sent = incoming.method === 'POST' ? body : url.search.slice(1);
    const request: StripeRequest = {
      method: incoming.method ?? '',
      path: url.pathname,
      form: parseForm(sent),
      idempotencyKey: [incoming.headers['idempotency-key']].flat()[0],
    };
    standIn.requests.push(request);
    try {
      requireAccess(standIn, incoming);
      const done = await perform(request, sent);
      if (done) send(response, done.reply, done.isReplayed);
      else response.destroy();
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error;
      send(response, toReply(error));
    }
  };
}

/** Starts a stand-in for Stripe. */
export async function startStripe(): Promise<StripeStandIn> {
  const keys = createIdempotencyKeys();
  const webhooks = createWebhooks();
  const standIn: StripeStandIn = Object.assign(createState(), {
    webhooks,
    requests: [],
    fault: () => undefined,
    completeSession: (id: string, last4?: string) => completeSession(standIn, id, last4),
    passTime(by: number) {
      passTime(standIn, by);
      if (by >= keySeconds) keys.clear();
    },
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  });
  standIn.deliver = (event) => webhooks.receive(event);
  const api = createApi(standIn, keys);
  const server = createServer((incoming, response) => {
    // An error of the stand-in itself must fail the test that sees it.
    api(incoming, response).catch((error: Error) => {
      send(response, { status: 500, body: { error: { type: 'api_error', message: error.stack } } });
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return standIn;
}
