import fastifyRateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { AttemptLimit, RateLimit } from '@pressdock/api';
import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { Config } from '../config.ts';
import { rateLimited } from '../errors.ts';
import type { App } from '../http.ts';
import { RateLimitStore } from '../load/rateLimitStore.ts';
import type { ShareCount } from '../load/shareCount.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Counts an attempt that the route record declares. Throws once the limit is exceeded. */
    countAttempt: (limit: AttemptLimit) => Promise<void>;
    /** Throws once no attempt is left, without counting one. */
    requireAttempt: (limit: AttemptLimit) => Promise<void>;
  }
}

declare module '@fastify/rate-limit' {
  // The plugin and our route records use the same property of a route's configuration.
  interface RateLimitOptions extends Partial<RateLimit> {}
  interface CreateRateLimitOptions {
    /** The name of a limit of attempts, for the store. */
    attemptName?: string;
  }
}

interface AttemptCounter {
  count(request: FastifyRequest): Promise<void>;
  requireLeft(request: FastifyRequest): Promise<void>;
}

const maxEmailLength = 254;

function emailIn(request: FastifyRequest): string {
  const { email } = request.body as { email: string };
  return email.trim().toLowerCase().slice(0, maxEmailLength);
}

const keys: Record<AttemptLimit['per'], (request: FastifyRequest) => string> = {
  client: ({ ip }) => normalizeIP(ip),
  email: emailIn,
  clientAndEmail: (request) => `${normalizeIP(request.ip)} ${emailIn(request)}`,
  person: (request) => request.context?.userId ?? emailIn(request),
  account: (request) => String(request.context?.accountId),
};

function createCounter(app: App, limit: AttemptLimit): AttemptCounter {
  const { name, per, max, windowSeconds } = limit;
  const count = app.createRateLimit({
    attemptName: name,
    max,
    timeWindow: windowSeconds * 1000,
    keyGenerator: keys[per],
  });
  return {
    async count(request) {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) throw rateLimited(counted.ttlInSeconds);
    },
    async requireLeft(request) {
      const counted = await count(request, { increment: false });
      if (!counted.isAllowed && counted.remaining === 0) throw rateLimited(counted.ttlInSeconds);
    },
  };
}

/** Returns the counter of a limit. Calls that declare a limit of the same name share its counter. */
function createCounters(app: App): (limit: AttemptLimit) => AttemptCounter {
  const counters = new Map<string, AttemptCounter>();
  return (limit) => {
    const counter = counters.get(limit.name) ?? createCounter(app, limit);
    counters.set(limit.name, counter);
    return counter;
  };
}

/**
 * Enforces the rate limits of the contract's route records. A client is an IPv4 address, or the /64
 * network of one IPv6 subscriber.
 *
 * @param share counts together with other servers; undefined if there are none
 */
export async function enforceRateLimits(
  app: App,
  { isRateLimited }: Config,
  share: ShareCount | undefined,
): Promise<void> {
  if (!isRateLimited) {
    app.decorateRequest('countAttempt', async () => undefined);
    app.decorateRequest('requireAttempt', async () => undefined);
    return;
  }
  app.addHook('onRoute', (route) => {
    const { perMinute, attempts = [] } = route.config?.rateLimit || {};
    if (perMinute === undefined) return;
    // A copy, because the record belongs to the contract.
    route.config = { ...route.config, rateLimit: { max: perMinute } };
    const countAttempts: preHandlerAsyncHookHandler = async (request) => {
      for (const limit of attempts) await request.countAttempt(limit);
    };
    if (attempts.length > 0) route.preHandler = [route.preHandler ?? [], countAttempts].flat();
  });
  await app.register(fastifyRateLimit, {
    global: false,
    timeWindow: 60_000,
    store: class extends RateLimitStore {
      constructor() {
        super(share);
      }
    },
    errorResponseBuilder: (_request, { ttl }) => rateLimited(Math.ceil(ttl / 1000)),
  });
  const counterOf = createCounters(app);
  app.decorateRequest('countAttempt', function countAttempt(this: FastifyRequest, limit) {
    return counterOf(limit).count(this);
  });
  app.decorateRequest('requireAttempt', function requireAttempt(this: FastifyRequest, limit) {
    return counterOf(limit).requireLeft(this);
  });
}
