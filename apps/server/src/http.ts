import type { IncomingMessage, ServerResponse } from 'node:http';
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
    /** The call's name in the contract; absent on what the contract does not cover. */
    operationId?: string;
    access?: 'public' | 'session';
  }
  interface FastifyInstance {
    /** Every mounted route, for whoever compares them with the contract. */
    mountedRoutes: readonly { method: string; url: string }[];
  }
  interface FastifyRequest {
    /** Set by the auth plugin on calls that need a session. */
    context: RequestContext | null;
  }
}

/** Who is asking, in the handler of a call whose record says `access: 'session'`. */
export function contextOf(request: FastifyRequest): RequestContext {
  if (request.context === null) throw new Error('This call has no session.');
  return request.context;
}
