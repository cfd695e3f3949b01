import { type CollectedField, DEFAULT_FIELDS } from '@pressdock/api/limits';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../errors.ts';
import { isId } from '../../../identity/ids.ts';
import {
  type CacheResult,
  createRevalidatingCache,
  SHARED_AGES,
} from '../../../load/revalidatingCache.ts';
import type { Counts } from '../../../observability/metrics/counts.ts';
import { isAccountServed } from '../../../permissions/serving.ts';
import type { SiteAccessService } from '../access/siteAccess.service.ts';
import { readProduct } from '../updates.store.ts';
import { collectSections, type ResponseFacts } from './updateResponse.rules.ts';

/** A product with everything that update checks need. */
export interface CachedProduct {
  product: ResponseFacts;
  /** Whether only sites with a license or purchase code get a response. */
  isGated: boolean;
  /** The optional fields that are stored of consenting sites. */
  collectedFields: ReadonlySet<CollectedField>;
  /** Changes each time the product is loaded. */
  loadId: number;
}

/** Caches products for update checks. */
export interface ProductCache {
  /** Returns a product. Throws "not found" for an unknown product and for one without versions. */
  find(id: string): Promise<CachedProduct>;
  /** Removes a product that was changed. */
  forget(id: string): void;
  /** Makes all products expire. */
  expireAll(): void;
  /** How many reads found a product. */
  counts: Counts<CacheResult>;
}

const MAX_PRODUCTS = 2000;
const MAX_BYTES = 64 * 1024 * 1024;

/** Returns about how much memory a product takes: two bytes per character. */
function measureProduct(cached: CachedProduct | undefined): number {
  const { sections = {}, versions = [] } = cached?.product ?? {};
  const texts = Object.values(sections).reduce((total, text) => total + text.length, 0);
  const notices = versions.reduce((total, one) => total + one.upgrade_notice.length, 0);
  return 20_000 + 2 * (texts + notices) + 1000 * versions.length;
}

/** Creates the cache. */
export function createProductCache(
  database: Database,
  { isGated }: Pick<SiteAccessService, 'isGated'>,
): ProductCache {
  let loads = 0;
  const cache = createRevalidatingCache<CachedProduct | undefined>(
    async (id) => {
      // Sites have no account. Whether they may have a product's updates is decided later.
      const found = await database.withSystem(async (tx) => {
        const read = await readProduct(tx, id);
        return read && (await isAccountServed(tx, read.product.account_id)) ? read : undefined;
      });
      if (!found) return undefined;
      const product = { ...found.product, sections: collectSections(found.texts) };
      loads += 1;
      const collectedFields = new Set(product.collected_fields ?? DEFAULT_FIELDS);
      return { product, isGated: isGated(product), collectedFields, loadId: loads };
    },
    {
      ...SHARED_AGES,
      maxEntries: MAX_PRODUCTS,
      maxBytes: MAX_BYTES,
      measure: measureProduct,
    },
  );
  return {
    async find(id) {
      if (!isId(id)) throw notFound();
      const key = id.toLowerCase();
      const cached = cache.peek(key) ?? (await cache.get(key));
      if (!cached || cached.product.versions.length === 0) throw notFound();
      return cached;
    },
    forget: cache.forget,
    expireAll: cache.expireAll,
    counts: cache.counts,
  };
}
