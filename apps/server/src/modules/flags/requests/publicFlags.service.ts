import type { Database } from '../../../db/database.ts';
import { rateLimited } from '../../../errors.ts';
import { createRateLimiter, unlimited } from '../../../load/rateLimiter.ts';
import type { CacheResult } from '../../../load/revalidatingCache.ts';
import type { ShareCount } from '../../../load/shareCount.ts';
import { Counts } from '../../../observability/metrics/counts.ts';
import { isFlagActive } from '../evaluation/evaluation.rules.ts';
import { type FlagQuery, FlagRequest } from '../evaluation/flagRequest.rules.ts';
import { type CachedFlags, createFlagCache } from './flagCache.ts';
import { recordRequests } from './recording.store.ts';
import { createRequestRecorder } from './requestRecorder.ts';

/** A response as JSON, with its entity tag. */
export interface WrittenFlags {
  body: string;
  etag: string;
}

/** Responds to sites and browsers. Unknown products have no flags. */
export interface PublicFlags {
  /**
   * Returns which flags of a product are active for a request, and records who made it.
   * @param client returns the IPv4 address or IPv6 network that sent it
   */
  evaluate(
    productId: string,
    query: FlagQuery,
    client: () => string,
  ): WrittenFlags | Promise<WrittenFlags>;
  /** Removes a changed product from the cache. */
  forget(productId: string): void;
  /** Makes all cached products expire. */
  expireAll(): void;
  /** The requests by their result, and the reads of the cache. */
  counts: { requests: Counts<RequestResult>; cache: Counts<CacheResult> };
  /** Writes everything that is recorded. */
  flush(): Promise<void>;
  /** Writes everything that is recorded, and stops. */
  close(): Promise<void>;
}

type RequestResult = 'answered' | 'unknown_product' | 'rate_limited' | 'failed';

/** The rate limit of each product. */
export const REQUESTS_PER_MINUTE = 60_000;

const NO_FLAGS: WrittenFlags = { body: '[]', etag: '"none"' };
/** A number holds as many bits exactly, for an operator that works on 32. */
const BITS = 30;

/** Writes the response. Its tag consists of the list of flags and of a bit for each, so hashing is not needed. */
function writeFlags({ flags, tag }: CachedFlags, request: FlagRequest): WrittenFlags {
  const parts: string[] = [];
  let etag = `"${tag}`;
  let bits = 0;
  for (const { flag, on, off } of flags) {
    const isActive = isFlagActive(flag, request);
    bits = (bits << 1) | Number(isActive);
    if (parts.push(isActive ? on : off) % BITS !== 0 && parts.length !== flags.length) continue;
    etag += `-${bits.toString(36)}`;
    bits = 0;
  }
  return { body: `[${parts.join()}]`, etag: `${etag}"` };
}

/** Creates the service. */
export function createPublicFlags(options: {
  database: Database;
  isRateLimited: boolean;
  shareCount: ShareCount | undefined;
  logFailure: (error: unknown) => void;
}): PublicFlags {
  const { database, isRateLimited, logFailure } = options;
  const cache = createFlagCache(database);
  const requests = new Counts<RequestResult>([
    ...(['answered', 'unknown_product', 'rate_limited', 'failed'] as const),
  ]);
  const recorder = createRequestRecorder(
    // Sites have no account. Each record has the account of its product.
    (batch) => database.withSystem((tx) => recordRequests(tx, batch, new Date())),
    { isRateLimited, onFailure: logFailure },
  );
  const shared = { name: 'flag product', share: options.shareCount };
  const isWithinLimit = isRateLimited
    ? createRateLimiter({ perMinute: REQUESTS_PER_MINUTE, shared })
    : unlimited;

  function fail(error: unknown): never {
    requests.add('failed');
    throw error;
  }

  function respond(
    cached: CachedFlags | undefined,
    query: FlagQuery,
    client: () => string,
  ): WrittenFlags {
    if (!cached) {
      requests.add('unknown_product');
      return NO_FLAGS;
    }
    if (!isWithinLimit(cached.id)) {
      requests.add('rate_limited');
      throw rateLimited(60);
    }
    requests.add('answered');
    const request = new FlagRequest(query);
    recorder.record(cached, request, client);
    return writeFlags(cached, request);
  }

  return {
    evaluate(productId, query, client) {
      const cached = cache.find(productId);
      // Most products are cached, and waiting takes time even if there is nothing to wait for.
      return cached instanceof Promise
        ? cached.then((loaded) => respond(loaded, query, client), fail)
        : respond(cached, query, client);
    },
    forget: cache.forget,
    expireAll: cache.expireAll,
    counts: { requests, cache: cache.counts },
    flush: recorder.flush,
    close: recorder.close,
  };
}
