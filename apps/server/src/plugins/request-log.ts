import { randomBytes } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import type { App } from '../http.ts';

const processName = randomBytes(5).toString('hex');
let requests = 0;

/** Names a request, for the log and for the person who reports a failure. */
export function requestId(): string {
  requests += 1;
  return `${processName}-${requests.toString(36)}`;
}

/** How the server logs: one JSON line each, and never an address, a query, a header or a body. */
export function loggerOptions(config: Config): FastifyServerOptions['logger'] {
  return {
    level: config.logLevel,
    serializers: {
      req: ({ id, method }) => ({ id, method }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code,
        message: error.message,
        stack: error.stack ?? '',
      }),
    },
  };
}

/**
 * Names each answer after its request, and writes one line for it. Sites ask by the thousand, so
 * their successes are only for `debug`.
 */
export function logRequests(app: App): void {
  const isVerbose = ['trace', 'debug'].includes(app.log.level);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const isQuiet = request.context === null && reply.statusCode < 400;
    done();
    if (isQuiet && !isVerbose) return;
    const { url, config } = request.routeOptions;
    request.log[isQuiet ? 'debug' : 'info'](
      {
        method: request.method,
        // The route's pattern, not the address: an address may hold a token.
        route: url ?? 'none',
        operation: config.operationId,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        account: request.context?.accountId,
      },
      'answered',
    );
  });
}
