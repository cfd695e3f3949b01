import type { RouteRecord } from '@pressdock/api';
import type { FastifyRequest, preParsingHookHandler, RouteOptions } from 'fastify';
import type { KnownKey, RequestContext, SessionContext } from '../context.ts';
import { unauthenticated } from '../errors.ts';
import type { App } from '../http.ts';
import { type Caller, refusalOf } from './reach.rules.ts';

const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/i;

/** Finds who is asking by what they sent along; undefined for what does not work. */
export interface Identities {
  findSession: (token: string) => Promise<SessionContext | undefined>;
  findApiKey: (key: string) => Promise<KnownKey | undefined>;
  /** Told who makes which call, and whether they may, before anything is done or refused. */
  noteAttempt: (
    request: FastifyRequest,
    context: RequestContext,
    record: RouteRecord,
    isRefused: boolean,
  ) => Promise<void>;
}

/** What the contract says of a route: who may call it is read off that. */
function recordOf({ method, url, config, schema }: RouteOptions): RouteRecord {
  if (typeof method !== 'string' || !schema || !('tags' in schema)) {
    throw new Error(`${url} needs a session and is no call of the contract.`);
  }
  // The server answers HEAD wherever it answers GET.
  return { method: method === 'HEAD' ? 'GET' : method, url, config, schema } as RouteRecord;
}

/**
 * Lets nobody without a living session, or an API key that may, reach a call whose record says
 * `access: 'session'`. Only the header counts, never a cookie: a form on another site cannot send it.
 */
export function authenticate(app: App, { findSession, findApiKey, noteAttempt }: Identities): void {
  app.decorateRequest('context', null);

  async function identify(authorization = ''): Promise<[RequestContext, Caller]> {
    const token = bearer.exec(authorization)?.[1];
    if (token === undefined) throw unauthenticated();
    // A session's token is never taken for a key: a key has a beginning and a checksum.
    const key = await findApiKey(token);
    if (key) return [contextOfKey(key), { actor: 'key', scope: key.scope }];
    const context = await findSession(token);
    if (context === undefined) throw unauthenticated();
    return [context, context];
  }

  async function admit(request: FastifyRequest, record: RouteRecord): Promise<void> {
    const [context, caller] = await identify(request.headers.authorization);
    request.context = context;
    const refusal = refusalOf(caller, record);
    await noteAttempt(request, context, record, refusal !== undefined);
    if (refusal) throw refusal;
  }

  app.addHook('onRoute', (route) => {
    if (route.config?.access !== 'session') return;
    const record = recordOf(route);
    // After `onRequest`, where the limits are counted: guessing tokens must not cost a query each.
    const hook: preParsingHookHandler = (request, reply, payload, done) => {
      // Answers to a person hold that person's data; a handler that knows better says so itself.
      reply.header('cache-control', 'no-store');
      admit(request, record).then(() => done(null, payload), done);
    };
    route.preParsing = [route.preParsing ?? [], hook].flat();
  });
}

function contextOfKey({ accountId, name, prefix }: KnownKey): RequestContext {
  return {
    accountId,
    userId: accountId,
    sessionId: null,
    actor: 'key',
    actorName: `${name} (${prefix}…)`,
    viewingEndsAt: null,
  };
}
