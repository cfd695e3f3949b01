import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RouteRecord } from '@pressdock/api';
import type {
  FastifyBaseLogger,
  FastifyContextConfig,
  FastifyInstance,
  FastifyRequest,
  RawServerDefault,
} from 'fastify';
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

/** A route of the server, with the configuration it was declared with. */
export interface MountedRoute {
  method: string;
  url: string;
  config: FastifyContextConfig | undefined;
}

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
    mountedRoutes: readonly MountedRoute[];
  }
  interface FastifyRequest {
    /** The ID of the trace that the request belongs to, on a server that records traces. */
    traceId?: string;
    /** Set by the authentication plugin on calls that need a session. */
    context: RequestContext | null;
    /**
     * Returns whether the caller may still make this call, which lasts longer than its first response:
     * their session may have ended, and their account may have been suspended.
     */
    isStillAllowed(): Promise<boolean>;
  }
}

const declarations = ['operationId', 'access', 'scope', 'audit', 'rateLimit'] as const;

/**
 * Throws if a route of the API does not declare everything that a route record does. Without its
 * declarations, a route would have no authentication, audit entry or rate limit.
 */
export function requireDeclaration(url: string, config: FastifyContextConfig = {}): void {
  if (!url.startsWith('/api/')) return;
  const missing = declarations.filter((name) => config[name] === undefined);
  if (missing.length > 0)
    throw new Error(`The route ${url} does not declare ${missing.join(', ')}.`);
}

/** Returns who makes a request, in the handler of a call that needs a session. */
export function contextOf(request: FastifyRequest): RequestContext {
  if (request.context === null) throw new Error('This call has no session.');
  return request.context;
}
