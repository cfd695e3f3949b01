import type { preParsingHookHandler } from 'fastify';
import type { RequestContext } from '../context.ts';
import { unauthenticated } from '../errors.ts';
import type { App } from '../http.ts';

const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/i;

/**
 * Lets nobody without a living session reach a call whose record says `access: 'session'`.
 * Only the header counts, never a cookie: a form on another site cannot send it.
 */
export function authenticate(
  app: App,
  findSession: (token: string) => Promise<RequestContext | undefined>,
): void {
  app.decorateRequest('context', null);
  async function findContext(authorization = ''): Promise<RequestContext> {
    const token = bearer.exec(authorization)?.[1];
    const context = token === undefined ? undefined : await findSession(token);
    if (context === undefined) throw unauthenticated();
    return context;
  }

  // After `onRequest`, where the limits are counted: guessing tokens must not cost a query each.
  const identify: preParsingHookHandler = (request, reply, payload, done) => {
    // Answers to a person hold that person's data; a handler that knows better says so itself.
    reply.header('cache-control', 'no-store');
    findContext(request.headers.authorization).then((context) => {
      request.context = context;
      done(null, payload);
    }, done);
  };
  app.addHook('onRoute', (route) => {
    if (route.config?.access !== 'session') return;
    route.preParsing = [route.preParsing ?? [], identify].flat();
  });
}
