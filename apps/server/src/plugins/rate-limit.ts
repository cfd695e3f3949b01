import fastifyRateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { rateLimited } from '../errors.ts';
import type { App } from '../http.ts';
import { RateLimitStore } from '../load/rateLimitStore.ts';

const minute = 60_000;

/** Requests of one client to one call in a minute. A host's sites all ask from one address. */
const perMinute = 600;

/** Calls that cost a hash each, and with which many addresses can be tried. */
const costly: Readonly<Record<string, number>> = {
  signIn: 30,
  register: 20,
  saveProfile: 60,
  provePassword: 60,
  requestPasswordReset: 20,
  resetPassword: 30,
  createOperator: 20,
};

/** Attempts of one client to sign in to one address in a minute. */
const signInsPerMinute = 5;

/** Attempts of one person to prove their password in a minute, and of one client to change an address in an hour. */
const proofsPerMinute = 5;
const newAddressesPerHour = 5;

/** Letters with a code for one address in an hour: that one client asks for, and that all do. */
const resetsPerHour = { oneClient: 5, everybody: 20 };

/** Second codes for one person in an hour, from anywhere: one in three hundred thousand guesses is right. */
const codesPerHour = 10;

/** Invitations mailed for one account in an hour. */
const invitationsPerHour = 50;

/** Files of everything for one person in an hour. */
const exportsPerHour = 5;

/** Returns how often one client may make a call in a minute. */
export function limitPerMinute(operationId: string): number {
  return costly[operationId] ?? perMinute;
}

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
    route.config = { ...route.config, rateLimit: { max: limitPerMinute(operationId) } };
  });
  await app.register(fastifyRateLimit, {
    global: false,
    timeWindow: minute,
    store: RateLimitStore,
    errorResponseBuilder: (_request, { ttl }) => rateLimited(Math.ceil(ttl / 1000)),
  });
}

type Limit<Request> = (request: Request) => Promise<void>;

type WithAddress = FastifyRequest<{ Body: { email: string } }>;

/** The address in a body, short enough to be remembered. */
function addressIn(request: FastifyRequest): string {
  const { email } = request.body as { email: string };
  return email.trim().toLowerCase().slice(0, 254);
}

/** Refuse what is done to an account too often; each counts one attempt. */
export interface AccountLimits {
  /** Signing in to one address. */
  signIn: Limit<WithAddress>;
  /** Having a code mailed to set a new password with. */
  reset: Limit<WithAddress>;
  /** Trying a code of the second factor, of whoever signs in or is signed in. */
  code: Limit<FastifyRequest>;
  /** Having an invitation mailed. */
  invitation: Limit<FastifyRequest>;
  /** Having everything that is kept written into a file. */
  dataExport: Limit<FastifyRequest>;
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
  const ofClient = (request: FastifyRequest) => `${normalizeIP(request.ip)} ${addressIn(request)}`;
  const resetOfClient = limit(
    resetsPerHour.oneClient,
    60 * minute,
    (request) => `reset ${ofClient(request)}`,
  );
  const resetOfAll = limit(
    resetsPerHour.everybody,
    60 * minute,
    (request) => `resets ${addressIn(request)}`,
  );
  return {
    signIn: limit(signInsPerMinute, minute, ofClient),
    reset: async (request) => {
      await resetOfClient(request);
      await resetOfAll(request);
    },
    code: limit(
      codesPerHour,
      60 * minute,
      (request) => `code ${request.context?.userId ?? addressIn(request)}`,
    ),
    proof: limit(proofsPerMinute, minute, (request) => `proof ${request.context?.userId}`),
    invitation: limit(
      invitationsPerHour,
      60 * minute,
      (request) => `invitation ${request.context?.accountId}`,
    ),
    dataExport: limit(
      exportsPerHour,
      60 * minute,
      (request) => `export ${request.context?.userId}`,
    ),
    newAddress: limit(newAddressesPerHour, 60 * minute, ({ ip }) => `address ${normalizeIP(ip)}`),
  };
}
