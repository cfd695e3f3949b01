import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RouteRecord } from '@pressdock/api';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { RequestContext } from './context.ts';

/** The HTTP server, with handlers typed by the contract's route records. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation id in the contract; undefined for routes outside it. */
    operationId?: string;
    access?: RouteRecord['config']['access'];
    scope?: RouteRecord['config']['scope'];
    audit?: RouteRecord['config']['audit'];
  }
  interface FastifyInstance {
    /** Every mounted route, for comparison with the contract. */
    mountedRoutes: readonly { method: string; url: string }[];
  }
  interface FastifyRequest {
    /** Set by the authentication plugin on calls that need a session. */
    context: RequestContext | null;
  }
}

/** Returns who makes a request, in the handler of a call that needs a session. */
export function contextOf(request: FastifyRequest): RequestContext {
  if (request.context === null) throw new Error('This call has no session.');
  return request.context;
}
