import fastifyRateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { rateLimited } from '../errors.ts';
import type { App } from '../http.ts';

const minute = 60_000;

/** Requests of one client to one call in a minute. A host's sites all ask from one address. */
const perMinute = 600;

/** Calls that cost a hash each, and with which many addresses can be tried. */
const costly: Readonly<Record<string, number>> = { signIn: 30, register: 20, saveProfile: 60 };

/** Attempts of one client to sign in to one address in a minute. */
const signInsPerMinute = 5;

/** Attempts of one person to prove their password in a minute, and of one client to change an address in an hour. */
const proofsPerMinute = 5;
const newAddressesPerHour = 5;

/**
 * Limits how often one client may make each of the contract's calls. A client is an IPv4 address,
 * or the /64 network that one IPv6 subscriber has.
 */
export async function limitRates(app: App, { isRateLimited }: Config): Promise<void> {
  if (!isRateLimited) return;
  app.addHook('onRoute', (route) => {
    const { access, operationId = '' } = route.config ?? {};
    if (access === undefined) return;
    // A copy: the record belongs to the contract.
    route.config = { ...route.config, rateLimit: { max: costly[operationId] ?? perMinute } };
  });
  await app.register(fastifyRateLimit, {
    global: false,
    timeWindow: minute,
    errorResponseBuilder: (_request, { ttl }) => rateLimited(Math.ceil(ttl / 1000)),
  });
}

type Limit<Request> = (request: Request) => Promise<void>;

/** Refuse what is done to an account too often; each counts one attempt. */
export interface AccountLimits {
  /** Signing in to one address. */
  signIn: Limit<FastifyRequest<{ Body: { email: string } }>>;
  /** Proving the password of the person signed in. */
  proof: Limit<FastifyRequest>;
  /** Taking another address, by which one could ask which addresses have an account. */
  newAddress: Limit<FastifyRequest>;
}

/** Makes the checks that slow down guessing. */
export function accountLimits(app: App, isRateLimited: boolean): AccountLimits {
  function limit(
    max: number,
    timeWindow: number,
    keyOf: (request: FastifyRequest) => string,
  ): Limit<FastifyRequest> {
    if (!isRateLimited) return async () => undefined;
    const count = app.createRateLimit({ max, timeWindow, keyGenerator: keyOf });
    return async (request) => {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) throw rateLimited(counted.ttlInSeconds);
    };
  }
  return {
    signIn: limit(signInsPerMinute, minute, (request) => {
      const { email } = request.body as { email: string };
      return `${normalizeIP(request.ip)} ${email.trim().toLowerCase().slice(0, 254)}`;
    }),
    proof: limit(proofsPerMinute, minute, (request) => `proof ${request.context?.userId}`),
    newAddress: limit(newAddressesPerHour, 60 * minute, ({ ip }) => `address ${normalizeIP(ip)}`),
  };
}
