import type { SessionRecord } from '@pressdock/api';
import type {
  FastifyContextConfig,
  FastifyRequest,
  preParsingHookHandler,
  RouteOptions,
} from 'fastify';
import type { KnownKey, RequestContext, SessionContext } from '../context.ts';
import { unauthenticated } from '../errors.ts';
import type { App } from '../http.ts';
import { type Caller, refuseCaller } from './access.rules.ts';

const bearer = /^Bearer ([A-Za-z0-9_-]{20,200})$/i;

/** Records who makes a call, and whether they may, before the call is made or refused. */
export type RecordAttempt = (
  request: FastifyRequest,
  context: RequestContext,
  record: Pick<SessionRecord, 'config' | 'schema'>,
  isRefused: boolean,
) => Promise<void>;

/** Finds the caller by their credentials; undefined if those do not work. */
export interface Identities {
  findSession: (token: string) => Promise<SessionContext | undefined>;
  findApiKey: (key: string) => Promise<KnownKey | undefined>;
  recordAttempt: RecordAttempt;
}

/** Returns the configuration of a call that needs a session; undefined for any other route. */
export function sessionConfigOf(
  config: FastifyContextConfig | undefined,
): SessionRecord['config'] | undefined {
  if (config?.access === undefined || config.access === 'public') return undefined;
  return config as SessionRecord['config'];
}

function recordOf({ url, config, schema }: Pick<RouteOptions, 'url' | 'config' | 'schema'>) {
  const sessionConfig = sessionConfigOf(config);
  if (!sessionConfig) return undefined;
  if (!schema || !('tags' in schema)) throw new Error(`${url} is not a call of the contract.`);
  return { config: sessionConfig, schema: schema as SessionRecord['schema'] };
}

/**
 * Allows a call that needs a session only to the callers in its route record. Credentials are
 * read from the header, never from a cookie: a form on another site cannot send them.
 */
export function authenticate(
  app: App,
  { findSession, findApiKey, recordAttempt }: Identities,
): void {
  app.decorateRequest('context', null);

  async function findCaller(authorization = ''): Promise<[RequestContext, Caller] | undefined> {
    const token = bearer.exec(authorization)?.[1];
    if (token === undefined) return undefined;
    // A session token is never mistaken for a key, which has a prefix and a checksum.
    const key = await findApiKey(token);
    if (key) {
      const { scope, isEmailVerified } = key;
      return [contextOfKey(key), { actor: 'key', scope, isEmailVerified }];
    }
    const context = await findSession(token);
    return context && [context, context];
  }

  app.decorateRequest('isStillAllowed', async function isStillAllowed(this: FastifyRequest) {
    const { url = '', config, schema } = this.routeOptions;
    const record = recordOf({ url, config, schema });
    const found = await findCaller(this.headers.authorization);
    if (!record || !found) return false;
    const [context, caller] = found;
    const isSame = context.accountId === this.context?.accountId;
    return isSame && refuseCaller(caller, record) === undefined;
  });

  app.addHook('onRoute', (route) => {
    const record = recordOf(route);
    if (!record) return;
    const admit = async (request: FastifyRequest): Promise<void> => {
      const found = await findCaller(request.headers.authorization);
      if (!found) throw unauthenticated();
      const [context, caller] = found;
      request.context = context;
      const refusal = refuseCaller(caller, record);
      await recordAttempt(request, context, record, refusal !== undefined);
      if (refusal) throw refusal;
    };
    // After `onRequest`, which enforces rate limits: guessing tokens must not cost a query each.
    const hook: preParsingHookHandler = (request, reply, payload, done) => {
      // Responses contain personal data, unless a handler sets another header.
      reply.header('cache-control', 'no-store');
      admit(request).then(() => done(null, payload), done);
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
