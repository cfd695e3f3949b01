import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../errors.ts';
import { isId } from '../../../identity/ids.ts';
import { createRevalidatingCache } from '../../../load/revalidatingCache.ts';
import type { SiteAccessService } from '../access/siteAccess.service.ts';
import { type ProductFacts, readProduct } from '../updates.store.ts';
import type { WrittenResponse } from './writtenResponse.ts';

/** A product with everything that update checks need. */
export interface CachedProduct {
  product: ProductFacts;
  /** Whether only sites with a license or purchase code get a response. */
  isGated: boolean;
  /** The responses for each version, and for each combination of versions that a site reports. */
  responses: Map<string, WrittenResponse>;
}

/** Caches products for update checks. */
export interface ProductCache {
  /** Returns a product. Throws "not found" for an unknown product and for one without versions. */
  find(id: string): Promise<CachedProduct>;
  /** Removes a product that was changed. Other processes notice within two seconds. */
  forget(id: string): void;
}

const FRESH_MS = 700;
const MAX_AGE_MS = 1900;
const MAX_PRODUCTS = 2000;

/** Creates the cache. */
export function createProductCache(
  database: Database,
  { isGated }: Pick<SiteAccessService, 'isGated'>,
): ProductCache {
  const cache = createRevalidatingCache<CachedProduct | undefined>(
    async (id) => {
      // Sites have no account. Whether they may have a product's updates is decided later.
      const product = await database.withSystem((tx) => readProduct(tx, id));
      return product && { product, isGated: isGated(product), responses: new Map() };
    },
    { freshMs: FRESH_MS, maxAgeMs: MAX_AGE_MS, maxEntries: MAX_PRODUCTS },
  );
  return {
    async find(id) {
      if (!isId(id)) throw notFound();
      const key = id.toLowerCase();
      const cached = cache.peek(key) ?? (await cache.get(key));
      if (!cached || cached.product.versions.length === 0) throw notFound();
      return cached;
    },
    forget: (id) => cache.forget(id),
  };
}
