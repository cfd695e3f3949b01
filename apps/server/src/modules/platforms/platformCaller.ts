import { CALL_LIMITS, PLATFORM_CHECKS } from '@pressdock/api/limits';
import { Refusal } from '../../errors.ts';
import { type CircuitBreaker, createCircuitBreaker } from '../../load/circuitBreaker.ts';
import { createFairQueue } from '../../load/fairQueue.ts';
import { createRateLimiter } from '../../load/rateLimiter.ts';
import type { ShareCount } from '../../load/shareCount.ts';
import { platformMessages, platformNames } from '../../ports/platforms.messages.ts';
import type {
  Platform,
  PlatformKeyName,
  PlatformResult,
  RequestingSite,
} from '../../ports/platforms.ts';
import type { SecretsService } from '../../secrets/secrets.service.ts';
import type { SoldProduct } from './platforms.types.ts';
import { type KnownVerdict, updateVerdict } from './verdict.rules.ts';
import { nameOf, type VerdictCache } from './verdictCache.ts';
import type { VerdictKey } from './verdicts.store.ts';

/** A purchase code of a product to verify with one platform. */
export interface PlatformCheck {
  platform: Platform;
  product: SoldProduct;
  code: string;
  site: RequestingSite;
  key: VerdictKey;
}

/** Calls sales platforms. */
export interface PlatformCaller {
  /** Returns the new verdict, or the reason why the platform could not be called. Never throws. */
  call(check: PlatformCheck, before: KnownVerdict | undefined): Promise<KnownVerdict | string>;
  /** Waits for the running calls. */
  close(): Promise<void>;
}

const TOLERATED_FAILURES = 2;

/** Requests in progress and waiting ones, so that the codes of one account do not delay others'. */
const turns = { concurrency: 32, perKey: 8, maxWaitingPerKey: 100 };

/** Creates the circuit breaker, with a circuit per product and platform. */
function createCircuit(now: () => Date): CircuitBreaker {
  return createCircuitBreaker({
    toleratedFailures: TOLERATED_FAILURES,
    pauseMs: PLATFORM_CHECKS.retryMs,
    probeMs: CALL_LIMITS.timeoutMs,
    now,
  });
}

/**
 * Creates the function that counts a request for an unknown code and returns whether it is allowed.
 * Guessing codes must not exhaust a platform's own rate limit, whatever number of products they are for.
 */
function createGuessLimit(
  now: () => Date,
  share: ShareCount | undefined,
): (product: SoldProduct) => boolean {
  const createLimiter = (per: 'product' | 'account') =>
    createRateLimiter({
      perMinute: PLATFORM_CHECKS.unknownPerMinute[per],
      shared: { name: `purchase codes of ${per}`, share },
      now: () => now().getTime(),
    });
  const isWithinProductLimit = createLimiter('product');
  const isWithinAccountLimit = createLimiter('account');
  return ({ id, account_id }) => isWithinProductLimit(id) && isWithinAccountLimit(account_id);
}

/** Creates the caller, with a circuit breaker, fair turns, and rate limits for unknown codes. */
export function createPlatformCaller({
  verdicts,
  secrets,
  shareCount,
  onFailure,
  now,
}: {
  verdicts: VerdictCache;
  secrets: SecretsService;
  shareCount: ShareCount | undefined;
  onFailure: (error: unknown) => void;
  now: () => Date;
}): PlatformCaller {
  const running = new Map<string, Promise<KnownVerdict | string>>();
  const circuit = createCircuit(now);
  const queue = createFairQueue(turns);
  const mayGuess = createGuessLimit(now, shareCount);

  const verify = async ({
    platform,
    product,
    code,
    site,
  }: PlatformCheck): Promise<PlatformResult> => {
    const readKey = (name: PlatformKeyName) => secrets.read(product.account_id, name);
    try {
      return await platform.verify({ product, code, site, now: now(), readKey });
    } catch (error) {
      onFailure(error);
      const reason = platformMessages.unclear(platformNames[platform.name]);
      return { result: 'unavailable', reason };
    }
  };

  const callInTurn = async (check: PlatformCheck, before: KnownVerdict | undefined) => {
    const { key, product } = check;
    const circuitKey = `${key.productId} ${key.platform}`;
    const obstacle = circuit.findObstacle(circuitKey);
    if (obstacle !== undefined) return obstacle;
    const result = await verify(check);
    if (result.result === 'unavailable') {
      circuit.recordFailure(circuitKey, result.reason);
      return result.reason;
    }
    circuit.recordSuccess(circuitKey);
    const moment = now();
    const known = updateVerdict(before, result, moment);
    await verdicts.save(key, product.account_id, known, moment);
    return known;
  };

  const callOnce = async (check: PlatformCheck, before: KnownVerdict | undefined) => {
    const { platform, product } = check;
    const name = platformNames[platform.name];
    if (!before?.lastValidAt && !mayGuess(product)) return platformMessages.busy(name);
    try {
      return await queue.run(product.account_id, () => callInTurn(check, before));
    } catch (error) {
      if (error instanceof Refusal) return platformMessages.crowded(name);
      throw error;
    }
  };

  return {
    /** Concurrent checks of one code share a call. */
    call(check, before) {
      const name = nameOf(check.key);
      const shared = running.get(name);
      if (shared) return shared;
      const started = callOnce(check, before).finally(() => running.delete(name));
      running.set(name, started);
      return started;
    },
    async close() {
      await Promise.allSettled(running.values());
    },
  };
}
