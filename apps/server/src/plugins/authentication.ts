import { type ApiKeyScope, isWithinScope, neededScope, type RouteRecord } from '@pressdock/api';
import type { preParsingHookHandler, RouteOptions } from 'fastify';
import type { RequestContext } from '../context.ts';
import { forbidden, unauthenticated } from '../errors.ts';
import type { App } from '../http.ts';

const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/i;

/** Finds who is asking by what they sent along; undefined for what does not work. */
export interface Identities {
  findSession: (token: string) => Promise<RequestContext | undefined>;
  findApiKey: (key: string) => Promise<{ accountId: string; scope: ApiKeyScope } | undefined>;
}

/** What a route's record says of API keys. A route that is not wholly a record is closed to them. */
function scopeOf({ method, config, schema }: RouteOptions): ApiKeyScope | undefined {
  const isRecord = typeof method === 'string' && config?.operationId && schema && 'tags' in schema;
  if (!isRecord) return undefined;
  // The server answers HEAD wherever it answers GET.
  return neededScope({ method: method === 'HEAD' ? 'GET' : method, config, schema } as RouteRecord);
}

/**
 * Lets nobody without a living session, or an API key that may, reach a call whose record says
 * `access: 'session'`. Only the header counts, never a cookie: a form on another site cannot send it.
 */
export function authenticate(app: App, { findSession, findApiKey }: Identities): void {
  app.decorateRequest('context', null);

  async function findContext(
    authorization = '',
    needed: ApiKeyScope | undefined,
  ): Promise<RequestContext> {
    const token = bearer.exec(authorization)?.[1];
    if (token === undefined) throw unauthenticated();
    // A session's token is never taken for a key: a key has a beginning and a checksum.
    const key = await findApiKey(token);
    if (key && !isWithinScope(key.scope, needed)) {
      throw forbidden('This API key may not do this.');
    }
    if (key) return { accountId: key.accountId, userId: key.accountId, sessionId: null };
    const context = await findSession(token);
    if (context === undefined) throw unauthenticated();
    return context;
  }

  app.addHook('onRoute', (route) => {
    if (route.config?.access !== 'session') return;
    const needed = scopeOf(route);
    // After `onRequest`, where the limits are counted: guessing tokens must not cost a query each.
    const identify: preParsingHookHandler = (request, reply, payload, done) => {
      // Answers to a person hold that person's data; a handler that knows better says so itself.
      reply.header('cache-control', 'no-store');
      findContext(request.headers.authorization, needed).then((context) => {
        request.context = context;
        done(null, payload);
      }, done);
    };
    route.preParsing = [route.preParsing ?? [], identify].flat();
  });
}
