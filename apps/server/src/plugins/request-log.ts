import { randomBytes } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import type { App } from '../http.ts';
import { toLogText } from '../observability/logs/logText.rules.ts';

const processName = randomBytes(5).toString('hex');
let requests = 0;

/** Returns a unique id for a request, for the log and for error reports. */
export function requestId(): string {
  requests += 1;
  return `${processName}-${requests.toString(36)}`;
}

/** An error as it is logged. */
type LoggedError = {
  type: string;
  code: string | undefined;
  message: string;
  stack: string;
  cause?: LoggedError;
};

const maxCauses = 5;

/** Returns what was thrown as an error. The job library reports copies of errors, which are plain objects. */
function toError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  const copy = Object(thrown) as Partial<Error>;
  return typeof copy.message === 'string'
    ? Object.assign(new Error(copy.message), copy)
    : new Error(String(thrown));
}

/** Returns an error and its causes without values, credentials and addresses. */
export function serializeError(thrown: unknown, depth = 0): LoggedError {
  const error = toError(thrown);
  const { code: anyCode, cause } = error as Error & { code?: unknown };
  const code = typeof anyCode === 'string' ? anyCode : undefined;
  return {
    type: error.name,
    code,
    message: toLogText(error.message, code),
    stack: toLogText(error.stack ?? '', code),
    ...(cause instanceof Error && depth < maxCauses && { cause: serializeError(cause, depth + 1) }),
  };
}

/** Returns the logger's options. Log lines never contain URLs, queries, headers or bodies. */
export function loggerOptions(config: Config): FastifyServerOptions['logger'] {
  return {
    level: config.logLevel,
    serializers: {
      req: ({ id, method }) => ({ id, method }),
      err: (error: unknown) => serializeError(error),
    },
  };
}

/**
 * Sends the request id with each response and logs one line for it. Successful requests of sites are
 * logged at level `debug`, because there are thousands of them.
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
        // The route's pattern instead of the URL, which may contain a token.
        route: url ?? 'none',
        operation: config.operationId,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        account: request.context?.accountId,
        trace: request.traceId,
      },
      'request completed',
    );
  });
}
