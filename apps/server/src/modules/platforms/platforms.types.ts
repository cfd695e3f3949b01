import type { RequestingSite, SellingFacts } from '../../ports/platforms.ts';

/** A product, with the sales platforms it is sold on. */
export type SoldProduct = SellingFacts & { id: string; account_id: string };

/**
 * Whether a code entitles a site to updates. `grace`: the platform is unreachable, but confirmed the
 * code before; the code stays accepted `until` then. `reason` is for the product's owner.
 */
export type Verdict =
  | { verdict: 'granted' }
  | { verdict: 'grace'; until: Date }
  | { verdict: 'refused'; reason: string };

/** Verifies purchase codes with the sales platforms of a product. */
export interface PlatformsService {
  /** Returns whether a product is sold on a platform, so that its updates require a purchase code. */
  isGated(product: SellingFacts): boolean;
  /** Never throws, and returns within `PLATFORM_CHECKS.longestWaitMs` however slow the platform is. */
  verify(product: SoldProduct, code: string, site: RequestingSite): Promise<Verdict>;
}
