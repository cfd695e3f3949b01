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
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.routeOptions.config.access !== 'session') {
      done(null, payload);
      return;
    }
    findContext(request.headers.authorization).then((context) => {
      request.context = context;
      done(null, payload);
    }, done);
  });
}
